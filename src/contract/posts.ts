import { z } from 'zod';
import { describedAs, messagePicture } from './chat.pictures.ts';
import { sendAnyway } from './chat.ts';
import { MINUTE_MS } from './durations.ts';
import { gifId, messageGif } from './gifs.ts';
import { avatarConfig, mbtiType, planets, userId } from './people.ts';
import { waiting } from './moderation.waiting.ts';
import { ok, route } from './route.ts';
import { visibleText } from './texts.ts';

export const postVisibilities = ['public', 'followers', 'private'] as const;

/** The largest length of a post, in visible characters. */
export const POST_MAX = 140;
/** The time after posting during which the author may change the words, in milliseconds. */
export const POST_EDIT_MS = 15 * MINUTE_MS;
/** The default number of posts on a page of a feed. */
export const POSTS_A_PAGE = 10;
/** The largest picture that the request may contain as a `data:` address, in characters. */
const DATA_MAX = 4_200_000;

/** The author of a post. Without a name, the web shows the handle; without a handle too, 'Anonymous User'. */
export const postAuthor = z.object({
  /** Null for a visitor, who cannot open a profile. */
  id: userId.nullable(),
  displayName: z.string().nullable(),
  /** Always null: only the author themself gets their first and last name, in their own record. */
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  handle: z.string(),
  /** The same as `handle`, under its older name. */
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
  /** The picture; `pictureAddresses` returns its address for a member who may see the post. */
  picture: messagePicture.nullable(),
  gif: messageGif.nullable(),
  visibility: z.enum(postVisibilities),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  /** The number of all likes, including those of people the reader does not see. */
  likes: z.number().int().min(0),
  commentsCount: z.number().int().min(0),
  /** True when the reader likes the post. */
  isLiked: z.boolean(),
  user: postAuthor,
  /** Present for the author of a post that waits: nobody else knows of it. */
  waiting: waiting.optional(),
});
export type Post = z.infer<typeof post>;

/** A position in a feed: the time, in milliseconds, and the id of the last row of a page. */
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
  part: 'posts',
  access: 'public',
  query: page,
  response: postsPage,
  limit: readLimit,
});

/** Returns the posts of people the caller follows, newest first. */
export const listPack = route({
  method: 'GET',
  path: '/api/posts/following',
  part: 'posts',
  access: 'member',
  query: page,
  response: postsPage,
  limit: { ...readLimit, by: 'member' },
});

/** The largest count of new posts. Screens show this count as "99+". */
export const NEW_POSTS_MOST = 100;

/**
 * Counts the posts of others in a feed that are newer than `after`; without `after`, all posts of others. After the
 * next new post, the caller gets one event `resync` with the scope `posts`.
 */
export const countNewPosts = route({
  method: 'GET',
  path: '/api/posts/new',
  part: 'posts',
  access: 'member',
  query: z.object({ feed: z.enum(['wild', 'pack']), after: cursor.optional() }),
  response: z.object({ count: z.number().int().min(0).max(NEW_POSTS_MOST) }),
  limit: { ...readLimit, by: 'member' },
});

/** Returns the posts with the challenge's tag by people the caller may find or follows, newest first. */
export const listChallenge = route({
  method: 'GET',
  path: '/api/posts/challenge',
  part: 'posts',
  access: 'member',
  query: page,
  response: postsPage,
  limit: { ...readLimit, by: 'member' },
});

const byPerson = z.object({ id: userId });

/** Returns the posts of a person that the caller may read, newest first. */
export const listPostsBy = route({
  method: 'GET',
  path: '/api/users/:id/posts',
  part: 'posts',
  access: 'member',
  params: byPerson,
  query: page,
  response: postsPage,
  limit: { ...readLimit, by: 'member' },
});

/**
 * Returns the posts that a person likes and that the caller may read, the last liked first. Throws `not_found` for a
 * person who hides their likes.
 */
export const listLiked = route({
  method: 'GET',
  path: '/api/users/:id/liked-posts',
  part: 'posts',
  access: 'member',
  params: byPerson,
  query: page,
  response: postsPage,
  limit: { ...readLimit, by: 'member' },
});

/** Returns a post that the caller may read; a visitor may read public posts. Throws `not_found` for any other post. */
export const getPost = route({
  method: 'GET',
  path: '/api/posts/:id',
  part: 'posts',
  access: 'public',
  params: byId,
  /** `card` reads a post for a list. Without `card`, the read also subscribes the reader to the post's comments. */
  query: z.object({ for: z.literal('card').optional() }),
  response: post,
  limit: readLimit,
});

/** Sends the picture of a public post to anybody. */
export const openPostPicture = route({
  method: 'GET',
  path: '/api/posts/:id/picture/:width',
  part: 'posts',
  access: 'public',
  params: z.object({ id: z.uuid(), width: z.enum(['small', 'medium', 'large']) }),
  response: z.unknown(),
  limit: { max: 3000, windowSeconds: 60, by: 'address' },
});

const words = visibleText({ manner: 'notice', max: POST_MAX });

/**
 * Writes a post: words, one picture or GIF, or both. The picture must be the caller's own. The check of open texts may
 * refuse the post. Throws `posts_used` for a new member's fourth post within an hour.
 */
export const createPost = route({
  method: 'POST',
  path: '/api/posts',
  part: 'posts',
  access: 'member',
  body: z
    .object({
      content: words.default(''),
      /** Must be the caller's own id. */
      userId: userId.optional(),
      visibility: z.enum(postVisibilities).default('public'),
      /** The caller's own upload; it can be in one post only. */
      picture: z.object({ id: z.uuid(), alt: describedAs.default('') }).optional(),
      /**
       * One of three: a picture as a `data:` address, which is treated as an upload; the address of an upload of the
       * caller; the address of a found GIF. Other addresses are refused, because the server fetches nothing.
       */
      imageUrl: z
        .string()
        .max(DATA_MAX, 'Please select an image smaller than 25MB.')
        .regex(
          /^(?:data:image\/(?:jpeg|png|webp|gif);base64,[A-Za-z0-9+/]+={0,2}|\/api\/media\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\w+(?:\?.*)?|\/gifs\/[\w-]+\.svg|https:\/\/\S+)$/,
          'Choose a picture of your own.',
        )
        .nullish(),
      /** The description of the picture in `imageUrl`, for people who cannot see it. */
      alt: describedAs.default(''),
      /** A GIF that the caller found. */
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

/** Changes the words of the caller's own post. Throws `edit_closed` after `POST_EDIT_MS`. */
export const editPost = route({
  method: 'PUT',
  path: '/api/posts/:id',
  part: 'posts',
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
  part: 'posts',
  access: 'member',
  params: byId,
  response: ok,
  limit: writeLimit,
});
