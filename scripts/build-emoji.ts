/**
 * Makes the emoji.tsv of every language from emojibase-data (MIT): a line for each group, and one for each emoji with its
 * name, its search words and its five skin tones. The files contain only what the contract accepts as one emoji. Run: npm run build:emoji
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageFacts } from '#content/languages/languages.ts';
import { reactionEmoji } from '#contract/chat.ts';

interface Entry {
  emoji: string;
  label: string;
  tags?: string[];
  group?: number;
  order?: number;
  /** The version of Unicode's emoji that added the emoji. */
  version: number;
  tone?: number | number[];
  skins?: Entry[];
}

/** The latest version of Unicode's emoji in the files. Many devices cannot draw emoji of later versions. */
const LAST_VERSION = 15.1;
/** Returns the emoji in the form that the contract accepts, with or without U+FE0F; undefined if it accepts no form. */
const asOne = (emoji: string): string | undefined =>
  [emoji, emoji.replaceAll('\uFE0F', '')].find((form) => reactionEmoji.safeParse(form).success);

function linesOf(entries: readonly Entry[], groups: readonly string[]): string[] {
  return groups.flatMap((name, group) => {
    if (name === '') return [];
    const ofGroup = entries
      .filter((entry) => entry.group === group && entry.version <= LAST_VERSION)
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
    return [`# ${name}`, ...ofGroup.flatMap(lineOf)];
  });
}

function lineOf({ emoji, label, tags = [], skins = [] }: Entry): string[] {
  const one = asOne(emoji);
  const tones = skins.flatMap((skin) => (typeof skin.tone === 'number' ? (asOne(skin.emoji) ?? []) : []));
  if (one === undefined) return [];
  return [[one, label, tags.join(' '), tones.length === 5 ? tones.join(' ') : ''].join('\t')];
}

for (const [language, { emojiGroups }] of Object.entries(languageFacts)) {
  const source = import.meta.resolve(`emojibase-data/${language}/data.json`);
  const entries = JSON.parse(await readFile(fileURLToPath(source), 'utf8')) as Entry[];
  const file = join(import.meta.dirname, '../content/languages', language, 'emoji.tsv');
  await writeFile(file, `${linesOf(entries, emojiGroups).join('\n')}\n`);
}
