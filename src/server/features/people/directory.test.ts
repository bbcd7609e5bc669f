import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { savePreferences } from '#contract/matching.ts';
import { listPeople } from '#contract/people.directory.ts';
import type { Intent } from '#contract/people.ts';
import { settleCompanions } from '#server/features/companions/companions.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';

let server: TestApp;
let ana: TestMember;
let ben: TestMember;
let cara: TestMember;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`DELETE FROM account`.execute(server.deps.db);
  [ana, ben, cara] = [await joined('Ana', '94607'), await joined('Ben', '94607'), await joined('Cara', '50309')];
});

const joined = (displayName: string, zipCode: string): Promise<TestMember> =>
  newMember(server, { displayName, gender: 'women', birthday: '05/14/1996', zipCode, profileCompleted: true });
const set = ({ id }: TestMember, fields: Record<string, unknown>) =>
  server.deps.db.updateTable('account').set(fields).where('id', '=', id).execute();
const here = ({ id }: TestMember, at: Date) =>
  sql`INSERT INTO presence (user_id, last_seen_at) VALUES (${id}, ${at})
    ON CONFLICT (user_id) DO UPDATE SET last_seen_at = excluded.last_seen_at`.execute(server.deps.db);
const ask = (query: Record<string, string | number> = {}, by = ana) =>
  call(server.app, listPeople, { token: by.token, query });
const names = async (query: Record<string, string> = {}, by = ana): Promise<string[]> =>
  (await ask(query, by)).body.people.map(({ displayName }) => displayName).toSorted((a, b) => (a < b ? -1 : 1));

describe('the directory', () => {
  it('Everybody else is in it, and neither characters nor whoever has not finished their profile', async () => {
    await settleCompanions(server.deps);
    await newMember(server, { displayName: 'Dan' });
    expect(await names()).toEqual(['Ben', 'Cara']);
    const [one] = (await ask({ q: 'ben' })).body.people;
    expect(one).toMatchObject({ id: ben.id, city: 'Oakland', stateCode: 'CA', age: 29, shared: [] });
    expect(one).not.toHaveProperty('zipCode');
  });

  it('Names and Wildin IDs match by word beginnings regardless of case and accents', async () => {
    await set(ben, { handle: 'zz_owl', display_name: 'Éowyn O’Brien%' });
    await set(cara, { handle: 'cara_1', display_name: 'שָׂרה Żółć-Straße' });
    const found = async (q: string) => (await ask({ q })).body.people.map(({ id }) => id);
    for (const q of ['ZZ_o', '@zz_owl', 'éow', 'EOWYN', 'owl', 'zz', "o'br", 'obrien', 'eo o', 'ow eow'])
      expect([q, await found(q)]).toEqual([q, [ben.id]]);
    for (const q of ['cara', 'שרה', 'שָׂ', 'zolc', 'ŻÓŁ', 'strass', 'STRAẞE', 'שרה stra', '１'])
      expect([q, await found(q)]).toEqual([q, [cara.id]]);
  });

  it('A search matches only word beginnings and treats no character as a pattern', async () => {
    await set(ben, { handle: 'zz_owl', display_name: 'Éowyn%' });
    for (const q of [
      'wl',
      'owyn',
      '%',
      '_',
      '_z',
      'zzz',
      "' OR 1=1",
      "'",
      '\\',
      '!',
      '&',
      'eowyn & cara',
      ':*',
      'zz | cara',
    ])
      expect([q, await names({ q })]).toEqual([q, []]);
    for (const q of ["eo'", 'eo:*', '(eo)', 'eo\\']) expect([q, await names({ q })]).toEqual([q, ['Éowyn%']]);
    expect(await names({ q: ' ' })).toEqual(['Cara', 'Éowyn%']);
  });

  it('Each filter narrows, and together they narrow more', async () => {
    await set(ben, { mbti_type: 'ENFP', interests: ['vinyl', 'jazz'] });
    await set(cara, { mbti_type: 'ENFP', interests: ['vinyl'] });
    expect(await names({ archetype: 'ENFP' })).toEqual(['Ben', 'Cara']);
    expect(await names({ archetype: 'INTJ' })).toEqual([]);
    expect([await names({ interest: 'jazz' }), await names({ interest: 'vinyl', state: 'IA' })]).toEqual([
      ['Ben'],
      ['Cara'],
    ]);
    for (const wrong of [{ archetype: 'XXXX' }, { state: 'ca' }, { here: 'now' }, { cursor: 5 }, { interest: 'A' }]) {
      expect((await ask(wrong)).status).toBe(400);
    }
  });

  it('Filters together find the people who fit every one of them', async () => {
    const people = [
      { who: ana, mbti_type: 'ENFP', state_code: 'IA', interests: ['vinyl'] },
      { who: ben, mbti_type: 'ENFP', state_code: 'CA', interests: ['vinyl', 'jazz'] },
      { who: cara, mbti_type: null, state_code: 'CA', interests: ['jazz'] },
      { who: await joined('Dan', '94607'), mbti_type: 'INTJ', state_code: null, interests: [] as string[] },
    ];
    for (const { who, ...fields } of people) await set(who, fields);
    const eve = await joined('Eve', '94607');
    for (const archetype of [undefined, 'ENFP', 'INTJ'])
      for (const state of [undefined, 'CA', 'IA'])
        for (const interest of [undefined, 'vinyl', 'jazz']) {
          const query = {
            ...(archetype !== undefined && { archetype }),
            ...(state !== undefined && { state }),
            ...(interest !== undefined && { interest }),
          };
          const fit = people.filter(
            (one) =>
              (archetype === undefined || one.mbti_type === archetype) &&
              (state === undefined || one.state_code === state) &&
              (interest === undefined || one.interests.includes(interest)),
          );
          expect(await names(query, eve)).toEqual(fit.map(({ who }) => who.user.displayName));
        }
  });

  it('The list of people recently here leaves out those who hide it', async () => {
    const now = server.clock.now().getTime();
    const DAY = 86_400_000;
    await here(ben, new Date(now - DAY + 1000));
    await here(cara, new Date(now - 7 * DAY + 1000));
    expect([await names({ here: 'today' }), await names({ here: 'week' })]).toEqual([['Ben'], ['Ben', 'Cara']]);
    await set(ben, { hide_online: true });
    expect([await names({ here: 'today' }), await names({ here: 'week' }), await names()]).toEqual([
      [],
      ['Cara'],
      ['Ben', 'Cara'],
    ]);
    await here(ben, new Date(now));
    expect((await ask({ q: 'ben' })).body.people[0]?.isOnline).toBe(false);
  });

  it('A blocked, suspended or paused person is not in it', async () => {
    await set(cara, { paused_at: server.clock.now() });
    expect(await names()).toEqual(['Ben']);
    await set(cara, { paused_at: null, suspended_at: server.clock.now() });
    expect(await names()).toEqual(['Ben']);
    await call(server.app, blockPerson, { token: ben.token, params: { userId: ana.id } });
    expect([await names(), await names({}, ben)]).toEqual([[], []]);
  });

  it('Everybody comes once over all pages, while others join', async () => {
    await sql`INSERT INTO account (id, handle, display_name, profile_completed, time_zone, created_at)
      SELECT 200000000000 + n * 7, 'crowd_' || n, 'Crowd', true, 'UTC', now() FROM generate_series(1, 60) n`.execute(
      server.deps.db,
    );
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string | number> = { q: 'crowd', ...(cursor !== null && { cursor }) };
      const { body } = await ask(query);
      seen.push(...body.people.map(({ id }) => id));
      cursor = body.nextCursor;
      await joined('Crowded', '94607');
    } while (cursor !== null);
    const crowd = seen.filter((id) => id > 200_000_000_000 && (id - 200_000_000_000) % 7 === 0);
    expect(new Set(seen).size).toBe(seen.length);
    expect(crowd.length).toBeGreaterThanOrEqual(60);
  });

  it('The list of people new here has those who joined lately, and no others', async () => {
    const now = server.clock.now().getTime();
    const DAY = 86_400_000;
    await joined('Dan', '94607').then((dan) => set(dan, { created_at: new Date(now - 31 * DAY) }));
    await set(ben, { created_at: new Date(now - 7 * DAY + 1000) });
    await set(cara, { created_at: new Date(now - 30 * DAY + 1000) });
    expect([await names({ joined: 'week' }), await names({ joined: 'month' })]).toEqual([['Ben'], ['Ben', 'Cara']]);
  });

  it('The filter of wishes finds only people who show theirs, and cards say it', async () => {
    const wish = (of: TestMember, connectionIntent: Intent[], showsIntent?: boolean) =>
      call(server.app, savePreferences, { token: of.token, body: { connectionIntent, showsIntent } });
    await wish(ben, ['friendship']);
    await wish(cara, ['romantic', 'friendship'], true);
    const [dan, eve] = [await joined('Dan', '94607'), await joined('Eve', '94607')];
    await wish(dan, ['romantic'], true);
    await wish(eve, ['open', 'friendship'], true);
    expect(await names({ looking: 'friendship' })).toEqual(['Cara', 'Eve']);
    expect(await names({ looking: 'romantic', joined: 'month' })).toEqual(['Cara', 'Dan', 'Eve']);
    const shown = async (): Promise<unknown> =>
      Object.fromEntries((await ask()).body.people.map(({ displayName, lookingFor }) => [displayName, lookingFor]));
    expect(await shown()).toEqual({ Ben: undefined, Cara: 'both', Dan: 'romantic', Eve: 'open' });
    // Saving without a word about it leaves it as it was.
    await wish(dan, ['friendship']);
    expect(await shown()).toMatchObject({ Dan: 'friendship' });
    for (const one of [cara, dan, eve]) await wish(one, ['friendship'], false);
    expect(await shown()).toEqual({ Ben: undefined, Cara: undefined, Dan: undefined, Eve: undefined });
    expect((await ask({ looking: 'friendship' })).body).toMatchObject({
      people: [],
      widen: { filter: 'looking', people: 4 },
    });
  });

  it('Everybody who was here appears exactly once across pages, in order', async () => {
    const { db, clock } = server.deps;
    await sql`INSERT INTO account (id, handle, display_name, profile_completed, time_zone, state_code, created_at)
      SELECT 200000000000 + n, 'crowd_' || n, 'Crowd', true, 'UTC', (ARRAY['CA', 'IA'])[1 + n / 3 % 2], now()
      FROM generate_series(1, 300) n`.execute(db);
    await sql`INSERT INTO presence (user_id, last_seen_at)
      SELECT 200000000000 + n, ${clock.now()} FROM generate_series(3, 300, 3) n`.execute(db);
    for (const [state, fits] of [
      ['', 100],
      ['CA', 50],
    ] as const) {
      const seen: number[] = [];
      let cursor: string | null = null;
      do {
        const query = { here: 'today', ...(state !== '' && { state }), ...(cursor !== null && { cursor }) };
        const { body } = await ask(query);
        seen.push(...body.people.map(({ id }) => id - 200_000_000_000));
        cursor = body.nextCursor;
      } while (cursor !== null);
      const all = Array.from({ length: 100 }, (_, at) => (at + 1) * 3);
      expect(seen).toEqual(state === '' ? all : all.filter((n) => (n / 3) % 2 === 0));
      expect(seen).toHaveLength(fits);
    }
  });

  it('An empty answer names the one filter without which most people fit', async () => {
    await set(ben, { mbti_type: 'ENFP' });
    await set(cara, { mbti_type: 'ENFP', interests: ['vinyl'] });
    expect((await ask({ archetype: 'ENFP', interest: 'jazz' })).body.widen).toEqual({ filter: 'interest', people: 2 });
    expect((await ask({ archetype: 'INTJ', interest: 'vinyl' })).body.widen).toEqual({
      filter: 'archetype',
      people: 1,
    });
    expect((await ask({ archetype: 'INTJ', interest: 'jazz' })).body.widen).toBeNull();
    expect((await ask({ q: 'nobody' })).body.widen).toEqual({ filter: 'q', people: 2 });
    expect((await ask()).body.widen).toBeNull();
  });
});
