import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userStats } from '#contract/accounts.ts';
import { listChats } from '#contract/chat.list.ts';
import { cloudsOf, createCloud, joinCloud, recommendClouds } from '#contract/clouds.ts';
import { countActivity } from '#contract/digest.ts';
import { giveFlowers } from '#contract/flowers.ts';
import { follow } from '#contract/follows.ts';
import { getGiftShelf, listGiftTypes, listReceivedGifts, sendGift, unwrapGift } from '#contract/gifts.ts';
import { findNewMatch, listMatches } from '#contract/matching.ts';
import { listPeople } from '#contract/people.directory.ts';
import { likePost } from '#contract/posts.likes.ts';
import { addComment } from '#contract/posts.comments.ts';
import { createPost, listPosts } from '#contract/posts.ts';
import {
  completePartyQuiz,
  getPartyFriends,
  getQuizParty,
  keepPartyDraft,
  partyQuizIds,
  ratePartyQuiz,
  showPartyResult,
} from '#contract/quiz-party.ts';
import { joinTrending, listTrending } from '#contract/trending.ts';
import { promises } from '#contract/premium.ts';
import { partyCards } from '#content/quiz-party/catalogue.ts';
import { partyQuizzes } from '#content/quiz-party/quizzes.ts';
import { countTrends } from '#server/features/trending/trending.ts';
import { call, startTestApp, type TestApp } from './app.ts';
import { say } from './group-scene.ts';
import type { TestMember } from './factories.ts';
import { newMatchable } from './matchable.ts';
import { notFound } from './numbers.ts';

let server: TestApp;
let people: TestMember[];
let me: TestMember;
beforeAll(async () => {
  server = await startTestApp();
  people = [];
  for (let one = 0; one < 7; one += 1)
    people.push(await newMatchable(server, { interests: ['hiking', 'jazz'].slice(one % 2) }));
  me = at(0);
  await sql`UPDATE account SET created_at = created_at - interval '30 days', display_name = 'Ana ' || id`.execute(
    server.deps.db,
  );
  await liveThere();
});
afterAll(() => server.close());

const at = (one: number): TestMember => {
  const person = people[one];
  if (person === undefined) throw new Error(`There is no person ${one}.`);
  return person;
};
const token = (one: number): { token: string } => ({ token: at(one).token });
const AURA = partyQuizzes.aura.questions.map(({ answers }) => Object.keys(answers)[0] ?? '');
const ok = async (done: Promise<{ status: number }>): Promise<void> => {
  const { status, ...rest } = await done;
  expect(status, JSON.stringify(rest)).toBe(200);
};

/** Creates what the tests count. Makes three people online, and one of them hides that. */
async function liveThere(): Promise<void> {
  const { app, deps } = server;
  await joinRooms();
  await ok(call(app, findNewMatch, token(0)));
  for (const one of [1, 2, 3, 4, 5]) {
    const quiz = { params: { quizId: 'aura' } };
    await ok(
      call(app, completePartyQuiz, {
        ...token(one),
        ...quiz,
        body: { answers: AURA.with(0, one % 2 === 0 ? 'dusk' : 'moss') },
      }),
    );
    await ok(call(app, ratePartyQuiz, { ...token(one), ...quiz, body: { stars: one === 1 ? 2 : 5 } }));
    await ok(call(app, showPartyResult, { ...token(one), ...quiz, body: { isShown: true } }));
  }
  await ok(call(app, completePartyQuiz, { ...token(0), params: { quizId: 'aura' }, body: { answers: AURA } }));
  await ok(call(app, ratePartyQuiz, { ...token(0), params: { quizId: 'aura' }, body: { stars: 3 } }));
  await ok(call(app, showPartyResult, { ...token(0), params: { quizId: 'aura' }, body: { isShown: true } }));
  await ok(
    call(app, keepPartyDraft, {
      ...token(0),
      params: { quizId: 'sleep' },
      body: { answers: [Object.keys(partyQuizzes.sleep.questions[0]?.answers ?? {})[0] ?? ''] },
    }),
  );
  for (const one of [1, 2, 3]) {
    await ok(call(app, follow, { ...token(one), params: { id: me.id } }));
    if (one < 3) await ok(call(app, follow, { ...token(0), params: { id: at(one).id } }));
    await ok(call(app, giveFlowers, { ...token(one), params: { id: me.id } }));
  }
  const post = (await call(app, createPost, { ...token(0), body: { content: 'Good morning.' } })).body.id;
  await ok(call(app, createPost, { ...token(0), body: { content: 'Good night.' } }));
  for (const one of [1, 2, 4]) await ok(call(app, likePost, { ...token(one), params: { id: post } }));
  await ok(call(app, addComment, { ...token(2), params: { id: post }, body: { content: 'And to you.' } }));
  for (const one of [1, 2])
    await ok(call(app, sendGift, { ...token(one), body: { giftTypeId: 'warm-mug', receiverId: me.id } }));
  const [got] = (await call(app, listReceivedGifts, token(0))).body.gifts;
  await ok(call(app, unwrapGift, { ...token(0), params: { giftId: got?.id ?? '' } }));
  await ok(call(app, sendGift, { ...token(0), body: { giftTypeId: 'warm-mug', receiverId: at(3).id } }));
  await sql`INSERT INTO presence (user_id, last_seen_at) SELECT id, ${deps.clock.now()} FROM unnest(${[at(1).id, at(2).id, at(5).id]}::bigint[]) AS of (id)
    ON CONFLICT (user_id) DO UPDATE SET last_seen_at = excluded.last_seen_at`.execute(deps.db);
  await sql`UPDATE account SET hide_online = true WHERE id = ${at(2).id}`.execute(deps.db);
  await countTrends(deps);
}

async function joinRooms(): Promise<void> {
  const { app } = server;
  for (const [one, room] of [
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 2],
    [2, 2],
  ] as const) {
    const { body } = await call(app, joinTrending, { ...token(one), body: { trendingId: `trending_${room}` } });
    await ok(say(server, body.id, at(one), `Hello from ${one}`));
  }
  for (const [owner, members] of [
    [1, [2, 3]],
    [4, [5]],
  ] as const) {
    const words = {
      name: `Cloud ${owner}`,
      description: 'At night.',
      type: 'tell-stories',
      tag: '#NightHikes',
    } as const;
    const { body } = await call(app, createCloud, { ...token(owner), body: words });
    for (const one of members) await ok(call(app, joinCloud, { ...token(one), body: { roomId: body.id } }));
  }
}

/** Returns the first column of a query as numbers. */
async function column(query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await query.execute(server.deps.db);
  return rows.map((row) => Number(Object.values(row as object)[0]));
}

const one = async (query: ReturnType<typeof sql>): Promise<number> => (await column(query))[0] ?? Number.NaN;
/** Returns one number for each item of a list, in order. */
const each = <T>(things: readonly T[], query: (thing: T) => ReturnType<typeof sql>): Promise<number[]> =>
  Promise.all(things.map((thing) => one(query(thing))));

const minutesAgo = (minutes: number): Date => new Date(server.clock.now().getTime() - minutes * 60_000);
/** SQL for the members of all halls of a trending room, as `member`. */
const inHalls = (id: string) => sql`trending_hall hall JOIN room_member member
  ON member.room_id = hall.room_id AND member.left_seq IS NULL AND hall.trending_id = ${id}`;
/** SQL for the people who wrote in a trending room between two moments, as `who`. */
const heardIn = (id: string, from: Date, to: Date) => sql`(
  SELECT DISTINCT event.sender_id AS who
  FROM trending_hall hall JOIN room_event event USING (room_id)
  WHERE hall.trending_id = ${id} AND event.type = 'message'
    AND event.created_at > ${from} AND event.created_at <= ${to}) AS heard`;
const isHere = (person: string) => sql`EXISTS (SELECT FROM presence WHERE presence.user_id = ${sql.ref(person)}
  AND presence.last_seen_at > ${minutesAgo(5)} AND NOT (SELECT hide_online FROM account WHERE id = presence.user_id))`;

it('The open rooms’ counts match their members, presence and recent speakers', async () => {
  expect(
    await notFound(call(server.app, listTrending, token(0)), {
      'rooms.memberCount': ({ rooms }) => each(rooms, ({ id }) => sql`SELECT count(*) FROM ${inHalls(id)}`),
      'rooms.onlineCount': ({ rooms }) =>
        each(rooms, ({ id }) => sql`SELECT count(*) FROM ${inHalls(id)} WHERE ${isHere('member.user_id')}`),
      'rooms.trend.people': ({ rooms }) =>
        each(withTrend(rooms), ({ id }) => sql`SELECT count(*) FROM ${heardIn(id, minutesAgo(120), minutesAgo(0))}`),
      'rooms.trend.usual': ({ rooms }) =>
        each(
          withTrend(rooms),
          ({ id }) => sql`SELECT greatest(1, round(coalesce(sum(people), 0) / 7.0)) FROM trend_hour
          WHERE trending_id = ${id} AND hour < ${minutesAgo(60)}`,
        ),
      'rooms.trend.line': ({ rooms }) => {
        const parts = [120, 105, 90, 75, 60, 45, 30, 15];
        const lines = withTrend(rooms).flatMap(({ id }) => parts.map((minutes) => ({ id, minutes })));
        return each(
          lines,
          ({ id, minutes }) => sql`SELECT count(*) FROM ${heardIn(id, minutesAgo(minutes), minutesAgo(minutes - 15))}`,
        );
      },
    }),
  ).toEqual([]);
});

const withTrend = <T extends { trend: unknown }>(rooms: readonly T[]): T[] =>
  rooms.filter(({ trend }) => trend !== null);

it('The clouds’ member counts match the database and their points add up', async () => {
  const inCloud = (id: string) => sql`room_member member WHERE member.room_id = ${id} AND member.left_seq IS NULL`;
  /** The points of a cloud, if the person has set no mood and the cloud is small and less than an hour old. */
  const points = (id: string) => [
    sql`SELECT 20`,
    sql`SELECT least(30, 10 * count(DISTINCT theirs.name)) FROM room_member member
      JOIN account person ON person.id = member.user_id CROSS JOIN unnest(person.interests) AS theirs (name)
      JOIN unnest((SELECT interests FROM account WHERE id = ${me.id})) AS mine (name) ON mine.name = theirs.name
      WHERE member.room_id = ${id} AND member.left_seq IS NULL`,
    sql`SELECT 20 FROM room WHERE id = ${id} AND created_at > ${minutesAgo(60)}`,
    sql`SELECT CASE count(*) WHEN 1 THEN 3 WHEN 2 THEN 6 ELSE 10 END FROM ${inCloud(id)}`,
  ];
  expect(
    await notFound(call(server.app, recommendClouds, token(0)), {
      'recommendations.memberCount': ({ recommendations: all }) =>
        each(all, ({ id }) => sql`SELECT count(*) FROM ${inCloud(id)}`),
      'recommendations.activeNow': ({ recommendations: all }) =>
        each(all, ({ id }) => sql`SELECT count(*) FROM ${inCloud(id)} AND ${isHere('member.user_id')}`),
      'recommendations.matchScore': ({ recommendations: all }) =>
        Promise.all(
          all.map(async ({ id }) => (await each(points(id), (query) => query)).reduce((sum, of) => sum + of, 0)),
        ),
      'recommendations.matchReasons.points': ({ recommendations: all }) =>
        each(
          all.flatMap(({ id }) => points(id)),
          (query) => query,
        ),
      // The most points of each part, from the decision record of clouds.
      'recommendations.matchReasons.most': ({ recommendations: all }) =>
        Promise.resolve(all.flatMap(() => [40, 30, 20, 10])),
    }),
  ).toEqual([]);
  expect(
    await notFound(call(server.app, cloudsOf, { ...token(0), params: { userId: at(1).id } }), {
      'clouds.memberCount': ({ clouds }) => each(clouds, ({ id }) => sql`SELECT count(*) FROM ${inCloud(id)}`),
    }),
  ).toEqual([]);
});

it('The quiz party’s counts match its results, ratings and shared answers', async () => {
  const done = (id: string) => sql`quiz_party_run WHERE quiz_id = ${id} AND completed_at IS NOT NULL`;
  expect(
    await notFound(call(server.app, getQuizParty, token(0)), {
      'quizzes.people': ({ quizzes }) =>
        each(
          quizzes.filter(({ people: counted }) => counted !== null),
          ({ id }) => sql`SELECT count(*) FROM ${done(id)}`,
        ),
      'quizzes.rating': ({ quizzes }) =>
        each(
          quizzes.filter(({ rating }) => rating !== null),
          ({ id }) => sql`SELECT round(avg(stars), 1) FROM ${done(id)}`,
        ),
      'quizzes.answered': ({ quizzes }) =>
        each(
          quizzes,
          ({ id }) => sql`SELECT coalesce(sum(jsonb_array_length(draft)), 0) FROM quiz_party_run
          WHERE quiz_id = ${id} AND user_id = ${me.id}`,
        ),
    }),
  ).toEqual([]);
  expect(await column(sql`SELECT count(*) FROM ${done('sleep')}`)).toEqual([0]);
  expect(
    await notFound(call(server.app, getPartyFriends, { ...token(0), params: { quizId: 'aura' } }), {
      'people.alike': ({ people: friends }) =>
        each(
          friends,
          // Each run is read by itself, because on a distributed database they may be on two nodes.
          ({ person }) => sql`WITH mine AS MATERIALIZED (
            SELECT answers FROM quiz_party_run WHERE user_id = ${me.id} AND quiz_id = 'aura'
          ), theirs AS MATERIALIZED (
            SELECT answers FROM quiz_party_run WHERE user_id = ${person.id} AND quiz_id = 'aura'
          ) SELECT count(*) FROM generate_series(0, 9) AS of (question), mine, theirs
          WHERE theirs.answers -> of.question = mine.answers -> of.question`,
        ),
    }),
  ).toEqual([]);
});

it('A quiz party card states its quiz’s number of questions', () => {
  for (const id of partyQuizIds) expect(partyCards[id].questions).toBe(partyQuizzes[id].questions.length);
});

it('The numbers of a profile are those of posts, followers, flowers and unwrapped gifts', async () => {
  expect(
    await notFound(call(server.app, userStats, { ...token(4), params: { id: me.id } }), {
      posts: () => column(sql`SELECT count(*) FROM post WHERE user_id = ${me.id} AND visibility = 'public'`),
      followers: () => column(sql`SELECT count(*) FROM follow WHERE followee_id = ${me.id}`),
      following: () => column(sql`SELECT count(*) FROM follow WHERE user_id = ${me.id}`),
      flowers: () => column(sql`SELECT count(*) FROM flower WHERE receiver_id = ${me.id}`),
    }),
  ).toEqual([]);
  expect(
    await notFound(call(server.app, getGiftShelf, { ...token(4), params: { id: me.id } }), {
      count: () => column(sql`SELECT count(*) FROM gift WHERE receiver_id = ${me.id} AND unwrapped_at IS NOT NULL`),
    }),
  ).toEqual([]);
  expect(
    await notFound(call(server.app, listGiftTypes, token(0)), {
      'today.left': () => column(sql`SELECT 10 - count(*) FROM gift WHERE sender_id = ${me.id}`),
    }),
  ).toEqual([]);
  expect(
    await notFound(call(server.app, listPosts, token(4)), {
      'posts.likes': ({ posts }) => each(posts, ({ id }) => sql`SELECT count(*) FROM post_like WHERE post_id = ${id}`),
      'posts.commentsCount': ({ posts }) =>
        each(posts, ({ id }) => sql`SELECT count(*) FROM post_comment WHERE post_id = ${id}`),
    }),
  ).toEqual([]);
});

it('The directory’s ages and its count without a filter match the database', async () => {
  const ageOf = (id: number) =>
    sql`SELECT extract(year FROM age(${server.clock.now()}::timestamptz, birthday::timestamptz)) FROM account WHERE id = ${id}`;
  expect(
    await notFound(call(server.app, listPeople, token(0)), {
      'people.age': ({ people: all }) => each(all, ({ id }) => ageOf(id)),
      'first.near': () =>
        column(sql`SELECT count(*) FROM account JOIN account mine ON mine.id = ${me.id} AND account.city = mine.city
          WHERE account.id <> mine.id`),
    }),
  ).toEqual([]);
  expect(
    await notFound(call(server.app, listPeople, { ...token(0), query: { q: 'zzzz', interest: 'jazz' } }), {
      'widen.people': () => column(sql`SELECT count(*) FROM account WHERE id <> ${me.id} AND 'jazz' = ANY(interests)`),
    }),
  ).toEqual([]);
});

it('The home page’s counts match the day’s matches, unread messages and presence', async () => {
  const used = (kind: string) =>
    sql`SELECT coalesce(sum(used), 0) FROM quota WHERE user_id = ${me.id} AND kind = ${kind}`;
  const { body } = await call(server.app, listMatches, token(0));
  // The tests of matching compare the score and its parts with a plain loop.
  const matches = body.matches.map((match) => ({ ...match, matchData: null }));
  expect(
    await notFound(Promise.resolve({ status: 200, body: { ...body, matches } }), {
      humanMatches: () => column(used('match')),
      aiMatches: () => column(used('companion')),
      aiLimit: () => column(sql`SELECT 3`),
      remainingMatches: async () => [3 - (await one(used('match')))],
      dailyLimit: () => column(sql`SELECT 3 WHERE NOT EXISTS (SELECT FROM entitlement WHERE user_id = ${me.id})`),
      timeUntilReset: () =>
        column(sql`SELECT 1000 * extract(epoch FROM
        (date_trunc('day', ${server.clock.now()}::timestamptz AT TIME ZONE time_zone) + interval '1 day') AT TIME ZONE time_zone
        - ${server.clock.now()}::timestamptz) FROM account WHERE id = ${me.id}`),
      'matches.age': () =>
        each(
          body.matches,
          ({ user }) => sql`SELECT extract(year FROM age(${server.clock.now()}::timestamptz, birthday::timestamptz))
        FROM account WHERE id = ${user.id}`,
        ),
    }),
  ).toEqual([]);
  expect(
    await notFound(call(server.app, countActivity, token(0)), {
      count: () => column(sql`SELECT count(*) FROM activity WHERE receiver_id = ${me.id} AND seen_at IS NULL`),
    }),
  ).toEqual([]);
});

it('The chat list’s counts match unread messages, members and presence', async () => {
  const unread = (roomId: string) => sql`SELECT count(*) FROM room_event event
    JOIN room_member member ON member.room_id = event.room_id AND member.user_id = ${me.id}
    WHERE event.room_id = ${roomId} AND event.seq > member.read_seq AND event.type = 'message' AND event.sender_id <> ${me.id}`;
  const { body } = await call(server.app, listChats, token(0));
  const chats = body.chats.map((room) => ({ ...room, matchData: null }));
  const all = await each(chats, ({ id }) => unread(id));
  const loud = all.filter((_, place) => chats[place]?.isMuted === false);
  expect(
    // `limits` has settings, not counts.
    await notFound(Promise.resolve({ status: 200, body: { ...body, chats, limits: null } }), {
      'chats.unreadCount': () => Promise.resolve(all),
      'chats.memberCount': () =>
        each(chats, ({ id }) => sql`SELECT count(*) FROM room_member WHERE room_id = ${id} AND left_seq IS NULL`),
      'totals.unread': () => Promise.resolve([loud.reduce((sum, of) => sum + of, 0)]),
      'totals.unreadChats': () => Promise.resolve([loud.filter((of) => of > 0).length]),
      'totals.requests': () =>
        column(sql`SELECT count(*) FROM room JOIN user_room ON user_room.room_id = room.id
      WHERE user_room.user_id = ${me.id} AND room.asked_by <> ${me.id}`),
      'totals.online': () =>
        column(sql`SELECT count(DISTINCT CASE ${me.id}::bigint WHEN user_low THEN user_high ELSE user_low END) FROM room
        WHERE ${me.id}::bigint IN (user_low, user_high) AND (${isHere('room.user_low')}) <> (${isHere('room.user_high')})`),
    }),
  ).toEqual([]);
});

it('Every number that premium promises is the limit that the rules read', async () => {
  await sql`INSERT INTO entitlement (user_id, kind, source, granted_at)
    VALUES (${at(6).id}, 'premium', 'payment', ${server.clock.now()})`.execute(server.deps.db);
  const { body } = await call(server.app, listMatches, token(6));
  const gifts = (await call(server.app, listGiftTypes, token(6))).body.today.left;
  const [matches, companions, unlimited] = promises.map(({ count }) => count);
  expect([body.dailyLimit, body.aiLimit, gifts]).toEqual([matches, companions, unlimited]);
  const without = (await call(server.app, listMatches, token(5))).body.dailyLimit;
  expect([without, 10]).toEqual([promises[0].without, promises[2].without]);
});
