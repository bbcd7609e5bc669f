import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { refresh } from '#contract/accounts.ts';
import { blockPerson } from '#contract/blocks.ts';
import { listActivity, seeActivity } from '#contract/digest.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { follow } from '#contract/follows.ts';
import { addComment } from '#contract/posts.comments.ts';
import { likePost, unlikePost } from '#contract/posts.likes.ts';
import type { Post } from '#contract/posts.ts';
import {
  defaultNotificationSettings,
  putNotificationSettings,
  type NotificationSettings,
} from '#contract/notifications.ts';
import { speakerOf } from '#server/platform/speaker.ts';
import { call, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newAuthor, write } from '#test/post-scene.ts';
import { PushScene } from '#test/push-scene.ts';
import { digestWords } from './digest.words.ts';
import type { Sum } from './take.queries.ts';
import { waitsUntil } from './worker.ts';

const scene = new PushScene();
let test: TestApp;
let ana: TestMember;
let ben: TestMember;
let cleo: TestMember;
let dan: TestMember;
let post: Post;

beforeAll(async () => {
  await scene.open();
  test = { ...scene.server, clock: scene.time.clock } as unknown as TestApp;
  const join = (name: string) => newAuthor(test, name);
  [ana, ben, cleo, dan] = [await join('Ana'), await join('Ben'), await join('Cleo'), await join('Dan')];
});
afterAll(scene.close);
beforeEach(async () => {
  for (const table of ['activity', 'activity_due', 'post', 'follow', 'block', 'presence', 'push_subscription'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(scene.database.db);
  await signIn();
  await quietly({ quietHoursEnabled: false });
  post = await write(test, ana);
  scene.phone = await scene.subscribed(ana);
  scene.service.clear();
});

/** Refreshes the access tokens, which expire while a digest gathers entries. */
async function signIn(): Promise<void> {
  for (const one of [ana, ben, cleo, dan]) {
    one.token = (await call(test.app, refresh, { body: { refreshToken: one.refreshToken } })).body.accessToken;
  }
}

const on = () => ({ id: post.id });
const like = ({ token }: TestMember) => call(test.app, likePost, { token, params: on(), body: {} });
const unlike = ({ token }: TestMember) => call(test.app, unlikePost, { token, params: on() });
const say = ({ token }: TestMember, content: string) =>
  call(test.app, addComment, { token, params: on(), body: { content } });
const begin = ({ token }: TestMember) => call(test.app, follow, { token, params: { id: ana.id } });
const block = ({ token }: TestMember, { id: userId }: TestMember) =>
  call(test.app, blockPerson, { token, params: { userId } });
const quietly = (changes: Partial<NotificationSettings>) =>
  call(test.app, putNotificationSettings, { token: ana.token, body: { ...defaultNotificationSettings, ...changes } });
const told = (): string[] =>
  scene.service
    .of(scene.phone)
    .filter(({ type }) => type === 'digest')
    .map(({ body }) => body);

interface Due {
  due_at: Date;
  claimed_until: Date | null;
}
const dueOf = async (): Promise<Due | undefined> =>
  (await sql<Due>`SELECT due_at, claimed_until FROM activity_due WHERE user_id = ${ana.id}`.execute(scene.database.db))
    .rows[0];

/**
 * Advances the clock until `isSo` returns true: in one jump while nothing is due soon, otherwise in steps that are
 * short compared with a lease. While a worker has the digest, the clock stops, so that no lease expires on a slow
 * machine.
 */
async function until(isSo: (due: Due | undefined) => boolean): Promise<void> {
  const look = async (): Promise<boolean> => {
    const due = await dueOf();
    if (isSo(due)) return true;
    if (due?.claimed_until !== null) return false;
    const left = due.due_at.getTime() - scene.time.clock.now().getTime();
    if (left > 2 * MINUTE_MS) scene.time.clock.advance(left - MINUTE_MS);
    else scene.time.pass(5000);
    return false;
  };
  await vi.waitUntil(look, { interval: 5, timeout: 200_000 });
}
const allIsTold = () => until((due) => due === undefined);

it('One digest tells of everybody’s actions within an hour exactly once', async () => {
  const begun = scene.time.clock.now().getTime();
  await like(ben);
  await like(cleo);
  await like(dan);
  await say(ben, 'One');
  await say(ben, 'Two');
  await begin(cleo);
  expect((await dueOf())?.due_at.getTime()).toBe(begun + HOUR_MS);
  await allIsTold();
  expect(scene.time.clock.now().getTime()).toBeGreaterThanOrEqual(begun + HOUR_MS);
  expect(told()).toEqual(['Ben commented on a post of yours · Cleo follows you now · 3 people liked a post of yours']);
  await sql`INSERT INTO activity_due (user_id, seq, due_at) VALUES (${ana.id}, 1, ${scene.time.clock.now()})`.execute(
    scene.database.db,
  );
  await allIsTold();
  expect(told()).toHaveLength(1);
});

it('The digest leads to the list, makes no sound, and replaces the one before it', async () => {
  await like(ben);
  await allIsTold();
  expect(scene.service.delivered.at(-1)).toMatchObject({
    payload: { type: 'digest', title: 'While you were away', url: '/activity', tag: 'digest', isSilent: true },
    urgency: 'low',
    topic: 'digest',
  });
});

it('A digest omits undone actions and people blocked, suspended or gone', async () => {
  for (const one of [ben, cleo, dan]) await like(one);
  await begin(dan);
  await unlike(ben);
  await block(cleo, ana);
  const { db } = scene.database;
  await sql`UPDATE account SET suspended_at = now() WHERE id = ${dan.id}`.execute(db);
  await allIsTold();
  expect(told()).toEqual([]);
  await sql`UPDATE account SET suspended_at = NULL WHERE id = ${dan.id}`.execute(db);
});

it('A like undone and repeated is told only once', async () => {
  await like(ben);
  await unlike(ben);
  await like(ben);
  await allIsTold();
  expect(told()).toEqual(['Ben liked a post of yours']);
  await signIn();
  await unlike(ben);
  await like(ben);
  await allIsTold();
  expect(told()).toHaveLength(1);
});

it('A digest omits kinds that are switched off', async () => {
  await quietly({ quietHoursEnabled: false, likeNotifications: false });
  await like(ben);
  await say(cleo, 'Hm');
  await allIsTold();
  expect(told()).toEqual(['Cleo commented on a post of yours']);
});

it('A comment told as a mention is not told again after a settings change', async () => {
  const handle = `ana_${ana.id}`;
  await sql`UPDATE account SET handle = ${handle} WHERE id = ${ana.id}`.execute(scene.database.db);
  await say(ben, `Ask @${handle} why.`);
  await allIsTold();
  await signIn();
  await quietly({ quietHoursEnabled: false, mentionNotifications: false });
  await say(cleo, `And @${handle} knows.`);
  await allIsTold();
  await signIn();
  await quietly({ quietHoursEnabled: false });
  await like(ben);
  await allIsTold();
  expect(told()).toEqual(['Ben mentioned you', 'Cleo commented on a post of yours', 'Ben liked a post of yours']);
});

it('Entries seen in the list are left out of the digest', async () => {
  await like(ben);
  const [entry] = (await call(test.app, listActivity, { token: ana.token })).body.activity;
  const body = { from: `${Date.parse(entry?.at ?? '')}.${entry?.id}` };
  await call(test.app, seeActivity, { token: ana.token, body });
  await allIsTold();
  expect(told()).toEqual([]);
});

it('A digest delayed by quiet hours covers the whole night', async () => {
  const hours = (ms: number): string => new Date(ms).toISOString().slice(11, 16);
  const now = Math.ceil(scene.time.clock.now().getTime() / MINUTE_MS) * MINUTE_MS;
  const end = now + 3 * HOUR_MS;
  await sql`UPDATE account SET time_zone = 'UTC' WHERE id = ${ana.id}`.execute(scene.database.db);
  await quietly({ quietHoursStart: hours(now - HOUR_MS), quietHoursEnd: hours(end) });
  await like(ben);
  await until(({ due_at: at } = { due_at: new Date(0), claimed_until: null }) => at.getTime() > now + 2 * HOUR_MS);
  expect(told()).toEqual([]);
  cleo.token = (await call(test.app, refresh, { body: { refreshToken: cleo.refreshToken } })).body.accessToken;
  await like(cleo);
  // One more entry does not start another digest.
  await allIsTold();
  expect(told()).toEqual(['Cleo and Ben liked a post of yours']);
  expect(scene.time.clock.now().getTime()).toBeGreaterThanOrEqual(end);
});

it('A digest that no device takes is sent again, and tells of everything once', async () => {
  await like(ben);
  scene.service.next({ status: 503 });
  await allIsTold();
  expect(told()).toEqual(['Ben liked a post of yours']);
});

it('Two instances send one digest', async () => {
  const other = await scene.startServer(scene.time);
  await like(ben);
  scene.time.clock.advance(1000);
  await like(cleo);
  await allIsTold();
  expect(told()).toEqual(['Cleo and Ben liked a post of yours']);
  const closing = other.close();
  scene.time.pass(1);
  await closing;
});

it('Actions during a digest’s delivery go into the next one an hour later', async () => {
  await like(ben);
  const { promise: isAsked, resolve } = Promise.withResolvers<void>();
  scene.service.onAsked = async () => {
    scene.service.onAsked = undefined;
    cleo.token = (await call(test.app, refresh, { body: { refreshToken: cleo.refreshToken } })).body.accessToken;
    await like(cleo);
    resolve();
  };
  await until(() => scene.service.asked.length > 0);
  await isAsked;
  await until((due) => due?.claimed_until === null);
  expect((await dueOf())?.due_at.getTime()).toBe(scene.time.clock.now().getTime() + HOUR_MS);
  await allIsTold();
  expect(told()).toEqual(['Ben liked a post of yours', 'Cleo liked a post of yours']);
});

it('Actions older than a day or without a device never reach a digest', async () => {
  await sql`DELETE FROM push_subscription`.execute(scene.database.db);
  await like(ben);
  expect(await dueOf()).toBeUndefined();
  scene.time.clock.advance(24 * HOUR_MS);
  for (const one of [ana, cleo]) {
    one.token = (await call(test.app, refresh, { body: { refreshToken: one.refreshToken } })).body.accessToken;
  }
  scene.phone = await scene.subscribed(ana);
  await like(cleo);
  await allIsTold();
  expect(told()).toEqual(['Cleo liked a post of yours']);
  ana.token = (await call(test.app, refresh, { body: { refreshToken: ana.refreshToken } })).body.accessToken;
  expect((await call(test.app, listActivity, { token: ana.token })).body.activity).toHaveLength(2);
});

it('A digest waits while the person sleeps or uses the product', () => {
  const now = new Date('2030-05-10T12:00:00Z');
  const row = { time_zone: 'UTC', last_active_at: null };
  const at = (last: Date | null, moment = now) =>
    waitsUntil({ ...row, last_active_at: last }, defaultNotificationSettings, moment);
  expect(at(null)).toBeUndefined();
  expect(at(new Date(now.getTime() - MINUTE_MS))).toBeUndefined();
  expect(at(new Date(now.getTime() - MINUTE_MS + 1))).toEqual(new Date('2030-05-10T12:05:00Z'));
  expect(at(null, new Date('2030-05-10T07:40:00Z'))).toEqual(new Date('2030-05-10T08:00:00Z'));
});

it('The words name one or two people, count more, and say nothing without a name', () => {
  const names = new Map([
    [1, 'Ana'],
    [2, 'Ben'],
  ]);
  const sum = (kind: Sum['kind'], people: number, posts = 1): Sum => ({
    kind,
    people,
    latest: [1, 2].slice(0, people),
    posts,
  });
  expect(digestWords(speakerOf('en'), [sum('follow', 2), sum(null, 2, 0)], names)).toBe('Ana and Ben follow you now');
  expect(digestWords(speakerOf('en'), [sum('like', 12, 3)], names)).toBe('12 people liked 3 posts of yours');
  expect(digestWords(speakerOf('es'), [sum('like', 12, 3), sum('follow', 2)], names)).toBe(
    'Ana y Ben te siguen · A 12 personas les gustaron 3 publicaciones tuyas',
  );
  expect(digestWords(speakerOf('en'), [sum('like', 1), sum('mention', 3)], names)).toBe(
    '3 people mentioned you · Ana liked a post of yours',
  );
  expect(digestWords(speakerOf('en'), [sum('like', 2)], new Map([[1, 'Ana']]))).toBeUndefined();
  expect(digestWords(speakerOf('en'), [], names)).toBeUndefined();
});
