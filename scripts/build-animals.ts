/**
 * Copies the animals that the product uses out of the Fluent Emoji high-contrast set, each into a small file of its
 * own, so that the rest of the set is not bundled. Does not change our own drawings.
 *
 *   node scripts/build-animals.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const names = {
  eagle: 'eagle',
  octopus: 'octopus',
  wolf: 'wolf',
  fox: 'fox',
  owl: 'owl',
  butterfly: 'butterfly',
  otter: 'otter',
  dolphin: 'dolphin',
  jellyfish: 'jellyfish',
  raccoon: 'raccoon',
  beaver: 'beaver',
  elephant: 'elephant',
  bee: 'honeybee',
  turtle: 'turtle',
};

type IconSet = { icons: Record<string, { body: string }> };
const file = join(root, 'node_modules/@iconify-json/fluent-emoji-high-contrast/icons.json');
const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;

for (const [animal, name] of Object.entries(names)) {
  const body = icons[name]?.body;
  if (!body) throw new Error(`the set has no ${name}`);
  const ink = body.replace(/<defs>.*<\/defs>/, '');
  const paths = [...ink.matchAll(/ d="([^"]+)"/g)].map((match) => `'${match[1]}'`);
  const rule = ink.includes('evenodd') ? ', evenOdd: true' : '';
  const text = `// Fluent Emoji high contrast (MIT, Microsoft), written by scripts/build-animals.ts.
import type { AnimalDrawing } from './animal.ts';

export const ${animal}: AnimalDrawing = { paths: [${paths.join(', ')}]${rule} };
`;
  writeFileSync(join(root, `content/animals/${animal}.ts`), text);
}
console.log(`${Object.keys(names).length} animals`);
