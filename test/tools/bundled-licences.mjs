/** Writes dist/THIRD-PARTY-LICENSES.txt: the licence of each package whose code the source maps of dist name. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const names = new Set();
for (const file of readdirSync('dist', { recursive: true })) {
  if (!file.endsWith('.map')) continue;
  for (const source of JSON.parse(readFileSync(`dist/${file}`, 'utf8')).sources) {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
    if (name !== undefined) names.add(name);
  }
}

const rule = '-'.repeat(80);
const sections = [...names]
  .sort((a, b) => (a < b ? -1 : 1))
  .map((name) => {
    const folder = `node_modules/${name}`;
    const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
    if (file === undefined) throw new Error(`${name} is bundled and has no licence file.`);
    return `${rule}\n${name} ${version} (${license})\n${rule}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
  });

const opening = 'Code of these packages is part of the files of this folder.\n';
writeFileSync('dist/THIRD-PARTY-LICENSES.txt', [opening, ...sections].join('\n'));
