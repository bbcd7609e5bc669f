import type { Post } from '#contract/posts.ts';
import { translatePost } from '#contract/posts.translation.ts';
import { call } from '#web/platform/calls/call.ts';
import { sessionPerson } from '#web/platform/session/session.ts';
import { language } from '#web/words/words.ts';
import { ByMachine } from './ByMachine.tsx';
import { isLikelyForeign } from './likely.ts';

interface PostTranslationProps {
  post: Post;
  /** True to offer it whatever the language seems to be: on the post's own page. */
  isAlways?: boolean;
}

/** The words of another's post in the reader's language, on a tap. */
export function PostTranslation({ post, isAlways = false }: PostTranslationProps) {
  const { id, content, editedAt, user } = post;
  if (sessionPerson() === String(user.id) || !/\p{L}{2}/u.test(content)) return null;
  return (
    <ByMachine
      name={`post/${id}/${editedAt ?? ''}`}
      work="translates"
      original={content}
      read={() => call(translatePost, { params: { id } })}
      isOffered={isAlways || isLikelyForeign(content, language)}
      className="relative z-10"
    />
  );
}
