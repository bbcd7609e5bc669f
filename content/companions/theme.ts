import type { MbtiType } from '#contract/people.ts';

/** What people speak of every day, and what any character can answer to it. */
export interface Theme {
  key: string;
  /** What people write about it; a line near to one of these in meaning is about the theme. */
  examples: readonly string[];
  /** Three each, for the two tempers of characters. */
  answers: Readonly<Record<Temper, readonly string[]>>;
  /** Three short replies to any of the answers, and what follows them. */
  replies: readonly ThemeReply[];
}

export interface ThemeReply {
  text: string;
  answer: Readonly<Record<Temper, string>>;
}

export const tempers = ['warm', 'dry'] as const;
/** How a character takes a person's troubles: openly tender, or laconic with kindness underneath. */
export type Temper = (typeof tempers)[number];
export const temperOf = (type: MbtiType): Temper => (type.includes('F') ? 'warm' : 'dry');

/** Parses a file of themes. Throws an Error that names the line of a fault in its form. */
export function parseThemes(source: string): Theme[] {
  const themes: OpenTheme[] = [];
  for (const [at, line] of source.split('\n').entries()) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('//')) continue;
    if (!take(themes, trimmed)) throw new Error(`line ${at + 1}: neither a theme, an answer nor a reply: ${trimmed}`);
  }
  return themes;
}

interface OpenTheme extends Theme {
  answers: Record<Temper, string[]>;
  replies: { text: string; answer: Record<Temper, string> }[];
}

/** Adds a line to the last theme; returns false for a line that has no place there. */
function take(themes: OpenTheme[], line: string): boolean {
  if (line.startsWith('=')) {
    const [key = '', examples = ''] = line.slice(1).split('|');
    const lines = examples.split(';').map((one) => one.trim());
    themes.push({ key: key.trim(), examples: lines.filter(Boolean), answers: { warm: [], dry: [] }, replies: [] });
    return examples !== '';
  }
  const theme = themes.at(-1);
  if (theme === undefined) return false;
  if (line.startsWith('- ')) {
    theme.replies.push({ text: line.slice(2).trim(), answer: { warm: '', dry: '' } });
    return true;
  }
  const temper = tempers.find((one) => line.startsWith(`${one}: `));
  if (temper === undefined) return false;
  const text = line.slice(temper.length + 2).trim();
  const reply = theme.replies.at(-1);
  if (reply === undefined) theme.answers[temper].push(text);
  else if (reply.answer[temper] === '') reply.answer[temper] = text;
  else return false;
  return true;
}
