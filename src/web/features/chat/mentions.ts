/** A piece of a message. */
export interface SaidPart {
  /** Where it begins. */
  at: number;
  text: string;
  /** Whose handle it names, where it names one. */
  handle?: string;
}

/** Cuts a message at the handles that it names: "@ada" within a word, as in an address, names nobody. */
export function partsOf(content: string): SaidPart[] {
  const parts: SaidPart[] = [];
  let from = 0;
  for (const { index, 0: text } of content.matchAll(/(?<![\p{L}\p{N}_@.])@[A-Za-z0-9_]{3,30}(?![A-Za-z0-9_])/gu)) {
    if (index > from) parts.push({ at: from, text: content.slice(from, index) });
    parts.push({ at: index, text, handle: text.slice(1).toLowerCase() });
    from = index + text.length;
  }
  if (from < content.length) parts.push({ at: from, text: content.slice(from) });
  return parts;
}

/** Returns what was typed of a handle at the end of a text; undefined where none is being typed. */
export function begunIn(text: string): string | undefined {
  return /(?:^|[\s(])@([A-Za-z0-9_]{0,30})$/.exec(text)?.[1];
}

/** Puts a handle in the place of what was begun. */
export function withMention(text: string, handle: string): string {
  return `${text.replace(/@[A-Za-z0-9_]*$/, '')}@${handle} `;
}
