import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/matching.ts';
import * as practice from '#contract/matching.practice.ts';
import { listPeople } from '#contract/people.directory.ts';
import { countNewPosts, createPost, listChallenge, listPosts } from '#contract/posts.ts';
import { setPremium } from '#server/features/premium/premium.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { newMatchable, type Matchable } from '#test/matchable.ts';
import { COMMUNITY } from '#server/features/matching/search/search.queries.ts';
import { hasCommunity } from './matching.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-03-10T18:00:00.000Z');
  await sql`DELETE FROM account`.execute(server.deps.db);
});

const person = (one?: Matchable): Promise<TestMember> => newMatchable(server, one);
const demo = (one?: Matchable): Promise<TestMember> => newMatchable(server, { ...one, isDemo: true });
async function premium(one?: Matchable): Promise<TestMember> {
  const member = await person(one);
  await setPremium(server.deps.db, member.id, { isOn: true, source: 'developer', now: server.clock.now() });
  return member;
}
const find = async ({ token }: TestMember, key?: string): Promise<contract.SearchResult> => {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  const { status, body } = await call(server.app, contract.findNewMatch, { token, headers });
  expect(status).toBe(200);
  return body;
};
const practiceRun = async ({ token }: TestMember, key?: string) => {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  const { status, body } = await call(server.app, practice.practiceRun, { token, headers });
  expect(status).toBe(200);
  return body;
};
const findEternal = async ({ token }: TestMember) => {
  const { status, body } = await call(server.app, contract.findEternalMatch, { token });
  expect(status).toBe(200);
  return body;
};

/** Adds copies of a person to matching; a copy cannot sign in. */
async function copies({ id }: TestMember, count: number): Promise<void> {
  const { db } = server.deps;
  await sql`INSERT INTO account (id, handle, birthday, gender, mbti_type, created_at)
    SELECT 100000100000 + n, 'copy_' || n, '1996-05-14', 'women', 'ENFP', now() FROM generate_series(1, ${count}::int) AS n`.execute(
    db,
  );
  await sql`INSERT INTO match_profile SELECT made.* FROM generate_series(1, ${count}::int) AS n, match_profile AS one,
    jsonb_populate_record(one, jsonb_build_object('user_id', 100000100000 + n)) AS made WHERE one.user_id = ${id}`.execute(
    db,
  );
}

/** Copies a match, so that the person is matched with every other person. */
const meetEverybody = ({ id }: TestMember) =>
  sql`INSERT INTO soul_match SELECT made.* FROM match_profile AS other, soul_match AS one,
      jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'user_low', least(other.user_id, ${id}),
        'user_high', greatest(other.user_id, ${id}))) AS made
    WHERE NOT other.is_demo AND other.user_id <> ${id} AND one.id = (SELECT id FROM soul_match LIMIT 1)
    ON CONFLICT DO NOTHING`.execute(server.deps.db);

describe('a practice run', () => {
  it('A search finds the worst fitting person and never the best fitting demo member', async () => {
    const seeker = await person({ type: 'INFP' });
    await demo({ type: 'ENFJ' });
    const real = await person({ type: 'ESTJ', wish: { connectionDepth: 'casual' } });
    expect(await practiceRun(seeker)).toMatchObject({ match: null, left: 3 });
    expect(await find(seeker)).toMatchObject({ match: { user: { id: real.id, isDemo: false } }, practice: false });
    expect(await find(seeker)).toMatchObject({ match: null, noNewMatches: true, practice: true, isAlone: false });
  });

  it('A practice run has a card and a room, and counts as nothing', async () => {
    const seeker = await person();
    const one = await demo();
    expect(await find(seeker)).toMatchObject({ match: null, empty: { widen: null }, practice: true, isAlone: true });
    const { match } = await practiceRun(seeker);
    expect(match).toMatchObject({ kind: 'practice', user: { id: one.id, isDemo: true }, state: 'offered' });
    const { token } = seeker;
    const day = (await call(server.app, contract.listMatches, { token })).body;
    expect(day).toMatchObject({
      matches: [],
      currentMatch: null,
      humanMatches: 0,
      humanMatchIds: [],
      remainingMatches: 3,
    });
    const params = { matchId: match?.id ?? '' };
    expect((await call(server.app, contract.getMatch, { token, params })).body).toEqual(match);
    const liked = await call(server.app, contract.swipe, { token, body: { ...params, action: 'connect' } });
    expect(liked.body.chatroom_id).toBe(match?.chatRoomId);
    const after = (await call(server.app, contract.listMatches, { token })).body;
    expect(after).toMatchObject({ matches: [], hasMet: false, hasSaidHello: false });
  });

  it('A fourth practice run of a day is neither offered nor made', async () => {
    const seeker = await person();
    for (let n = 0; n < 5; n += 1) await demo();
    for (let left = 2; left >= 0; left -= 1) {
      expect(await practiceRun(seeker)).toMatchObject({ match: { kind: 'practice' }, left });
    }
    expect(await practiceRun(seeker)).toMatchObject({ match: null, left: 0 });
    expect(await find(seeker)).toMatchObject({ match: null, remainingMatches: 3, practice: false });
    const real = await person();
    expect(await find(seeker)).toMatchObject({ match: { user: { id: real.id } }, remainingMatches: 2 });
  });

  it('A repeated practice run shows the same demo member and meets no other', async () => {
    const seeker = await person();
    await demo();
    await demo();
    const key = '0197f000-0000-7000-8000-000000000001';
    const [first, again] = [await practiceRun(seeker, key), await practiceRun(seeker, key)];
    expect(again.match?.id).toBe(first.match?.id);
    expect(again.left).toBe(2);
  });

  it('A demo member practices with any number of people on a day', async () => {
    const nobody = { wish: { genderPreferences: ['women'] }, profile: { gender: 'men' } };
    const one = await demo();
    for (let n = 0; n < 5; n += 1) expect((await practiceRun(await person(nobody))).match?.user.id).toBe(one.id);
  });

  it('A practice run looks as far as the nearest demo member and changes no radius', async () => {
    const seeker = await person({ wish: { locationRadius: 'nearby' } });
    const far = await demo({ profile: { zipCode: '94110' } });
    const { empty } = await find(seeker);
    expect(empty?.counts.every(({ wouldFit }) => wouldFit === 0)).toBe(true);
    expect((await practiceRun(seeker)).match?.user.id).toBe(far.id);
    const { body } = await call(server.app, contract.getPreferences, { token: seeker.token });
    expect(body.locationRadius).toBe('nearby');
  });

  it('A person who has met all of fifty fitting people is offered no practice run', async () => {
    const seeker = await person();
    const real = await person();
    await copies(real, COMMUNITY - 1);
    await demo();
    const { db } = server.deps;
    const isAmongMany = ({ id }: TestMember): Promise<boolean> => hasCommunity(db, id, server.clock.now());
    expect(await isAmongMany(seeker)).toBe(true);
    expect((await find(seeker)).match?.user.isDemo).toBe(false);
    await sql`DELETE FROM quota WHERE kind = 'match'`.execute(db);
    await meetEverybody(seeker);
    expect(await find(seeker)).toMatchObject({ match: null, noNewMatches: true, practice: false });
    expect((await practiceRun(seeker)).match).toBeNull();
    await sql`DELETE FROM account WHERE id = 100000100001`.execute(db);
    expect((await practiceRun(seeker)).match?.user.isDemo).toBe(true);
    expect(await isAmongMany(seeker)).toBe(false);
    expect(await isAmongMany(await newMember(server))).toBe(false);
  });
});

/** Returns what each screen of unknown people shows: a count, or the values of `isDemo` of its people. */
async function metBy({ token }: TestMember): Promise<Record<string, unknown>> {
  const asked = { token, query: {} };
  const demos = (all: { isDemo: boolean }[]): boolean[] =>
    [...new Set(all.map(({ isDemo }) => isDemo))].toSorted((a, b) => Number(a) - Number(b));
  const authors = ({ body }: { body: { posts: { user: { isDemo: boolean } }[] } }) =>
    demos(body.posts.map(({ user }) => user));
  const tile = await call(server.app, listPosts, { token, query: { limit: 1 } });
  return {
    browse: demos((await call(server.app, listPeople, asked)).body.people),
    search: (await call(server.app, listPeople, { token, query: { q: 'zoe' } })).body.people.length,
    feed: authors(await call(server.app, listPosts, asked)),
    tile: [authors(tile), tile.body.nextCursor === null],
    challenge: authors(await call(server.app, listChallenge, asked)),
    news: (await call(server.app, countNewPosts, { token, query: { feed: 'wild' } })).body.count,
  };
}

describe('browse and the feeds among people and demo members', () => {
  const post = async ({ token }: TestMember, content: string): Promise<void> => {
    const key = server.deps.newId();
    const body = { content, visibility: 'public' as const };
    const { status } = await call(server.app, createPost, { token, body, headers: { 'idempotency-key': key } });
    expect(status).toBe(200);
    server.clock.advance(1000);
  };

  it('A person among fifty real members sees no demo member in browse or feeds', async () => {
    const seeker = await person();
    const stranger = await newMember(server);
    const zoe = await demo({ profile: { displayName: 'Zoe Demo' } });
    const real = await person();
    await post(zoe, 'By a demo member #wildselfchallenge');
    await post(real, 'By a person #wildselfchallenge');
    await post(zoe, 'By a demo member again #wildselfchallenge');
    const both = [false, true];
    const everybody = { browse: both, search: 1, feed: both, tile: [[true], false], challenge: both, news: 3 };
    expect(await metBy(seeker)).toEqual(everybody);
    await copies(real, COMMUNITY - 1);
    const people = { browse: [false], search: 0, feed: [false], tile: [[false], true], challenge: [false], news: 1 };
    expect(await metBy(seeker)).toEqual(people);
    // A person who cannot be matched has no community; a demo member's own posts stay visible to that member.
    expect(await metBy(stranger)).toEqual(everybody);
    expect(await metBy(zoe)).toMatchObject({ feed: both });
    await sql`DELETE FROM account WHERE id = 100000100001`.execute(server.deps.db);
    expect(await metBy(seeker)).toEqual(everybody);
  });
});

describe('the Eternal Match among people and demo members', () => {
  it('The Eternal Match finds any fitting person and never a demo member', async () => {
    const seeker = await premium({ type: 'INFP' });
    await demo({ type: 'ENFJ' });
    expect(await findEternal(seeker)).toMatchObject({ match: null, noNewMatches: true });
    const real = await person({ type: 'ESTJ', profile: { zipCode: '10001' }, wish: { locationRadius: 'anywhere' } });
    const found = await findEternal(seeker);
    expect(found.match?.user.id).toBe(real.id);
    expect(found.eternal).toEqual({ readyAt: '2026-03-16T04:00:00.000Z', matchId: found.match?.id });
  });
});
