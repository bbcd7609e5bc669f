import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateUser } from '#contract/accounts.ts';
import * as debugging from '#contract/matching.debug.ts';
import * as contract from '#contract/matching.ts';
import { setPremium } from '#server/features/premium/premium.ts';
import { call, startTestApp, type Answer, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newMatchable, type Matchable } from '#test/matchable.ts';
import { inFives, orSomebody } from '#server/features/matching/search/coarse.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-03-10T18:00:00.000Z');
  await sql`DELETE FROM account`.execute(server.deps.db);
});

const matchable = (person?: Matchable): Promise<TestMember> => newMatchable(server, person);
const find = (member: TestMember): Promise<Answer<contract.SearchResult>> =>
  call(server.app, contract.findNewMatch, { token: member.token });
const move = (member: TestMember, zipCode: string): ReturnType<typeof call> =>
  call(server.app, updateUser, { token: member.token, params: { id: member.id }, body: { zipCode } });

/** Returns every answer of the matching routes that the searcher can read, by name. */
async function everything({ token }: TestMember, matchId: string): Promise<Record<string, unknown>> {
  const { app } = server;
  const debug = await call(app, debugging.debugMatching, { token });
  // The searcher may read their own data, so only the rest of the console is checked.
  const { currentUser: _, preferences: __, ...console } = debug.body;
  return {
    day: (await call(app, contract.listMatches, { token })).body,
    match: (await call(app, contract.getMatch, { token, params: { matchId } })).body,
    eternal: (await call(app, contract.findEternalMatch, { token })).body,
    waiting: (await call(app, contract.findEternalMatch, { token })).problem,
    found: (await call(app, contract.findNewMatch, { token })).body,
    empty: (await call(app, contract.findNewMatch, { token })).body,
    like: (await call(app, contract.swipe, { token, body: { matchId, action: 'like' } })).body,
    decided: (await call(app, contract.swipe, { token, body: { matchId, action: 'pass' } })).problem,
    unmatch: (await call(app, contract.unmatch, { token, body: { matchId } })).body,
    console,
  };
}

interface Leaf {
  path: string;
  value: unknown;
}

function leaves(json: unknown, path = ''): Leaf[] {
  if (typeof json !== 'object' || json === null) return [{ path, value: json }];
  return Object.entries(json).flatMap(([key, value]) => leaves(value, `${path}.${key}`));
}

describe('what a searcher sees of another', () => {
  it('A search never reveals another’s ZIP, birthday, email address or distance in miles', async () => {
    const secrets = { birthday: '11/23/1987', zipCode: '94110' };
    const searcher = await matchable({ wish: { locationRadius: 'anywhere' } });
    await setPremium(server.deps.db, searcher.id, { isOn: true, source: 'developer', now: server.clock.now() });
    for (let n = 0; n < 3; n += 1) await matchable({ profile: secrets, wish: { locationRadius: 'anywhere' } });
    const first = (await find(searcher)).body;
    const all = leaves(await everything(searcher, first.match?.id ?? ''));
    expect(all.length).toBeGreaterThan(200);
    expect(all.find(({ path }) => path === '.eternal.match.nearness')?.value).toBe('same_state');
    expect(all.find(({ path }) => path === '.empty.noNewMatches')?.value).toBe(true);
    const keys = /zip|postal|birth|born|zodiac|lat(itude)?$|lng|longitude|coord|miles|km$|distance|email|phone|radius/i;
    // Values at these paths are the searcher's own radius or the radius to try next, not a distance between two people.
    const isOwn = /^\.console\.debugSteps\.\d+\.details\.|^\.empty\.empty\.widen\.locationRadius$/;
    const named = all.filter(({ path }) => keys.test(path.split('.').at(-1) ?? '') && !isOwn.test(path));
    expect(named).toEqual([]);
    const ids = /^\d{12}$|^[0-9a-f]{8}-[0-9a-f-]{27}$/;
    const values = all.filter(({ value }) => !ids.test(String(value)));
    const telling = /94110|1987|11\/23|11-23|@|\d\s?(mi|miles|km)\b|37\.7|-122\./;
    expect(values.filter(({ value }) => telling.test(String(value)))).toEqual([]);
  });
});

describe('moving one’s ZIP', () => {
  it('A moved ZIP changes nothing on the card of a person already met', async () => {
    const searcher = await matchable({ profile: { zipCode: '94110' } });
    const other = await matchable({ profile: { zipCode: '94607' } });
    const { match } = (await find(searcher)).body;
    expect(match).toMatchObject({ user: { id: other.id }, nearness: 'same_state' });
    const read = async (): Promise<unknown> =>
      (await call(server.app, contract.getMatch, { token: searcher.token, params: { matchId: match?.id ?? '' } })).body;
    for (const zipCode of ['94610', '94607']) {
      expect((await move(searcher, zipCode)).status).toBe(200);
      expect(await read()).toEqual(match);
    }
    expect((await move(searcher, '94110')).problem.code).toBe('zip_locked');
    server.clock.advance(60_000);
    expect((await move(other, '10001')).status).toBe(200);
    expect(await read()).toMatchObject({ nearness: 'same_state', city: 'New York' });
  });

  it('Search counts hide which ZIP of a city a person lives in', async () => {
    // The other person wants only men, so they never match the searcher: a search uses up and announces nothing.
    const wish = { locationRadius: 'nearby' };
    const searcher = await matchable({ profile: { zipCode: '94610' }, wish });
    await matchable({ profile: { zipCode: '94607' }, wish: { genderPreferences: ['men'] } });
    const look = async (): Promise<unknown> => {
      const { empty, match } = (await find(searcher)).body;
      expect(match).toBeNull();
      const { debugSteps, summary } = (await call(server.app, debugging.debugMatching, { token: searcher.token })).body;
      return { empty, steps: debugSteps, summary };
    };
    const elsewhere = await look();
    expect((await move(searcher, '94607')).status).toBe(200);
    expect(await look()).toEqual(elsewhere);
  });

  it('A moved ZIP does not reveal by counts what a single person looks for', async () => {
    const searcher = await matchable();
    const steps = async (): Promise<unknown> =>
      (await call(server.app, debugging.debugMatching, { token: searcher.token })).body.debugSteps;
    const other = await matchable({ wish: { genderPreferences: ['men'] } });
    const before = await steps();
    await call(server.app, contract.savePreferences, { token: other.token, body: { genderPreferences: ['women'] } });
    expect(await steps()).toEqual(before);
  });
});

describe('coarse counts', () => {
  it('Coarse counts go in fives', () => {
    expect([0, 1, 4, 5, 9, 10, 99, 100].map(inFives)).toEqual([0, 0, 0, 5, 5, 10, 95, 100]);
    expect([0, 1, 4, 5, 9, 10, 99, 100].map(orSomebody)).toEqual([0, 1, 1, 5, 5, 10, 95, 100]);
  });
});
