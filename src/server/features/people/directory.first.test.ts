import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { follow } from '#contract/follows.ts';
import { savePreferences } from '#contract/matching.ts';
import { listPeople } from '#contract/people.directory.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';

const [OAKLAND, BERKELEY, DES_MOINES] = ['94607', '94704', '50309'];

let server: TestApp;
let ana: TestMember;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`DELETE FROM account`.execute(server.deps.db);
  ana = await joined('Ana', { interests: ['jazz', 'vinyl', 'hiking', 'knitting'] });
  await looksFor(ana, { minAge: 28, maxAge: 36 });
});

type Facts = { zip?: string | undefined; born?: number; interests?: string[]; own?: string[]; vibes?: string[] };

async function joined(
  name: string,
  { zip = OAKLAND, born = 1996, interests = [], own = [], vibes = [] }: Facts = {},
): Promise<TestMember> {
  const fields = { displayName: name, gender: 'women', birthday: `05/14/${born}`, zipCode: zip };
  const member = await newMember(server, { ...fields, profileCompleted: true });
  const facts = { interests, custom_interests: own, current_vibes: vibes };
  await server.deps.db.updateTable('account').set(facts).where('id', '=', member.id).execute();
  return member;
}

const looksFor = ({ token }: TestMember, wish: Record<string, unknown>) =>
  call(server.app, savePreferences, { token, body: wish });

async function listed(query: Record<string, string> = {}, by = ana) {
  const { status, body } = await call(server.app, listPeople, { token: by.token, query });
  expect(status).toBe(200);
  return body;
}
const names = async (query: Record<string, string> = {}, by = ana): Promise<string[]> =>
  (await listed(query, by)).people.map(({ displayName }) => displayName);

/** Makes people with these ids after 200,000,000,000, who live in one town and are of one age. */
const crowd = ([from, to]: [number, number], born: string, city = 'Oakland') =>
  sql`INSERT INTO account (id, handle, display_name, profile_completed, time_zone, state_code, city, birthday, interests, created_at)
    SELECT 200000000000 + n, 'crowd_' || n, 'Crowd', true, 'UTC', 'CA', ${city}, ${born},
      (ARRAY['jazz', 'vinyl', 'hiking'])[1 : n % 4], now() FROM generate_series(${from}::int, ${to}::int) n`.execute(
    server.deps.db,
  );

/** Reads all pages; `between` happens after each. */
async function everybody(between: (page: number) => Promise<unknown> = async () => undefined): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | null = null;
  for (let page = 0; page === 0 || cursor !== null; page += 1) {
    const body = await listed(cursor === null ? {} : { cursor });
    seen.push(...body.people.map(({ id }) => id));
    cursor = body.nextCursor;
    await between(page);
  }
  return seen;
}

describe('the beginning of the directory', () => {
  it('The list begins with people near and of one’s ages who share most', async () => {
    await joined('Far', { zip: DES_MOINES, interests: ['jazz', 'vinyl', 'knitting'] });
    await joined('Old', { born: 1950, interests: ['jazz', 'vinyl', 'knitting'] });
    await joined('One', { interests: ['jazz'] });
    await joined('Two', { zip: BERKELEY, interests: ['vinyl', 'knitting', 'chess'] });
    expect(await names()).toEqual(['Two', 'One', 'Far', 'Old']);
    expect(await listed()).toMatchObject({
      mine: { city: 'Oakland', ages: { from: 28, to: 36 } },
      first: { near: 2, ages: true },
    });
    expect((await names({ near: 'any' })).slice(0, 3)).toEqual(['Far', 'Two', 'One']);
    expect((await names({ ages: 'any' })).slice(0, 3)).toEqual(['Old', 'Two', 'One']);
    expect(await listed({ near: 'any', ages: 'any' })).toMatchObject({ first: null, mine: { city: 'Oakland' } });
    expect(await names({ state: 'IA' })).toEqual(['Far']);
    expect(await listed({ q: 'two' })).toMatchObject({ people: [{ displayName: 'Two' }], first: null });
  });

  it('Real people come before demo members on every page, each once', async () => {
    const rest = (await joined('Rest', { born: 1950, zip: DES_MOINES })).id;
    const near = (await joined('Near', { interests: ['jazz'] })).id;
    await crowd([1, 40], '1995-01-01');
    await sql`UPDATE account SET is_demo = true WHERE handle LIKE 'crowd_%'`.execute(server.deps.db);
    expect(await listed()).toMatchObject({ first: { near: 1, ages: false } });
    const seen = await everybody();
    expect(seen.slice(0, 2)).toEqual([near, rest]);
    expect(new Set(seen.slice(2)).size).toBe(40);
    expect(seen).toHaveLength(42);
    // Among themselves, the demo members begin with those who share most: `crowd` gives every fourth one all three.
    expect(seen.slice(2, 5).map((id) => id % 4)).toEqual([3, 3, 3]);
    expect(new Set(await names({ state: 'CA' }))).toEqual(new Set(['Near', 'Crowd']));
    expect(await names({ q: 'crowd', here: 'today' })).toEqual([]);
  });

  it.each([
    [18, 36],
    [28, 99],
  ])('The list begins with the ages %i to %i, though one end is open', async (minAge, maxAge) => {
    await looksFor(ana, { minAge, maxAge });
    await joined('Far', { zip: DES_MOINES });
    expect(await listed()).toMatchObject({
      first: { near: 0, ages: true },
      mine: { ages: { from: minAge, to: maxAge } },
    });
  });

  it('The list begins with those near for all ages, and with nobody without a place', async () => {
    await looksFor(ana, { minAge: 18, maxAge: 99 });
    await joined('Old', { born: 1950 });
    await joined('Far', { zip: DES_MOINES, interests: ['jazz'] });
    expect(await names()).toEqual(['Old', 'Far']);
    expect(await listed()).toMatchObject({ first: { near: 1, ages: false }, mine: { ages: null } });
    const places = { city: null, state_code: null, zip_code: null };
    await server.deps.db.updateTable('account').set(places).where('id', '=', ana.id).execute();
    expect(await listed()).toMatchObject({ first: null, mine: { city: null, ages: null } });
  });

  it('The order follows nothing that others look for or prefer', async () => {
    const [ben, cara] = [await joined('Ben', { interests: ['jazz'] }), await joined('Cara')];
    const before = await listed();
    const wish = { genderPreferences: ['men'], connectionIntent: ['romantic'], communicationStyle: ['texting'] };
    for (const [who, ages] of [
      [ben, { minAge: 60, maxAge: 70 }],
      [cara, { minAge: 28, maxAge: 36 }],
    ] as const) {
      expect((await looksFor(who, { ...wish, ...ages })).status).toBe(200);
    }
    expect(await listed()).toEqual(before);
  });

  it('A blocked, paused or suspended person near is neither listed nor counted', async () => {
    const people = [await joined('Ben'), await joined('Cara'), await joined('Dan')];
    expect((await listed()).first).toEqual({ near: 3, ages: false });
    const [ben, cara, dan] = people as [TestMember, TestMember, TestMember];
    await call(server.app, blockPerson, { token: ben.token, params: { userId: ana.id } });
    const set = (who: TestMember, fields: Record<string, unknown>) =>
      server.deps.db.updateTable('account').set(fields).where('id', '=', who.id).execute();
    await set(cara, { paused_at: server.clock.now() });
    expect(await listed()).toMatchObject({ people: [{ id: dan.id }], first: { near: 1 } });
    await set(dan, { suspended_at: server.clock.now() });
    expect(await listed()).toMatchObject({ people: [], first: null });
  });

  it('Everybody comes once over all pages, while others join and follow one another', async () => {
    await crowd([1, 150], '1996-01-01');
    await crowd([151, 200], '1950-01-01');
    await crowd([201, 260], '1996-01-01', 'Fresno');
    const { people, first } = await listed();
    expect([first, people[0]?.shared.length]).toEqual([{ near: 60, ages: false }, 3]);
    const seen = await everybody(() => joined('Later'));
    const known = seen.filter((id) => id > 200_000_000_000 && id <= 200_000_000_260);
    expect([known.length, new Set(seen).size]).toEqual([260, seen.length]);
    const ranks = known.slice(0, 60).map((id) => (id - 200_000_000_000) % 4);
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    expect(Math.max(...known.slice(0, 60))).toBeLessThan(200_000_000_061);
  });

  it('Few people near are followed by others of the ages on every page, each once', async () => {
    await crowd([1, 80], '1950-01-01');
    await crowd([81, 140], '1996-01-01', 'Fresno');
    await crowd([141, 150], '1996-01-01');
    expect((await listed()).first).toEqual({ near: 10, ages: true });
    const seen = (await everybody()).map((id) => id - 200_000_000_000);
    expect(seen.slice(0, 10).toSorted((a, b) => a - b)[0]).toBe(141);
    expect(seen.slice(10, 70).every((n) => n > 80 && n < 141)).toBe(true);
    expect([seen.slice(70), seen.length]).toEqual([Array.from({ length: 80 }, (_, n) => n + 1), 150]);
  });

  it('A place in the list that nobody wrote finds nobody twice and breaks nothing', async () => {
    await joined('Ben');
    for (const cursor of ['5', '0.0', '1.1.1.1', 'a.b.c', `0.0.${'9'.repeat(13)}`])
      expect((await call(server.app, listPeople, { token: ana.token, query: { cursor } })).status).toBe(400);
    expect(await names({ cursor: '999999999999.999999999999.999.100000000000' })).toEqual(['Ben']);
    expect(await names({ cursor: '0.0.100000000000' })).toEqual(['Ben']);
  });
});

describe('a card of the directory', () => {
  it('The shared things of a card are what both profiles name, three at most', async () => {
    await server.deps.db
      .updateTable('account')
      .set({ custom_interests: ['Lighthouses'], current_vibes: ['chill'] })
      .where('id', '=', ana.id)
      .execute();
    await joined('Ben', { interests: ['knitting', 'chess', 'jazz'], own: ['LIGHTHOUSES'], vibes: ['chill'] });
    const shared = (await listed()).people[0]?.shared;
    expect(shared?.map(({ id }) => id)).toEqual(['knitting', 'jazz', 'LIGHTHOUSES']);
    await joined('Cara', { own: ['Trains'], vibes: ['bold', 'chill'] });
    const cara = (await listed()).people.find(({ displayName }) => displayName === 'Cara');
    expect(cara?.shared).toEqual([{ id: 'chill', kind: 'vibe', name: 'Chill' }]);
  });

  it.each([
    ['Repairs clocks. Has three tortoises.', 'Repairs clocks.'],
    ['Hi. I repair clocks! And more.', 'Hi. I repair clocks!'],
    ['  two\n lines   here ', 'two lines here'],
    ['', null],
  ])('A card has the first sentence of the text %j', async (bio, words) => {
    const ben = await joined('Ben');
    await server.deps.db.updateTable('account').set({ bio }).where('id', '=', ben.id).execute();
    expect((await listed()).people[0]?.words).toBe(words);
  });

  it('A long first sentence ends between two words', async () => {
    const ben = await joined('Ben');
    const bio = `${'All of the clocks '.repeat(8)}tick.`;
    await server.deps.db.updateTable('account').set({ bio }).where('id', '=', ben.id).execute();
    const words = (await listed()).people[0]?.words ?? '';
    expect(words).toMatch(/ the clocks All of…$|the clocks…$|of the…$|clocks All…$/);
    expect(words.length).toBeLessThanOrEqual(90);
  });

  it('A card says whether the reader follows the person, and shows nothing private', async () => {
    const ben = await joined('Ben', { interests: ['jazz'] });
    const [before] = (await listed()).people;
    expect(before?.isFollowing).toBe(false);
    await call(server.app, follow, { token: ana.token, params: { id: ben.id } });
    const [after] = (await listed()).people;
    expect(after).toEqual({ ...before, isFollowing: true });
    expect((await listed({}, ben)).people[0]?.isFollowing).toBe(false);
    const open = ['age', 'city', 'stateCode', 'words', 'shared', 'isFollowing'];
    const card = ['id', 'handle', 'displayName', 'profileImageUrl', 'avatarConfig', 'mbtiType', 'primaryArchetype'];
    const marks = ['isSeedUser', 'isDemo', 'isOnline', 'isNew'];
    expect(new Set(Object.keys(after ?? {}))).toEqual(new Set([...card, ...marks, ...open]));
  });
});
