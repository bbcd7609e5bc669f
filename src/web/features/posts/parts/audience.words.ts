import type { Post } from '#contract/posts.ts';
import { t } from '#web/words/words.ts';

type Audience = Post['visibility'];

/** The name of an audience on a post. */
export const audienceNames: Readonly<Record<Audience, string>> = {
  public: t('common.everyone', 'Everyone'),
  followers: t('posts.followers', 'Followers'),
  private: t('posts.private', 'Private'),
};

/** The readers of an audience, as text. */
export const audienceWords: Readonly<Record<Audience, string>> = {
  public: t('posts.anyone-even-without-an-account', 'Anyone, even without an account.'),
  followers: t('posts.people-who-follow-you', 'People who follow you.'),
  private: t('posts.you-alone', 'You alone.'),
};
