import { z } from 'zod';
import { describedAs, messagePicture } from './chat.pictures.ts';
import { sendAnyway } from './chat.ts';
import { gifId, messageGif } from './gifs.ts';
import { avatarConfig, mbtiType, planets, userId } from './people.ts';
import { ok, route } from './route.ts';
import { writtenIn } from './posts.words.ts';

export const postVisibilities = ['public', 'followers', 'private'] as const;

/** The largest length of a post, in characters as people count them. */
export const POST_MAX = 140;
/** So long after it was posted its author may change its words, in milliseconds. */
export const POST_EDIT_MS = 15 * 60_000;
/** How many posts a page of a feed has unless asked. */
export const POSTS_A_PAGE = 10;
/** The largest picture that may come inside the call as a `data:` address, in characters. */
const DATA_MAX = 4_200_000;

/** A post's author as everybody sees them. The web shows 'Anonymous User' and '@wilduser' where names are missing. */
export const postAuthor = z.object({
  /** Null for a visitor, who cannot open a profile. */
  id: userId.nullable(),
  displayName: z.string().nullable(),
  /** Always null: an author's first and last name are their own. */
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  handle: z.string(),
  /** The handle, under its older name. */
  username: z.string(),
  profileImageUrl: z.string().nullable(),
  avatarConfig: avatarConfig.nullable(),
  mbtiType: mbtiType.nullable(),
  primaryArchetype: z.string().nullable(),
  personalityPlanet: z.enum(planets).nullable(),
  isSeedUser: z.boolean(),
  isDemo: z.boolean(),
});
export type PostAuthor = z.infer<typeof postAuthor>;

export const post = z.object({
  id: z.uuid(),
  content: z.string(),
  /** The public address of the picture; null unless the post is public. */
  imageUrl: z.string().nullable(),
  /** For a member who may see the post, `pictureAddresses` returns its address. */
  picture: messagePicture.nullable(),
  gif: messageGif.nullable(),
  visibility: z.enum(postVisibilities),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  /** All of them, also of people the reader does not see. */
  likes: z.number().int().min(0),
  commentsCount: z.number().int().min(0),
  /** By the reader. */
  isLiked: z.boolean(),
  user: postAuthor,
});
export type Post = z.infer<typeof post>;

/** The milliseconds and the id of the last one read. Opaque to callers. */
export const cursor = z
  .string()
  .regex(/^\d{1,13}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'That is no place in the feed.');

const readLimit = { max: 120, windowSeconds: 60, by: 'address' } as const;
const writeLimit = { max: 60, windowSeconds: 3600, by: 'member' } as const;
const byId = z.object({ id: z.uuid() });
const page = z.object({
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(POSTS_A_PAGE),
});
const postsPage = z.object({ posts: z.array(post), nextCursor: cursor.nullable() });

/** Returns the public feed, newest first; `nextCursor` is null on the last page. */
export const listPosts = route({
  method: 'GET',
  path: '/api/posts',
  access: 'public',
  query: page,
  response: postsPage,
  limit: readLimit,
});

/** Returns the posts of people the caller follows, newest first. */
export const listPack = route({
  method: 'GET',
  path: '/api/posts/following',
  access: 'member',
  query: page,
  response: postsPage,
  limit: { ...readLimit, by: 'member' },
});

/** The largest count of new posts; beyond it there are "more". */
export const NEW_POSTS_MOST = 100;

/**
 * Counts what came into a feed by others after a place in it; without one, all there is. The caller then hears once by
 * the event `resync` with the scope `posts` when somebody has posted since.
 */
export const countNewPosts = route({
  method: 'GET',
  path: '/api/posts/new',
  access: 'member',
  query: z.object({ feed: z.enum(['wild', 'pack']), after: cursor.optional() }),
  response: z.object({ count: z.number().int().min(0).max(NEW_POSTS_MOST) }),
  limit: { ...readLimit, by: 'member' },
});

/** Returns the posts with the tag of the challenge that the caller may come across, newest first. */
export const listChallenge = route({
  method: 'GET',
  path: '/api/posts/challenge',
  access: 'member',
  query: page,
  response: postsPage,
  limit: { ...readLimit, by: 'member' },
});

const byPerson = z.object({ id: userId });

/** Returns what a person posted, as far as the caller may read it, newest first. */
export const listPostsBy = route({
  method: 'GET',
  path: '/api/users/:id/posts',
  access: 'member',
  params: byPerson,
  query: page,
  response: postsPage,
  limit: { ...readLimit, by: 'member' },
});

/**
 * Returns the posts that a person likes, as far as the caller may read them, the last liked first. Throws `not_found`
 * for somebody who does not show that.
 */
export const listLiked = route({
  method: 'GET',
  path: '/api/users/:id/liked-posts',
  access: 'member',
  params: byPerson,
  query: page,
  response: postsPage,
  limit: { ...readLimit, by: 'member' },
});

/** Returns a post that the caller may read; a visitor reads public ones. Throws `not_found` for any other. */
export const getPost = route({
  method: 'GET',
  path: '/api/posts/:id',
  access: 'public',
  params: byId,
  /** A read for a card in a list: the reader then gets events only about changed words. */
  query: z.object({ for: z.literal('card').optional() }),
  response: post,
  limit: readLimit,
});

/** Sends the picture of a public post to anybody. */
export const openPostPicture = route({
  method: 'GET',
  path: '/api/posts/:id/picture/:width',
  access: 'public',
  params: z.object({ id: z.uuid(), width: z.enum(['small', 'medium', 'large']) }),
  response: z.unknown(),
  limit: { max: 3000, windowSeconds: 60, by: 'address' },
});

const words = z.union([z.literal(''), writtenIn(POST_MAX)]);

/**
 * Writes a post: words, one picture of the caller's own or one GIF, or words with either. The guard of what people
 * write may hold it. Throws `posts_used` for the fourth of a new member within an hour.
 */
export const createPost = route({
  method: 'POST',
  path: '/api/posts',
  access: 'member',
  body: z
    .object({
      content: words.default(''),
      /** Must be the caller's own id. */
      userId: userId.optional(),
      visibility: z.enum(postVisibilities).default('public'),
      /** The caller's own upload, in one post only. */
      picture: z.object({ id: z.uuid(), alt: describedAs.default('') }).optional(),
      /**
       * A picture inside the call, taken as an upload is; or where an upload of the caller's own is, or a GIF that was
       * found. No other address is accepted: nothing is fetched.
       */
      imageUrl: z
        .string()
        .max(DATA_MAX, 'Please select an image smaller than 25MB.')
        .regex(
          /^(?:data:image\/(?:jpeg|png|webp|gif);base64,[A-Za-z0-9+/]+={0,2}|\/api\/media\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\w+(?:\?.*)?|\/gifs\/[\w-]+\.svg|https:\/\/\S+)$/,
          'Choose a picture of your own.',
        )
        .nullish(),
      /** The description of the picture of `imageUrl`, for readers who do not see it. */
      alt: describedAs.default(''),
      /** One that the caller found. */
      gif: z.object({ id: gifId }).optional(),
      sendAnyway,
    })
    .refine(({ content, ...shown }) => content !== '' || countShown(shown) > 0, {
      path: ['content'],
      message: 'Write something first.',
    })
    .refine((shown) => countShown(shown) <= 1, { path: ['picture'], message: 'One picture or one GIF.' }),
  response: post,
  limit: writeLimit,
  idempotent: true,
  bodyBytes: DATA_MAX + 64 * 1024,
});

function countShown(shown: { picture?: unknown; imageUrl?: unknown; gif?: unknown }): number {
  return [shown.picture, shown.imageUrl ?? undefined, shown.gif].filter((one) => one !== undefined).length;
}

/** Changes the words of the caller's own post within 15 minutes. Throws `edit_closed` later. */
export const editPost = route({
  method: 'PUT',
  path: '/api/posts/:id',
  access: 'member',
  params: byId,
  body: z.object({ content: words, sendAnyway }),
  response: post,
  limit: writeLimit,
});

/** Deletes the caller's own post, with its picture, its likes and its comments. A repeat changes nothing. */
export const deletePost = route({
  method: 'DELETE',
  path: '/api/posts/:id',
  access: 'member',
  params: byId,
  response: ok,
  limit: writeLimit,
});
