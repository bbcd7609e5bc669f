import type { Post } from '#contract/posts.ts';

type Audience = Post['visibility'];

/** What an audience is called on a post. */
export const audienceNames: Readonly<Record<Audience, string>> = {
  public: 'Everyone',
  followers: 'Followers',
  private: 'Private',
};

/** Who reads it, in words. */
export const audienceWords: Readonly<Record<Audience, string>> = {
  public: 'Anyone, even without an account.',
  followers: 'People who follow you.',
  private: 'You alone.',
};
