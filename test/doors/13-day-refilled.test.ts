import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { login, updateUser } from '#contract/accounts.ts';
import * as contract from '#contract/matching.ts';
import { call, startTestApp, type Answer, type TestApp } from '#test/app.ts';
import { PASSWORD, type TestMember } from '#test/factories.ts';
import { newMatchable, type Matchable } from '#test/matchable.ts';

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
const WOMEN = { genderPreferences: ['women'] };

/** Advances the clock and signs the members in again, because their sessions may have expired. */
async function wait(ms: number, ...members: TestMember[]): Promise<void> {
  server.clock.advance(ms);
  for (const member of members) {
    const answer = await call(server.app, login, { body: { handleOrEmail: member.user.handle, password: PASSWORD } });
    member.token = answer.body.tokens.accessToken;
  }
}

async function moveTo(member: TestMember, timeZone: string): Promise<void> {
  const { status } = await call(server.app, updateUser, {
    token: member.token,
    params: { id: member.id },
    body: { timeZone },
  });
  expect(status).toBe(200);
}

const find = (member: TestMember, headers: Record<string, string> = {}): Promise<Answer<contract.SearchResult>> =>
  call(server.app, contract.findNewMatch, { token: member.token, headers });

it('A person who moves their zone east gets no new matches before the old midnight', async () => {
  const finder = await matchable({ profile: { timeZone: 'America/New_York' } });
  for (let n = 0; n < 4; n += 1) await matchable();
  // It is 23:30 in New York.
  await wait(9.5 * 3_600_000, finder);
  for (let n = 0; n < 3; n += 1) expect((await find(finder)).body.match).not.toBeNull();
  await moveTo(finder, 'Asia/Tokyo');
  expect((await find(finder)).body).toMatchObject({
    dailyLimitReached: true,
    match: null,
    resetsAt: '2026-03-11T04:00:00.000Z',
    timeUntilReset: 1_800_000,
  });
  await wait(1_800_000, finder);
  const { body } = await find(finder);
  expect(body).toMatchObject({ humanMatches: 1, resetsAt: '2026-03-11T15:00:00.000Z' });
  // The list has the new match and the three matches of yesterday, which are still open.
  expect(body.matches).toHaveLength(4);
  expect(body.humanMatchIds).toEqual([body.match?.id]);
});

it('A person who moves their zone west gets no day twice', async () => {
  const finder = await matchable({ profile: { timeZone: 'America/New_York' } });
  for (let n = 0; n < 4; n += 1) await matchable();
  // It is 00:30 in New York, and 21:30 of the day before in Los Angeles.
  await wait(10.5 * 3_600_000, finder);
  for (let n = 0; n < 3; n += 1) expect((await find(finder)).body.match).not.toBeNull();
  await moveTo(finder, 'America/Los_Angeles');
  for (const hours of [0, 2.5, 21, 2.75]) {
    await wait(hours * 3_600_000, finder);
    expect((await find(finder)).body).toMatchObject({ match: null, resetsAt: '2026-03-12T07:00:00.000Z' });
  }
  await wait(0.25 * 3_600_000, finder);
  expect((await find(finder)).body).toMatchObject({ humanMatches: 1, resetsAt: '2026-03-13T07:00:00.000Z' });
});

it('A person who moves zones is not shown to more searchers before the old midnight', async () => {
  const wanted = await matchable();
  const finders: TestMember[] = [];
  for (let n = 0; n < 4; n += 1) finders.push(await matchable({ profile: { gender: 'men' }, wish: WOMEN }));
  await wait(9.5 * 3_600_000, wanted, ...finders);
  const found = async (finder: TestMember | undefined): Promise<number | undefined> =>
    finder && (await find(finder)).body.match?.user.id;
  for (const finder of finders.slice(0, 3)) expect(await found(finder)).toBe(wanted.id);
  await moveTo(wanted, 'Asia/Tokyo');
  expect(await found(finders[3])).toBeUndefined();
  await wait(1_800_000, ...finders);
  expect(await found(finders[3])).toBe(wanted.id);
});
