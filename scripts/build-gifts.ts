/**
 * Copies the drawings of the gifts out of the Fluent Emoji high-contrast set into one module. The browser loads the
 * module with the first gift.
 *
 *   node scripts/build-gifts.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giftTypes } from '#content/gifts.ts';

const root = join(import.meta.dirname, '..');
const names: Record<string, string> = {
  'borrowed-moon': 'crescent-moon',
  'still-receiving': 'satellite-antenna',
  'lost-tourist': 'alien-monster',
  'small-rocket': 'rocket',
  'long-look': 'telescope',
  'parked-outside': 'flying-saucer',
  'spare-star': 'glowing-star',
  'unfolded-sky': 'milky-way',
  'night-swim': 'comet',
  'odd-planet': 'ringed-planet',
  'pocket-fern': 'seedling',
  'honest-cactus': 'cactus',
  'slow-friend': 'snail',
  'desk-sunflower': 'sunflower',
  'chosen-leaf': 'maple-leaf',
  'first-snow': 'snowflake',
  'shy-hedgehog': 'hedgehog',
  'bold-bouquet': 'bouquet',
  'worth-it': 'rainbow',
  'whole-reef': 'coral',
  'warm-mug': 'hot-beverage',
  'good-song': 'headphone',
  'big-umbrella': 'umbrella',
  'last-slice': 'pizza',
  'plus-one': 'admission-tickets',
  'spare-key': 'key',
  'tiny-tent': 'tent',
  'midnight-soup': 'steaming-bowl',
  'way-home': 'red-paper-lantern',
  'kitchen-disco': 'mirror-ball',
  'happy-tears': 'face-with-tears-of-joy',
  'soft-landing': 'melting-face',
  'indoor-shades': 'smiling-face-with-sunglasses',
  'proud-clown': 'clown-face',
  'open-arms': 'hugging-face',
  'house-ghost': 'ghost',
  'only-fruit': 'peach',
  'soft-bear': 'teddy-bear',
  'too-much': 'sparkling-heart',
  'safe-eye': 'nazar-amulet',
  'strange-brew': 'alembic',
  'true-north': 'compass',
  'working-wand': 'magic-wand',
  'kind-mirror': 'mirror',
  'firm-maybe': 'crystal-ball',
  'house-unicorn': 'unicorn',
  'small-dragon': 'dragon-face',
  'more-time': 'hourglass-done',
};

type IconSet = { icons: Record<string, { body: string }> };
const file = join(root, 'node_modules/@iconify-json/fluent-emoji-high-contrast/icons.json');
const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;

const lines = giftTypes.map(({ id }) => {
  const body = icons[names[id] ?? '']?.body;
  if (!body) throw new Error(`the set has no drawing for ${id}`);
  const ink = body.replace(/<defs>.*<\/defs>/, '');
  const paths = [...ink.matchAll(/ d="([^"]+)"/g)].map((match) => `'${match[1]}'`);
  const rule = ink.includes('evenodd') ? ', evenOdd: true' : '';
  return `  '${id}': { paths: [${paths.join(', ')}]${rule} },`;
});
const text = `// Fluent Emoji high contrast (MIT, Microsoft), written by scripts/build-gifts.ts.
import type { AnimalDrawing } from '#content/animals/animal.ts';

/** What is drawn of each gift, in a box of 32 × 32, by its id. */
export const drawings: Readonly<Record<string, AnimalDrawing>> = {
${lines.join('\n')}
};
`;
writeFileSync(join(root, 'src/web/ui/gifts/drawings.ts'), text);
console.log(`${lines.length} gifts`);
