/** `npm run bench`: bundles the benchmark and the library's sources as they would be published, and runs it. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = new URL('./', import.meta.url);
const outfile = fileURLToPath(new URL('node_modules/.bench/main.mjs', here));

await build({
  entryPoints: [fileURLToPath(new URL('main.ts', here))],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'es2023',
  define: { 'process.env.NODE_ENV': '"production"' },
});

const { status } = spawnSync(process.execPath, ['--expose-gc', outfile, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
process.exitCode = status ?? 1;
