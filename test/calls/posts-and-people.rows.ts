import { z } from 'zod';
import { pictureOf } from '#test/photo.ts';
import { me, user, type Later } from './life.ts';

const text = z.string();
const count = z.int();
const yes = z.boolean();

const author = z.looseObject({
  id: count.nullable(),
  displayName: text.nullable(),
  handle: text,
  firstName: text.nullable(),
  lastName: text.nullable(),
  username: text,
  personalityPlanet: text.nullable(),
});
const post = z.looseObject({
  id: text,
  content: text,
  imageUrl: text.nullable(),
  visibility: z.enum(['public', 'followers', 'private']),
  likes: count,
  commentsCount: count,
  isLiked: yes,
  createdAt: text,
  user: author,
});
const page = z.looseObject({ posts: z.array(post), nextCursor: text.nullable() });
const keepPost = ({ id }: { id: string }, life: { known: Record<string, unknown> }): void => {
  life.known['post'] = id;
};

async function form(type: 'avatar' | 'cover', seed: number): Promise<FormData> {
  const sent = new FormData();
  sent.append('image', new Blob([await pictureOf(seed)], { type: 'image/jpeg' }), 'picture.jpg');
  sent.append('type', type);
  return sent;
}

async function dataUrl(): Promise<string> {
  return `data:image/jpeg;base64,${(await pictureOf(3)).toString('base64')}`;
}

export const posting: readonly Later[] = [
  ({ known }) => ({
    call: 'POST /api/posts',
    payload: { content: 'Good morning.', userId: known['ana'], imageUrl: null, visibility: 'public' },
    answer: post,
    keep: keepPost,
  }),
  async (life) => {
    await life.settle();
    const payload = { content: '', userId: life.known['ana'], imageUrl: await dataUrl(), visibility: 'followers' };
    return { call: 'POST /api/posts', payload, answer: post };
  },
  ({ ben }) => ({
    call: 'POST /api/posts',
    payload: { content: 'I am Ben.', userId: ben.id, imageUrl: null, visibility: 'public' },
    status: 403,
  }),
  { call: 'GET /api/posts?limit=10', answer: page.extend({ posts: z.array(post).min(1) }) },
  { call: 'GET /api/posts/following?limit=10', answer: page },
  { call: 'GET /api/posts/{post}', answer: post },
  { call: 'GET /api/posts/{post}', by: 'visitor', answer: post },
  ({ known }) => ({ call: 'POST /api/posts/{post}/like', payload: { userId: known['ana'] } }),
  ({ known }) => ({
    call: 'POST /api/posts/{post}/comments',
    payload: { userId: known['ana'], content: 'First!' },
    answer: z.looseObject({ id: text, content: text, createdAt: text, user: author }),
  }),
  {
    call: 'GET /api/posts/{post}/comments',
    answer: z.looseObject({
      comments: z.array(z.looseObject({ id: text, content: text, createdAt: text, user: author })).length(1),
    }),
    reason: 'The list has pages beside its comments.',
  },
  { call: 'GET /api/users/{ana}/posts', answer: page.extend({ posts: z.array(post).length(2) }) },
  { call: 'GET /api/users/{ana}/liked-posts', answer: page.extend({ posts: z.array(post).length(1) }) },
  { call: 'GET /api/users/{ana}/stats', answer: z.looseObject({ posts: count, followers: count, following: count }) },
  { call: 'GET /api/giphy/search?q=hello&limit=20', answer: gifs() },
  { call: 'GET /api/giphy/search?q=&limit=20', answer: gifs() },
];

function gifs(): z.ZodType {
  const images = z.looseObject({
    fixed_height: z.looseObject({ url: text }),
    downsized_medium: z.looseObject({ url: text }),
  });
  return z.looseObject({ data: z.array(z.looseObject({ id: text, title: text, images })) });
}

export const profiling: readonly Later[] = [
  {
    call: 'GET /api/auth/check-handle/brand_new',
    answer: z.looseObject({ available: z.literal(true), message: text }),
  },
  {
    call: 'GET /api/auth/check-handle/{benHandle}',
    answer: z.looseObject({ available: z.literal(false), message: text }),
  },
  {
    call: 'PUT /api/users/{ana}',
    payload: {
      displayName: 'Ana',
      bio: 'I walk at night.',
      gender: 'women',
      zipCode: '94607',
      handle: 'ana_walks',
      handleChangedAt: '2026-03-10T18:00:00.000Z',
    },
    answer: me.extend({ displayName: z.literal('Ana'), handle: z.literal('ana_walks'), handleChangedAt: text }),
  },
  {
    call: 'PUT /api/users/{ana}',
    payload: { birthday: '05/15/1996', birthYear: 1996, fullBirthday: '1996-05-15' },
    answer: me.extend({ birthday: z.literal('05/15/1996'), birthdayChangedAt: text }),
  },
  {
    call: 'PUT /api/users/{ana}',
    payload: { birthday: '05/16/1996', birthYear: 1996, fullBirthday: '1996-05-16' },
    status: 409,
    answer: z.looseObject({ message: text.regex(/Birthday can only be changed once/) }),
  },
  { call: 'POST /api/users/{ben}/follow', answer: z.looseObject({}) },
  { call: 'GET /api/users/{ana}/following/{ben}', answer: z.looseObject({ isFollowing: z.literal(true) }) },
  { call: 'DELETE /api/users/{ben}/follow', answer: z.looseObject({}) },
  { call: 'GET /api/users/{ana}/following/{ben}', answer: z.looseObject({ isFollowing: z.literal(false) }) },
  async () => ({
    call: 'POST /api/users/upload-image',
    payload: await form('avatar', 1),
    answer: z.looseObject({ imageUrl: text }),
  }),
  async () => ({
    call: 'POST /api/users/upload-image',
    payload: await form('cover', 2),
    answer: z.looseObject({ imageUrl: text }),
  }),
  {
    call: 'POST /api/users/{ana}/interest-profile',
    payload: {
      selectedLevel1: ['music'],
      level1Categories: [{ id: 'music', name: 'Music', icon: '🎵', color: '#ff0000' }],
      selectedLevel2: ['jazz', 'vinyl'],
      customCards: { music: [{ id: 'custom_1', name: 'Lighthouses' }] },
      selectedTrending: [],
      selectedOther: [],
    },
    answer: z.looseObject({ interests: z.array(text).min(2) }),
  },
  { call: 'GET /api/users/{ana}', answer: user },
  {
    call: 'GET /api/users',
    answer: z.looseObject({ people: z.array(z.looseObject({ id: count, username: text.optional() })) }),
    reason: 'The list has pages beside its people.',
  },
];
