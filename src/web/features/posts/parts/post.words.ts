import type { PostAuthor } from '#contract/posts.ts';
import { paths } from '#web/paths.ts';
import { t } from '#web/words/words.ts';

/** Returns the author's chosen name, else the given names, else the handle, else a general name. */
export function authorName({ displayName, firstName, lastName, handle }: PostAuthor): string {
  const given = [firstName, lastName].filter(Boolean).join(' ');
  return displayName || given || (handle && `@${handle}`) || t('posts.anonymous-user', 'Anonymous User');
}

export function authorHandle({ username }: PostAuthor): string {
  return `@${username || 'wilduser'}`;
}

/** Returns the address of an author's profile, with a way back to `returnTo`. Visitors get the invite page instead. */
export function homeOf({ id, handle }: PostAuthor, returnTo: string): string {
  return id === null ? paths.invite(handle) : paths.person(id, returnTo);
}

/** Returns the type size of a text: short texts are larger. */
export function voiceOf(content: string): 'loud' | 'clear' | 'quiet' {
  const length = [...content].length;
  if (length <= 60) return 'loud';
  return length <= 100 ? 'clear' : 'quiet';
}

/** A line may break before and after these characters without a space. */
const BREAKS_ANYWHERE = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{Extended_Pictographic}]`;
const BETWEEN_WORDS = new RegExp(String.raw`\s+|(?<=${BREAKS_ANYWHERE})|(?=${BREAKS_ANYWHERE})`, 'u');

/** Returns the length of the longest word, at most 16: a longer word, such as an address, may break. */
export function longestWord(content: string): number {
  return Math.min(16, Math.max(...content.split(BETWEEN_WORDS).map((word) => word.length)));
}

/** Posts with this tag take part in the Wild Self challenge. */
export const CHALLENGE = '#WildSelfChallenge';

/** Returns whether a text has the challenge's tag, and the text without a tag at its end. A lone tag is not removed. */
export function withoutTag(content: string): { words: string; isTagged: boolean } {
  if (!/#WildSelfChallenge(?![\p{L}\p{N}_])/iu.test(content)) return { words: content, isTagged: false };
  return { words: content.replace(/(\S)\s+#WildSelfChallenge$/iu, '$1'), isTagged: true };
}
