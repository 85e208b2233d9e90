import { defineConfig, type Options } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** `./dist/text/index.js` of an export becomes the entry `text/index`, built from `src/text/index.ts`. */
function entryOf(target: string): [string, string] {
  const name = target.replace(/^\.\/dist\//, '').replace(/\.js$/, '');
  return [name, `src/${name}.ts`];
}

const targets = Object.values(manifest.exports).flatMap((entry) =>
  typeof entry === 'string' ? [] : [entry.import.default],
);

const shared: Options = {
  target: 'es2023',
  tsconfig: 'src/tsconfig.json',
  sourcemap: true,
  // Two configurations write to dist at once: the prebuild script empties it, before either of them starts.
  clean: false,
  skipNodeModulesBundle: true,
};

const library: Options = {
  ...shared,
  entry: Object.fromEntries(targets.map(entryOf)),
  format: ['esm', 'cjs'],
  platform: 'neutral',
  splitting: true,
  noExternal: ['@noble/hashes'],
  // tsup hands a deprecated `baseUrl` to TypeScript 6.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
};

const cli: Options = {
  ...shared,
  entry: { cli: 'src/cli/main.ts' },
  format: ['esm'],
  platform: 'node',
  splitting: false,
  noExternal: ['@noble/hashes', 'commander'],
  // commander is CommonJS inside and requires Node's own modules.
  banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
};

export default defineConfig([library, cli]);
