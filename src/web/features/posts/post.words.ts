import type { PostAuthor } from '#contract/posts.ts';

/** What a post is signed with: the chosen name, else the given ones; nobody is left without. */
export function authorName({ displayName, firstName, lastName }: PostAuthor): string {
  const given = [firstName, lastName].filter(Boolean).join(' ');
  return displayName || given || 'Anonymous User';
}

export function authorHandle({ username }: PostAuthor): string {
  return `@${username || 'wilduser'}`;
}

/** How large words can be said: the fewer, the larger. */
export function voiceOf(content: string): 'loud' | 'clear' | 'quiet' {
  const length = [...content].length;
  if (length <= 60) return 'loud';
  return length <= 100 ? 'clear' : 'quiet';
}
