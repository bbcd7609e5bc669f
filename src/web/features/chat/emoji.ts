const [table = ''] = Object.values(
  import.meta.glob<string>('../../../../content/emoji.tsv', { query: '?raw', import: 'default', eager: true }),
);

export interface Emoji {
  emoji: string;
  name: string;
  /** Its five skin tones from light to dark, or none. */
  tones: readonly string[];
  /** What a search looks through, in lower case. */
  words: string;
}

interface EmojiGroup {
  name: string;
  emoji: readonly Emoji[];
}

/** Every emoji that is a reaction, by group. The table is large: this module is fetched when a picker opens. */
export const groups: readonly EmojiGroup[] = table
  .trim()
  .split(/^# /m)
  .slice(1)
  .map((text) => {
    const [name = '', ...lines] = text.trim().split('\n');
    return { name, emoji: lines.map(emojiOf) };
  });

function emojiOf(line: string): Emoji {
  const [emoji = '', name = '', tags = '', tones = ''] = line.split('\t');
  return { emoji, name, tones: tones === '' ? [] : tones.split(' '), words: `${name} ${tags}`.toLowerCase() };
}

/** Returns the groups with the emoji that every word of a search is found in. */
export function search(text: string): readonly EmojiGroup[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return groups;
  return groups
    .map(({ name, emoji }) => ({ name, emoji: emoji.filter((one) => words.every((word) => one.words.includes(word))) }))
    .filter(({ emoji }) => emoji.length > 0);
}
