import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/matching.ts';
import { setPremium } from '#server/features/premium/premium.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';
import { findEternalMatch } from './eternal.ts';
import { findNewMatch } from './find.ts';

let server: TestApp;
let heard: string[] = [];
beforeAll(async () => {
  server = await startTestApp();
  server.deps.hints.on('resync', /./, (hint) => heard.push(hint));
});
afterAll(() => server.close());
beforeEach(() => sql`DELETE FROM account`.execute(server.deps.db));

const searches = [
  {
    name: 'A search',
    search: findNewMatch,
    found: '✨ Soul match found!',
    closed: 'That match has already been decided.',
    nobody: 'No fresh connections found',
  },
  {
    name: 'An Eternal Match',
    search: findEternalMatch,
    found: '✨ Your Eternal Match is here.',
    closed: 'This week’s Eternal Match has already been decided.',
    nobody: 'Nobody fits both ways right now. Your Eternal Match of this week stays open.',
  },
];

/** Returns a premium member, who may run both kinds of search. */
async function seeker(): Promise<TestMember> {
  const member = await newMatchable(server);
  await setPremium(server.deps.db, member.id, { isOn: true, source: 'developer', now: server.clock.now() });
  return member;
}

describe.each(searches)('$name', ({ name, search, found, closed, nobody }) => {
  const ask = (id: number, effect?: string): ReturnType<typeof search> =>
    search(server.deps, id, { effect, record: async () => undefined });

  it(`${name} repeated after a lost answer returns its match and notifies nobody`, async () => {
    const { id, token } = await seeker();
    await newMatchable(server);
    await newMatchable(server);
    const first = await ask(id);
    expect(first).toMatchObject({ message: found, noNewMatches: false });
    const made = first.match?.id ?? '';
    heard = [];
    const again = await ask(id, made);
    expect(again).toMatchObject({ message: found, match: { id: made }, noNewMatches: false });
    await call(server.app, contract.unmatch, { token, body: { matchId: made } });
    heard = [];
    expect(await ask(id, made)).toMatchObject({ message: closed, match: null, noNewMatches: false });
    expect(heard).toEqual([]);
    expect((await sql`SELECT 1 FROM soul_match`.execute(server.deps.db)).rows).toHaveLength(1);
  });

  it(`${name} that finds nobody says so, to nobody else`, async () => {
    const { id } = await seeker();
    heard = [];
    expect(await ask(id)).toMatchObject({ message: nobody, match: null, noNewMatches: true });
    expect(heard).toEqual([]);
  });
});

it('A day of matches without a search is not one that found nobody', async () => {
  const { token } = await newMatchable(server);
  const { body } = await call(server.app, contract.listMatches, { token });
  expect(body).toMatchObject({ noNewMatches: false, dailyLimitReached: false, remainingMatches: 3 });
});

it('An unmatch sets no date after which the pair may meet again', async () => {
  const [{ token }] = [await newMatchable(server), await newMatchable(server)];
  const { match } = (await call(server.app, contract.findNewMatch, { token })).body;
  await call(server.app, contract.unmatch, { token, body: { matchId: match?.id } });
  const { rows } = await sql`SELECT state, rests_until FROM soul_match`.execute(server.deps.db);
  expect(rows).toEqual([{ state: 'unmatched', rests_until: null }]);
});
