import { mentionsOf } from '#contract/posts.mentions.ts';

/** A piece of a text. */
export interface SaidPart {
  /** Where it begins. */
  at: number;
  text: string;
  /** Whose handle it names, where it names one. */
  handle?: string;
}

/** Cuts a text at the handles that it names. */
export function partsOf(content: string): SaidPart[] {
  const parts: SaidPart[] = [];
  let from = 0;
  for (const mention of mentionsOf(content)) {
    if (mention.at > from) parts.push({ at: from, text: content.slice(from, mention.at) });
    parts.push(mention);
    from = mention.at + mention.text.length;
  }
  if (from < content.length) parts.push({ at: from, text: content.slice(from) });
  return parts;
}

/** Returns what was typed of a handle at the end of a text; undefined where none is being typed. */
export function begunIn(text: string): string | undefined {
  return /(?:^|[\s(])@([A-Za-z0-9_]{0,30})$/.exec(text)?.[1];
}

/** Puts a handle in the place of what was begun before the caret, and returns where the caret goes on. */
export function withMention(text: string, handle: string, caret = text.length): { text: string; caret: number } {
  const before = `${text.slice(0, caret).replace(/@[A-Za-z0-9_]*$/, '')}@${handle} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}
