/** More texts than the product has statements. */
const MOST_TEXTS = 3000;

/**
 * Statements after which nobody may be shown the state before: somebody is blocked, gone, restricted, or something of
 * theirs is taken back.
 */
const TAKES_AWAY = [
  /\binsert into "?(?:block|moderator)"?\b/i,
  /\b(?:update|delete from) "?(?:account|block|follow|post_comment|photo_badge|moderator)"?\b/i,
  /\b(?:delete from "?post"?\b|update "?post"? set (?!like_count))/i,
];

const known = new Map<string, boolean>();

/** Returns whether a statement takes something away, by its text. */
export function takesSomethingAway(text: string): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  const does = TAKES_AWAY.some((pattern) => pattern.test(text));
  if (known.size < MOST_TEXTS) known.set(text, does);
  return does;
}
