import type { Post } from '#contract/posts.ts';

/** The limits of width divided by height; a picture beyond them is cropped. */
const [NARROWEST, WIDEST] = [0.7, 1.8];

/** Returns the width of a post's picture divided by its height, as shown. */
export const shapeOf = ({ width, height }: { width: number; height: number }): number =>
  Math.min(WIDEST, Math.max(NARROWEST, width / height));

/** A picture waits for its neighbor over this number of posts; then it is as wide as words are. */
const WAITS = 4;

/**
 * Returns the ids of the posts that are as wide as a phone: words, and pictures without another one near them. Two
 * pictures stand side by side. The last picture waits for the next page unless the list `isWhole`.
 */
export function wideOf(posts: readonly Pick<Post, 'id' | 'picture' | 'gif'>[], isWhole: boolean): ReadonlySet<string> {
  const wide = new Set<string>();
  let waiting: { id: string; at: number } | undefined;
  for (const [at, { id, picture, gif }] of posts.entries()) {
    if (waiting !== undefined && at - waiting.at > WAITS) {
      wide.add(waiting.id);
      waiting = undefined;
    }
    if (picture === null && gif === null) wide.add(id);
    else waiting = waiting === undefined ? { id, at } : undefined;
  }
  if (isWhole && waiting !== undefined) wide.add(waiting.id);
  return wide;
}
