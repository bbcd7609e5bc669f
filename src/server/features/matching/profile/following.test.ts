import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login, updateUser } from '#contract/accounts.ts';
import { DAY_MS } from '#contract/durations.ts';
import * as debugging from '#contract/matching.debug.ts';
import * as contract from '#contract/matching.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, PASSWORD, type TestMember } from '#test/factories.ts';
import { newMatchable, type Matchable } from '#test/matchable.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ DEV_TOOLS: 'true' });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-03-10T18:00:00.000Z');
  await sql`DELETE FROM account`.execute(server.deps.db);
});

const matchable = (birthday: string, person: Matchable = {}): Promise<TestMember> =>
  newMatchable(server, { ...person, profile: { birthday } });
/** The body that a client sends for "Exact peers" by the specification: 22 to 24, whatever the person's age. */
const PEERS_OF_23 = { agePreference: 'exact_peers', minAge: 22, maxAge: 24 };

const wishOf = async ({ token }: TestMember): Promise<unknown> =>
  (await call(server.app, contract.getPreferences, { token })).body;
const agesOf = async ({ token }: TestMember): Promise<[number | null, number | null]> => {
  const { minAge, maxAge } = (await call(server.app, contract.getPreferences, { token })).body;
  return [minAge, maxAge];
};
async function found({ token }: TestMember): Promise<number | undefined> {
  const { status, body } = await call(server.app, contract.findNewMatch, { token });
  expect(status).toBe(200);
  return body.match?.user.id;
}
async function nextDay(...members: TestMember[]): Promise<void> {
  server.clock.advance(DAY_MS);
  for (const member of members) {
    const answer = await call(server.app, login, { body: { handleOrEmail: member.user.handle, password: PASSWORD } });
    member.token = answer.body.tokens.accessToken;
  }
}

describe('a preset of ages', () => {
  it('An age preset chosen early follows the birthday once it is known', async () => {
    const member = await newMember(server);
    await call(server.app, contract.savePreferences, { token: member.token, body: PEERS_OF_23 });
    expect(await wishOf(member)).toMatchObject({ ...PEERS_OF_23, followsAge: true });
    const { token, id } = member;
    await call(server.app, updateUser, { token, params: { id }, body: { birthday: '05/14/1985' } });
    expect(await wishOf(member)).toMatchObject({ agePreference: 'exact_peers', minAge: 39, maxAge: 41 });
  });

  it('A preset that is named without ages follows the age', async () => {
    const member = await matchable('05/14/1985', { wish: { agePreference: 'exact_peers' } });
    expect(await wishOf(member)).toMatchObject({ minAge: 39, maxAge: 41, followsAge: true });
  });

  it('A search applies an age preset relative to the person’s own age', async () => {
    const viewer = await matchable('05/14/1985', { wish: PEERS_OF_23 });
    await matchable('05/14/2002');
    const peer = await matchable('01/02/1985', { wish: PEERS_OF_23 });
    expect(await found(viewer)).toBe(peer.id);
    const stranger = await matchable('01/02/1983');
    expect(await found(viewer)).toBeUndefined();
    expect(await found(stranger)).not.toBe(viewer.id);
  });

  it('A birthday moves the age preset by a year for searcher and candidate', async () => {
    const turning = await matchable('03/12/1996', { wish: { agePreference: 'exact_peers', followsAge: true } });
    const older = await matchable('05/14/1994');
    expect(await agesOf(turning)).toEqual([28, 30]);
    expect([await found(turning), await found(older)]).toEqual([undefined, undefined]);
    await nextDay(turning, older);
    await nextDay(turning, older);
    await nextDay(turning, older);
    expect(await agesOf(turning)).toEqual([29, 31]);
    expect(await found(older)).toBe(turning.id);
    await sql`DELETE FROM soul_match`.execute(server.deps.db);
    expect(await found(turning)).toBe(older.id);
  });

  it('A range of one’s own stays, with its preset inferred or named', async () => {
    const named = { agePreference: 'exact_peers', minAge: 35, maxAge: 37 };
    const unnamed = { minAge: 28, maxAge: 30 };
    for (const wish of [unnamed, { ...unnamed, followsAge: true }, named, { ...named, followsAge: false }]) {
      const member = await matchable('03/12/1996', { wish });
      expect(await wishOf(member)).toMatchObject({ ...wish, followsAge: false });
    }
  });

  it('An age range from 18 to 18 finds people aged 18', async () => {
    const viewer = await matchable('05/14/1985', { wish: { minAge: 18, maxAge: 18 } });
    await matchable('05/14/1985');
    const young = await matchable('01/02/2008');
    expect(await found(viewer)).toBe(young.id);
  });

  it('"No preference" follows no age', async () => {
    const wish = { agePreference: 'no_preference', minAge: 18, maxAge: 99, followsAge: true };
    expect(await wishOf(await matchable('03/12/1996', { wish }))).toMatchObject({ ...wish, followsAge: false });
  });

  it('A preset saved by its numbers, before it could follow, is brought to the age', async () => {
    const [, ...updates] = (await readFile('db/migrations/0027_following_ages.sql', 'utf8')).split(/^(?=UPDATE)/m);
    const viewer = await matchable('05/14/1985', { wish: { ...PEERS_OF_23, followsAge: false } });
    const own = await matchable('05/14/1985', { wish: { ...PEERS_OF_23, minAge: 30, maxAge: 32, followsAge: false } });
    const peer = await matchable('01/02/1985', { wish: { ...PEERS_OF_23, minAge: 40, maxAge: 42, followsAge: false } });
    expect(await found(viewer)).toBeUndefined();
    for (const update of updates) await sql.raw(update).execute(server.deps.db);
    expect([await agesOf(viewer), await agesOf(own), await agesOf(peer)]).toEqual([
      [39, 41],
      [30, 32],
      [40, 42],
    ]);
    expect(await found(viewer)).toBe(peer.id);
  });

  it('The debug console counts by the ages of the day', async () => {
    const viewer = await matchable('05/14/1985', { wish: PEERS_OF_23 });
    await matchable('05/14/2002');
    await matchable('01/02/1985', { wish: PEERS_OF_23 });
    const { body } = await call(server.app, debugging.debugMatching, { token: viewer.token });
    expect(body.preferences).toMatchObject({ minAge: 39, maxAge: 41 });
    const age = body.debugSteps.find(({ name }) => name === 'Age, both ways');
    expect(age).toMatchObject({ candidates: 2, passed: 1, details: { minAge: 39, maxAge: 41, age: 40 } });
  });
});
