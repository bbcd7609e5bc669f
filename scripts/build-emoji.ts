/**
 * Makes the emoji.tsv of every language from emojibase-data (MIT): a line for each group, and one for each emoji with its
 * name, its search words and its five skin tones. The files contain only what the contract accepts as one emoji. Run: npm run build:emoji
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LanguageFacts } from '#content/languages/language.ts';
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

/** Words of a name that nobody searches for. */
const BETWEEN = new Set(['a', 'al', 'con', 'de', 'del', 'el', 'en', 'la', 'las', 'los', 'por', 'un', 'una', 'y']);
const folders = join(import.meta.dirname, '../content/languages');

async function entriesOf(source: string): Promise<Entry[]> {
  const file = fileURLToPath(import.meta.resolve(`emojibase-data/${source}/data.json`));
  return JSON.parse(await readFile(file, 'utf8')) as Entry[];
}

/** Reads what a region calls its emoji where emojibase-data does not know it: a name and search words for each. */
async function ownOf(language: string): Promise<Partial<Entry>[]> {
  const lines = (await readFile(join(folders, language, 'emoji-own.tsv'), 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const [emoji = '', label = '', tags = ''] = line.split('\t');
    return { emoji, label, tags: tags.split(' ') };
  });
}

/** Returns the entries in the words of a region. The general names and search words find them too. */
function inWordsOf(region: readonly Partial<Entry>[], entries: readonly Entry[]): Entry[] {
  const byEmoji = new Map(region.map((entry) => [entry.emoji, entry]));
  return entries.map((entry) => {
    const own = byEmoji.get(entry.emoji);
    if (own === undefined) return entry;
    const { label = entry.label, tags = [] } = own;
    const name = new Set(label.split(' '));
    const found = new Set([...tags, ...(entry.tags ?? []), entry.label].flatMap((words) => words.split(' ')));
    return { ...entry, label, tags: [...found].filter((word) => !BETWEEN.has(word) && !name.has(word)) };
  });
}

for (const [language, { emojiGroups, emojiRegion }] of Object.entries<LanguageFacts>(languageFacts)) {
  let entries = await entriesOf(language);
  if (emojiRegion !== undefined) {
    entries = inWordsOf(await entriesOf(emojiRegion), entries);
    entries = inWordsOf(await ownOf(language), entries);
  }
  await writeFile(join(folders, language, 'emoji.tsv'), `${linesOf(entries, emojiGroups).join('\n')}\n`);
}
