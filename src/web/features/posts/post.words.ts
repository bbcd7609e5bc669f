import type { PostAuthor } from '#contract/posts.ts';
import { t } from '#web/words/words.ts';

/** Returns the author's chosen name, else the given names, else a general one. */
export function authorName({ displayName, firstName, lastName }: PostAuthor): string {
  const given = [firstName, lastName].filter(Boolean).join(' ');
  return displayName || given || t('posts.anonymous-user', 'Anonymous User');
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

/** What the posts of the challenge have in common. */
export const CHALLENGE = '#WildSelfChallenge';

/** Returns whether a post is of the challenge, and its words without the tag where that stands behind them. */
export function withoutTag(content: string): { words: string; isTagged: boolean } {
  if (!/#WildSelfChallenge(?![\p{L}\p{N}_])/iu.test(content)) return { words: content, isTagged: false };
  return { words: content.replace(/(\S)\s+#WildSelfChallenge$/iu, '$1'), isTagged: true };
}
