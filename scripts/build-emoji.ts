/**
 * Makes content/emoji.tsv from emojibase-data (MIT): a line for each group, and one for each emoji with its name, the words
 * that find it and its five skin tones. Only what the contract takes as one emoji is in it. Run: npm run build:emoji
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactionEmoji } from '#contract/chat.ts';

interface Entry {
  emoji: string;
  label: string;
  tags?: string[];
  group?: number;
  order?: number;
  /** The version of Unicode's emoji that it came with. */
  version: number;
  tone?: number | number[];
  skins?: Entry[];
}

const folder = fileURLToPath(import.meta.resolve('emojibase-data/en/data.json'));
const entries = JSON.parse(await readFile(folder, 'utf8')) as Entry[];
/** Many devices draw nothing for later ones. */
const LAST_VERSION = 15.1;
const GROUPS = [
  'Smileys',
  'People',
  '',
  'Animals and nature',
  'Food',
  'Places',
  'Activities',
  'Objects',
  'Symbols',
  'Flags',
];

/** The source marks some emoji as pictures that are ones anyway. */
const asOne = (emoji: string): string | undefined =>
  [emoji, emoji.replaceAll('\uFE0F', '')].find((form) => reactionEmoji.safeParse(form).success);

const lines: string[] = [];
for (const [group, name] of GROUPS.entries()) {
  if (name === '') continue;
  lines.push(`# ${name}`);
  const ofGroup = entries
    .filter((entry) => entry.group === group && entry.version <= LAST_VERSION)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  for (const { emoji, label, tags = [], skins = [] } of ofGroup) {
    const one = asOne(emoji);
    const tones = skins.flatMap((skin) => (typeof skin.tone === 'number' ? (asOne(skin.emoji) ?? []) : []));
    if (one !== undefined)
      lines.push([one, label, tags.join(' '), tones.length === 5 ? tones.join(' ') : ''].join('\t'));
  }
}
await writeFile(join(import.meta.dirname, '../content/emoji.tsv'), `${lines.join('\n')}\n`);
