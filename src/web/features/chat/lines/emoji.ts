const [table = ''] = Object.values(
  import.meta.glob<string>('/content/languages/en/emoji.tsv', { query: '?raw', import: 'default', eager: true }),
);

export interface Emoji {
  emoji: string;
  name: string;
  /** The emoji in five skin tones, from light to dark; empty if it has none. */
  tones: readonly string[];
  /** The searchable words, in lower case and without accents. */
  words: string;
}

interface EmojiGroup {
  name: string;
  emoji: readonly Emoji[];
}

/** By file: the functions that load the emoji tables of other languages. */
const tables = import.meta.glob<string>(['/content/languages/*/emoji.tsv', '!/content/languages/en/**'], {
  query: '?raw',
  import: 'default',
});

/** All emoji that can be reactions, by group. The table is large, so this module is loaded only when a picker opens. */
export let groups: readonly EmojiGroup[] = groupsOf(table);

/** Loads the emoji names of a language, if it has a table. The English words stay searchable too. */
export async function nameEmoji(language: string): Promise<void> {
  const own = await tables[`/content/languages/${language}/emoji.tsv`]?.().catch(() => undefined);
  if (own === undefined) return;
  const english = new Map(groups.flatMap(({ emoji }) => emoji.map((one) => [one.emoji, one.words])));
  groups = groupsOf(own).map(({ name, emoji }) => ({
    name,
    emoji: emoji.map((one) => ({ ...one, words: `${one.words} ${english.get(one.emoji) ?? ''}` })),
  }));
}

function groupsOf(text: string): EmojiGroup[] {
  return text
    .trim()
    .split(/^# /m)
    .slice(1)
    .map((group) => {
      const [name = '', ...lines] = group.trim().split('\n');
      return { name, emoji: lines.map(emojiOf) };
    });
}

function emojiOf(line: string): Emoji {
  const [emoji = '', name = '', tags = '', tones = ''] = line.split('\t');
  return { emoji, name, tones: tones === '' ? [] : tones.split(' '), words: folded(`${name} ${tags}`) };
}

/** Returns the text in lower case and without accents, because people omit accents in a search. */
function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Returns the groups, each with only the emoji that match every word of the search. */
export function search(text: string): readonly EmojiGroup[] {
  const words = folded(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return groups;
  return groups
    .map(({ name, emoji }) => ({ name, emoji: emoji.filter((one) => words.every((word) => one.words.includes(word))) }))
    .filter(({ emoji }) => emoji.length > 0);
}
