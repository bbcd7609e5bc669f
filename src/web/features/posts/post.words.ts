import type { PostAuthor } from '#contract/posts.ts';

/** Returns the author's chosen name, else the given names, else a general one. */
export function authorName({ displayName, firstName, lastName }: PostAuthor): string {
  const given = [firstName, lastName].filter(Boolean).join(' ');
  return displayName || given || 'Anonymous User';
}

export function authorHandle({ username }: PostAuthor): string {
  return `@${username || 'wilduser'}`;
}

/** Returns the type size of a text: short texts are larger. */
export function voiceOf(content: string): 'loud' | 'clear' | 'quiet' {
  const length = [...content].length;
  if (length <= 60) return 'loud';
  return length <= 100 ? 'clear' : 'quiet';
}
