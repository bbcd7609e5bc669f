import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userStats } from '#contract/accounts.ts';
import { blockPerson } from '#contract/blocks.ts';
import { follow, FOLLOWS_MAX, isFollowing, listFollowers, listFollowing, unfollow } from '#contract/follows.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { settleCompanions } from '#server/features/companions/companions.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';

let server: TestApp;
let ana: TestMember;
let ben: TestMember;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`DELETE FROM account`.execute(server.deps.db);
  ana = await newMember(server, { displayName: 'Ana' });
  ben = await newMember(server, { displayName: 'Ben' });
});

const begin = ({ token }: TestMember, { id }: { id: number }) => call(server.app, follow, { token, params: { id } });
const end = ({ token }: TestMember, { id }: { id: number }) => call(server.app, unfollow, { token, params: { id } });
const asks = ({ id, token }: TestMember, other: TestMember) =>
  call(server.app, isFollowing, { token, params: { id, otherId: other.id } });
const stats = async ({ token }: TestMember, { id }: TestMember) => {
  const { followers, following } = (await call(server.app, userStats, { token, params: { id } })).body;
  return { followers, following };
};
const block = ({ token }: TestMember, { id }: TestMember) =>
  call(server.app, blockPerson, { token, params: { userId: id } });
const suspend = ({ id }: TestMember, at: Date | null) =>
  sql`UPDATE account SET suspended_at = ${at} WHERE id = ${id}`.execute(server.deps.db);

/** Returns the ids of a whole list, read page by page. */
async function all(route: typeof listFollowers, viewer: TestMember, of: TestMember): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | null = null;
  do {
    const query: { cursor?: string } = cursor === null ? {} : { cursor };
    const page = await call(server.app, route, { token: viewer.token, params: { id: of.id }, query });
    expect(page.status).toBe(200);
    ids.push(...page.body.people.map(({ id }: { id: number }) => id));
    cursor = page.body.nextCursor;
  } while (cursor !== null);
  return ids;
}

/** Returns the accounts whose stored counts differ from their rows of follows. */
async function strayed(): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT account.id, counted.followers, counted.following, real.followers AS f, real.following AS g FROM account
    LEFT JOIN follow_count counted ON counted.user_id = account.id
    CROSS JOIN LATERAL (SELECT (SELECT count(*) FROM follow WHERE followee_id = account.id)::int AS followers,
      (SELECT count(*) FROM follow WHERE user_id = account.id)::int AS following) real
    WHERE (coalesce(counted.followers, 0), coalesce(counted.following, 0)) <> (real.followers, real.following)
  `.execute(server.deps.db);
  return rows;
}

describe('following', () => {
  it('A follow and its end count once however often they are asked for', async () => {
    for (const followers of [1, 1]) {
      expect(await begin(ana, ben)).toMatchObject({ status: 200, body: { isFollowing: true, followers } });
    }
    expect((await asks(ana, ben)).body).toEqual({ isFollowing: true });
    expect((await asks(ben, ana)).body).toEqual({ isFollowing: false });
    expect(await stats(ana, ben)).toEqual({ followers: 1, following: 0 });
    expect(await stats(ben, ana)).toEqual({ followers: 0, following: 1 });
    for (const followers of [0, 0]) {
      expect(await end(ana, ben)).toMatchObject({ status: 200, body: { isFollowing: false, followers } });
    }
    expect(await stats(ana, ben)).toEqual({ followers: 0, following: 0 });
  });

  it('Nobody follows themself, an AI character, or somebody who is not there', async () => {
    expect(await begin(ana, ana)).toMatchObject({ status: 400, problem: { code: 'invalid' } });
    expect((await begin(ana, { id: 100_000_000_000 })).status).toBe(404);
    await settleCompanions(server.deps);
    const { rows } = await sql<{ id: number }>`SELECT id FROM account WHERE is_seed_user LIMIT 1`.execute(
      server.deps.db,
    );
    expect(await begin(ana, rows[0] ?? { id: 0 })).toMatchObject({ status: 400, problem: { code: 'invalid' } });
  });

  it('Whether somebody follows is told to themself alone', async () => {
    const { id } = ana;
    expect((await call(server.app, isFollowing, { token: ben.token, params: { id, otherId: ben.id } })).status).toBe(
      404,
    );
  });

  it('A block ends what both follow and refuses a follow from either side', async () => {
    await begin(ana, ben);
    await begin(ben, ana);
    await block(ana, ben);
    expect([(await begin(ana, ben)).status, (await begin(ben, ana)).status]).toEqual([404, 404]);
    expect([(await asks(ana, ben)).status, (await end(ben, ana)).status]).toEqual([404, 404]);
    expect(await stats(ana, ana)).toEqual({ followers: 0, following: 0 });
    expect(await stats(ben, ben)).toEqual({ followers: 0, following: 0 });
  });

  it('The counts on a profile are those of its lists, for each of its viewers', async () => {
    const [cleo, dan] = [
      await newMember(server, { displayName: 'Cleo' }),
      await newMember(server, { displayName: 'Dan' }),
    ];
    for (const one of [ben, cleo, dan]) {
      await begin(one, ana);
      await begin(ana, one);
    }
    await block(cleo, ben);
    await suspend(dan, server.clock.now());
    for (const [viewer, count] of [
      [ana, 2],
      [ben, 1],
      [cleo, 1],
    ] as const) {
      expect(await stats(viewer, ana)).toEqual({ followers: count, following: count });
      expect(await all(listFollowers, viewer, ana)).toHaveLength(count);
      expect(await all(listFollowing, viewer, ana)).toHaveLength(count);
    }
    expect((await end(ben, ana)).body.followers).toBe(0);
    await suspend(dan, null);
  });

  it('A suspended person cannot be followed but can be unfollowed', async () => {
    await begin(ana, ben);
    await suspend(ben, server.clock.now());
    expect([(await begin(ana, ben)).status, (await end(ana, ben)).status]).toEqual([404, 404]);
    await suspend(ben, null);
    expect((await asks(ana, ben)).body).toEqual({ isFollowing: false });
  });

  it('The 5,000th person is followed, the next is refused, and of two at once one', async () => {
    await sql`INSERT INTO account (id, handle, time_zone, created_at)
      SELECT 200000000000 + n, 'crowd_' || n, 'UTC', now() FROM generate_series(1, ${FOLLOWS_MAX - 1}::int) n`.execute(
      server.deps.db,
    );
    await sql`INSERT INTO follow (user_id, followee_id, created_at)
      SELECT ${ana.id}, 200000000000 + n, now() FROM generate_series(1, ${FOLLOWS_MAX - 1}::int) n`.execute(
      server.deps.db,
    );
    const cara = await newMember(server, { displayName: 'Cara' });
    const answers = await Promise.all([begin(ana, ben), begin(ana, cara)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('follows_full');
    expect((await stats(ana, ana)).following).toBe(FOLLOWS_MAX);
    // A follow that exists already is not counted again.
    const isBen = answers[0]?.status === 200;
    expect((await begin(ana, isBen ? ben : cara)).status).toBe(200);
    expect(await strayed()).toEqual([]);
  });
});

it('A block leaves no follow made at the same moment', async () => {
  for (let round = 0; round < 12; round += 1) {
    const [one, other] = [await newMember(server), await newMember(server)];
    const answers = await Promise.all([begin(one, other), begin(other, one), block(one, other), begin(one, other)]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const { rows } = await sql`SELECT FROM follow WHERE user_id IN (${one.id}, ${other.id})`.execute(server.deps.db);
    expect(rows).toEqual([]);
  }
});

describe('the counts of follows', () => {
  it('Follow counts match the rows after any concurrent changes', async () => {
    const rng = seededRng(7);
    const people = [ana, ben];
    for (let n = 0; n < 4; n += 1) people.push(await newMember(server, { displayName: `P${n}` }));
    const any = (): TestMember => people[Math.floor(rng() * people.length)] ?? ana;
    for (let round = 0; round < 12; round += 1) {
      const steps = Array.from({ length: 10 }, () => {
        const [a, b] = [any(), any()];
        return rng() < 0.65 ? begin(a, b) : rng() < 0.8 ? end(a, b) : block(a, b);
      });
      const statuses = (await Promise.all(steps)).map(({ status }) => status);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(await strayed()).toEqual([]);
      const { rows } = await sql`SELECT FROM follow JOIN block ON (block.user_id, block.other_id) IN
        ((follow.user_id, followee_id), (followee_id, follow.user_id))`.execute(server.deps.db);
      expect(rows).toEqual([]);
    }
    await sql`DELETE FROM account WHERE id = ${ana.id} OR id = ${people[3]?.id}`.execute(server.deps.db);
    expect(await strayed()).toEqual([]);
  });

  it('Two who follow each other at once both do', async () => {
    for (let round = 0; round < 8; round += 1) {
      expect((await Promise.all([begin(ana, ben), begin(ben, ana)])).map(({ status }) => status)).toEqual([200, 200]);
      expect(await stats(ana, ana)).toEqual({ followers: 1, following: 1 });
      await Promise.all([end(ana, ben), end(ben, ana)]);
    }
    expect(await strayed()).toEqual([]);
  });
});

describe('the lists of a profile', () => {
  it('Followers and followed people are listed once each, latest first', async () => {
    // A new account follows only some people a day.
    await sql`UPDATE account SET created_at = created_at - interval '8 days' WHERE id = ${ana.id}`.execute(
      server.deps.db,
    );
    const crowd: TestMember[] = [];
    for (let n = 0; n < 35; n += 1) crowd.push(await newMember(server, { displayName: `C${n}` }));
    for (const [at, one] of crowd.entries()) {
      await begin(one, ana);
      await begin(ana, one);
      if (at % 7 === 6) server.clock.advance(1000);
    }
    for (const list of [listFollowers, listFollowing] as (typeof listFollowers)[]) {
      const ids = await all(list, ben, ana);
      expect(ids.toSorted((a, b) => a - b)).toEqual(crowd.map(({ id }) => id).toSorted((a, b) => a - b));
      const times = ids.map((id) => Math.floor(crowd.findIndex((one) => one.id === id) / 7));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    }
  });

  it('A follow list shows only people the viewer may see', async () => {
    const cara = await newMember(server, { displayName: 'Cara' });
    const dan = await newMember(server, { displayName: 'Dan' });
    for (const one of [ben, cara, dan]) await begin(one, ana);
    await begin(cara, dan);
    await block(cara, ben);
    expect(new Set(await all(listFollowers, cara, ana))).toEqual(new Set([cara.id, dan.id]));
    expect(new Set(await all(listFollowers, ana, ana))).toEqual(new Set([ben.id, cara.id, dan.id]));
    await suspend(dan, server.clock.now());
    expect(await all(listFollowers, cara, ana)).toEqual([cara.id]);
    await suspend(dan, null);
    const { body } = await call(server.app, listFollowers, { token: cara.token, params: { id: ana.id } });
    const followed = body.people.filter((person) => person.isFollowing).map(({ id }) => id);
    expect([followed, body.people.length]).toEqual([[dan.id], 2]);
    expect((await call(server.app, listFollowing, { token: ben.token, params: { id: cara.id } })).status).toBe(404);
  });

  it('A place that no list has is refused', async () => {
    for (const cursor of ['x', '1.2', "1' OR 1=1"]) {
      const wish = { token: ana.token, params: { id: ana.id }, query: { cursor } };
      expect((await call(server.app, listFollowers, wish)).status).toBe(400);
    }
  });
});
