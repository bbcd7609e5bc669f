import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authUser, getUser, userStats } from '#contract/accounts.ts';
import { listChats } from '#contract/chat.list.ts';
import { countActivity } from '#contract/digest.ts';
import { listInvitations } from '#contract/groups.ts';
import { listIntroductions } from '#contract/introductions.ts';
import { listMatches } from '#contract/matching.ts';
import { nextPlan } from '#contract/plans.ts';
import { listHall } from '#contract/quest-hall.ts';
import { getInvite } from '#contract/people.invites.ts';
import { getPost, listPack, listPosts, listPostsBy } from '#contract/posts.ts';
import { call, urlOf } from './call.ts';
import { memberReads, readEarly, visitorReads } from './early.ts';

const ADA = { id: 7 };
const tokenOf = (claims: object): string => `h.${btoa(JSON.stringify(claims))}.s`;
const FRESH = tokenOf({ sub: ADA.id, exp: 4e9 });
const OLD = tokenOf({ sub: ADA.id, exp: 1 });

let stored: Map<string, string>;
/** The address of each call, with its token. */
let calls: string[];
let answers: Record<string, () => Response | Promise<Response>>;

beforeEach(() => {
  stored = new Map([
    ['accessToken', FRESH],
    ['refreshToken', 'refresh'],
  ]);
  calls = [];
  answers = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers?: HeadersInit } = {}) => {
    const bearer = new Headers(headers).get('authorization');
    calls.push(bearer === null ? address : `${address} ${bearer.slice('Bearer '.length)}`);
    return (answers[address] ?? (() => Response.json({ of: address })))();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (pathname: string, search = ''): void => readEarly({ pathname, search });

test('The addresses that are asked for early are those of the contract', () => {
  const readsOf = (place: string, rest = '', search = ''): unknown =>
    memberReads[place]?.({ person: '7', rest, search: new URLSearchParams(search) });
  const me = urlOf(authUser, {}, {});
  const id = { id: 7 };
  const [matches, plan] = [urlOf(listMatches, {}, {}), urlOf(nextPlan, {}, {})];
  expect(readsOf('')).toEqual([me, matches, plan, urlOf(countActivity, {}, {})]);
  expect(readsOf('match')).toEqual([me, matches, urlOf(listHall, {}, {})]);
  const notices = [urlOf(listInvitations, {}, {}), urlOf(listIntroductions, {}, {})];
  expect(readsOf('chat')).toEqual([me, urlOf(listChats, {}, {}), plan, ...notices]);
  expect(readsOf('peek')).toEqual([me, urlOf(listPosts, {}, {})]);
  expect(readsOf('peek', '', '?tab=pack')).toEqual([me, urlOf(listPack, {}, {})]);
  expect(readsOf('self')).toEqual([me, urlOf(userStats, id, {}), urlOf(listPostsBy, id, {})]);
  expect(readsOf('users', '7')).toEqual([me, urlOf(getUser, id, {})]);
  expect(readsOf('users', 'nobody')).toEqual([]);
  expect(readsOf('post', 'p1')).toEqual([me, urlOf(getPost, { id: 'p1' }, {})]);
  const ofVisitor = (place: string, rest = ''): unknown =>
    visitorReads[place]?.({ person: '', rest, search: new URLSearchParams() });
  expect(ofVisitor('u', 'ada')).toEqual([urlOf(getInvite, { handle: 'ada' }, {})]);
  expect(ofVisitor('peek')).toEqual([urlOf(listPosts, {}, {})]);
  expect(ofVisitor('post', 'p1')).toEqual([urlOf(getPost, { id: 'p1' }, {})]);
});

test('An early answer is used once and the next read asks again', async () => {
  at('/peek');
  await vi.waitFor(() => expect(calls).toEqual([`/api/auth/user ${FRESH}`, `/api/posts ${FRESH}`]));
  expect(await call(listPosts, {})).toEqual({ of: '/api/posts' });
  expect(calls).toHaveLength(2);
  await call(listPosts, {});
  expect(calls).toHaveLength(3);
});

test('A visitor’s page asks early for the public feed alone, without a token', async () => {
  stored.clear();
  for (const place of ['/', '/self', '/chat', '/match', '/users/7', '/somewhere']) at(place);
  at('/peek', '?tab=pack');
  await call(listPosts, {});
  expect(calls).toEqual(['/api/posts']);
});

test('An expired token is renewed once for all early reads', async () => {
  stored.set('accessToken', OLD);
  answers['/api/auth/refresh'] = () => Response.json({ accessToken: FRESH });
  at('/peek');
  await Promise.all([call(authUser, {}), call(listPosts, {})]);
  expect(calls).toEqual(['/api/auth/refresh', `/api/auth/user ${FRESH}`, `/api/posts ${FRESH}`]);
});

test('A failed early renewal keeps the old token and reports the server as unreachable', async () => {
  stored.set('accessToken', OLD);
  answers['/api/auth/refresh'] = () => new Response(null, { status: 503 });
  answers['/api/posts'] = () => new Response('{}', { status: 401 });
  at('/peek');
  await expect(call(listPosts, {})).rejects.toMatchObject({ code: 'unreachable' });
  expect(stored.get('accessToken')).toBe(OLD);
});

test('A lost connection is told as one', async () => {
  answers['/api/posts'] = () => Promise.reject(new TypeError('Failed to fetch'));
  at('/peek');
  await expect(call(listPosts, {})).rejects.toMatchObject({ status: 0, code: 'unreachable' });
});

test('Nobody gets what was asked for as somebody else', async () => {
  at('/peek');
  const other = tokenOf({ sub: 8, exp: 4e9 });
  stored.set('accessToken', other);
  await call(listPosts, {});
  expect(calls).toContain(`/api/posts ${other}`);
});

test('An answer that nobody took for fifteen seconds is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  for (const [waited, asked] of [
    [14_999, 1],
    [15_000, 2],
  ] as const) {
    calls = [];
    at('/peek');
    vi.advanceTimersByTime(waited);
    await call(listPosts, {});
    expect(calls.filter((one) => one.startsWith('/api/posts '))).toHaveLength(asked);
  }
});
