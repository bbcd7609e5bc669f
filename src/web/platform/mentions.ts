import { mentionParts, mentionsOf } from '#contract/posts.mentions.ts';

/** A piece of a text. */
export interface SaidPart {
  /** The index of the piece's first character. */
  at: number;
  text: string;
  /** The mentioned handle, if the piece is a mention. */
  handle?: string;
}

/** Splits a text at the handles in it. */
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

const BEGUN = new RegExp(`${mentionParts.before}@([A-Za-z0-9_]{0,30})$`, 'u');

/** Returns the beginning of a handle that a text ends with; undefined when no handle is being typed. */
export function begunIn(text: string): string | undefined {
  return BEGUN.exec(text)?.[1];
}

/** Completes the handle that is typed before the caret. Returns the new text and the new position of the caret. */
export function withMention(text: string, handle: string, caret = text.length): { text: string; caret: number } {
  const before = `${text.slice(0, caret).replace(/@[A-Za-z0-9_]*$/, '')}@${handle} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}
