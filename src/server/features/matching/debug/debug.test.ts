import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { interests } from '#content/interests.ts';
import * as debugging from '#contract/matching.debug.ts';
import * as contract from '#contract/matching.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { inventPeople, storePeople } from '#test/match-people.ts';
import { newMatchable, type Matchable } from '#test/matchable.ts';
import { distance, fits } from '#server/features/matching/score/eligible.ts';
import type { Profile } from '#server/features/matching/profile/profile.ts';
import { funnelOf } from './debug.queries.ts';
import { debugMatching } from './debug.ts';

let server: TestApp;
let open: TestApp;
beforeAll(async () => {
  server = await startTestApp({ DEV_TOOLS: 'true' });
  open = await startTestApp();
});
afterAll(async () => {
  await server.close();
  await open.close();
});
beforeEach(async () => {
  for (const { deps, clock } of [server, open]) {
    clock.set('2026-03-10T18:00:00.000Z');
    await sql`DELETE FROM account`.execute(deps.db);
  }
});

const matchable = (person?: Matchable): Promise<TestMember> => newMatchable(server, person);
async function debug(member: TestMember, on = server): Promise<debugging.MatchDebug> {
  const answer = await call(on.app, debugging.debugMatching, { token: member.token });
  expect(answer.status).toBe(200);
  return answer.body;
}
const byName = ({ debugSteps }: debugging.MatchDebug): Record<string, debugging.MatchDebug['debugSteps'][number]> =>
  Object.fromEntries(debugSteps.map((step) => [step.name, step]));

describe('the debug console', () => {
  it('The debug console follows every candidate to the step where they fall out', async () => {
    const wish = { maxAge: 60, connectionIntent: ['friendship'] };
    const viewer = await matchable({ wish, interests: [interests[0]?.id ?? ''] });
    const good = await matchable();
    const far = await matchable({ profile: { zipCode: '10001' } });
    const homebody = await matchable({ profile: { zipCode: '94110' }, wish: { locationRadius: 'nearby' } });
    const picky = await matchable({ wish: { genderPreferences: ['men'] } });
    const elder = await matchable({ profile: { birthday: '05/14/1950' } });
    const romantic = await matchable({ wish: { connectionIntent: ['romantic'] } });
    const [blocked, blocking, met, busy] = [await matchable(), await matchable(), await matchable(), await matchable()];
    const { db } = server.deps;
    await sql`INSERT INTO block VALUES (${viewer.id}, ${blocked.id}, now()), (${blocking.id}, ${viewer.id}, now())`.execute(
      db,
    );
    const meeting = sql`INSERT INTO soul_match (user_low, user_high, id, found_by, room_id, state, score, score_version,
        data, offered_at, changed_at) VALUES (${Math.min(viewer.id, met.id)}, ${Math.max(viewer.id, met.id)},
        ${server.deps.newId()}, ${met.id}, ${server.deps.newId()}, 'unmatched', 1, 1, '{}', now(), now())`;
    await meeting.execute(db);
    await sql`INSERT INTO quota VALUES (${busy.id}, 'exposure', '2026-03-10', 3)`.execute(db);

    const answer = await debug(viewer);
    const passed = (name: string): unknown => byName(answer)[name]?.passed;
    expect(
      answer.debugSteps.map(({ step, candidates, excludedCount, passed: left }) => [
        step,
        candidates,
        excludedCount,
        left,
      ]),
    ).toEqual([
      [1, 11, 0, 11],
      [2, 11, 1, 10],
      [3, 10, 2, 8],
      [4, 8, 1, 7],
      [5, 7, 1, 6],
      [6, 6, 1, 5],
      [7, 5, 0, 5],
      [8, 5, 0, 5],
      [9, 5, 2, 3],
      [10, 3, 1, 2],
      [11, 2, 1, 1],
      [12, 1, 0, 1],
    ]);
    expect(passed('Scored')).toBe(1);
    const fallen = Object.fromEntries(answer.debugSteps.map((step) => [step.step, step.filteredOut]));
    const sorted = (...members: TestMember[]): number[] => members.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(fallen).toEqual({
      1: [],
      2: [viewer.id],
      3: sorted(far, homebody),
      4: [picky.id],
      5: [elder.id],
      6: [romantic.id],
      7: [],
      8: [],
      9: sorted(blocked, blocking),
      10: [met.id],
      11: [busy.id],
      12: [],
    });
    expect(answer.debugSteps.at(-1)?.candidateIds).toEqual([good.id]);
    expect(answer.summary).toMatchObject({
      totalCandidates: 11,
      finalCandidates: 1,
      narrowest: null,
      best: { id: good.id },
    });
    expect(answer.isCoarse).toBe(false);
    expect(byName(answer)['Age, both ways']?.details).toEqual({ minAge: 18, maxAge: 60, age: 29 });
    expect(byName(answer)['Gender, both ways']?.details).toEqual({ genderPreferences: 'everyone', gender: 'women' });
    const search = (await call(server.app, contract.findNewMatch, { token: viewer.token })).body;
    expect(search.match).toMatchObject({ user: { id: good.id } });
    const units = search.match?.matchData.parts.map((part) => part.units) ?? [];
    expect(Math.floor(units.reduce((sum, one) => sum + one, 0) / 1000)).toBe(answer.summary.best?.score);
  });

  it('The debug console says why a step is narrow, and which is the narrowest', async () => {
    const viewer = await matchable({ wish: { locationRadius: 'nearby' } });
    for (let n = 0; n < 3; n += 1) await matchable({ profile: { zipCode: '94110' } });
    const answer = await debug(viewer);
    expect(byName(answer)['Place, both ways']?.reason).toBe(
      'All of them live outside your distance, or you outside theirs.',
    );
    expect(answer.summary).toMatchObject({ narrowest: 'Place, both ways', finalCandidates: 0, best: null });
  });

  it('The debug console names the narrowest of two narrow steps, whichever comes first', async () => {
    const several = async (count: number, person: Matchable): Promise<void> => {
      for (let n = 0; n < count; n += 1) await matchable(person);
    };
    const viewer = await matchable({ wish: { locationRadius: 'nearby', genderPreferences: ['women'] } });
    const narrow = async (): Promise<unknown> => {
      const { debugSteps, summary } = await debug(viewer);
      const found = debugSteps.filter(({ reason }) => reason !== null);
      return [...found.map(({ candidates, passed }) => [candidates, passed]), summary.narrowest];
    };
    await several(9, { profile: { zipCode: '94110' } });
    await several(1, {});
    await several(2, { profile: { gender: 'men' } });
    expect(await narrow()).toEqual([[12, 3], [3, 1], 'Place, both ways']);
    await several(4, { profile: { gender: 'men' } });
    expect(await narrow()).toEqual([[16, 7], [7, 1], 'Gender, both ways']);
  });

  it('The debug console shows no steps for a person without a quiz', async () => {
    const member = await newMember(server);
    await call(server.app, contract.savePreferences, { token: member.token, body: {} });
    expect(await debug(member)).toMatchObject({ debugSteps: [], preferences: contract.defaultPreferences });
  });

  it('The debug console shows the caller’s own facts, who is eligible, and what is missing', async () => {
    const bare = await newMember(server);
    expect(await debug(bare)).toMatchObject({
      currentUserEligible: false,
      missing: ['gender', 'birthday', 'zipCode', 'quiz', 'preferences'],
      preferences: null,
      debugSteps: [],
      currentUser: { handle: bare.user.handle, personalityTraits: 0, interests: 0, birthYear: null },
    });
    const viewer = await matchable({ wish: { locationRadius: 'anywhere' }, interests: [interests[0]?.id ?? ''] });
    expect(await debug(viewer)).toMatchObject({ currentUserEligible: true, missing: [], error: null });
    const traits = JSON.stringify([{ a: 1 }, { a: 2 }, { a: 3 }]);
    await sql`UPDATE quiz_session SET results = ${traits} WHERE user_id = ${viewer.id}`.execute(server.deps.db);
    expect(await debug(viewer)).toMatchObject({
      currentUserEligible: true,
      currentUser: { personalityTraits: 3, interests: 1, zipCode: '94607', birthYear: 1996, gender: 'women' },
      preferences: { allowGlobalMatching: true },
    });
  });

  it('The debug console does not know a person who is gone', async () => {
    await expect(debugMatching(server.deps, 1)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('The debug console names nobody and counts in fives where developer tools are off', async () => {
    const viewer = await newMatchable(open);
    for (let n = 0; n < 7; n += 1) await newMatchable(open);
    for (let n = 0; n < 3; n += 1)
      await newMatchable(open, { profile: { gender: 'men' }, wish: { genderPreferences: ['men'] } });
    const answer = await debug(viewer, open);
    expect(answer.isCoarse).toBe(true);
    expect(answer.debugSteps.map(({ passed }) => passed)).toEqual([11, 10, 10, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
    expect(answer.debugSteps.flatMap(({ candidateIds, filteredOut }) => [...candidateIds, ...filteredOut])).toEqual([]);
    expect(answer.summary.best).toEqual({ score: expect.any(Number), id: null });
    const few = await newMatchable(open, { wish: { locationRadius: 'nearby' }, profile: { zipCode: '94110' } });
    await newMatchable(open, { profile: { zipCode: '94110' } });
    const hidden = await debug(few, open);
    expect(hidden.debugSteps.at(-1)).toMatchObject({ passed: 0 });
    expect(hidden.summary.best).toBeNull();
  });
});

describe('the counts', () => {
  const today = 20_260_310;
  const search = (viewer: Profile) => ({ viewer, today, now: new Date('2026-03-10T18:00:00Z'), offersADay: 3 });
  const people = inventPeople(2000, { seed: 11, today });

  it.each([0, 1, 2, 3, 4])('The counts for radius %i equal those of a plain loop over everybody', async (radius) => {
    await storePeople(server.deps.db, people);
    for (let index = 0; index < 8; index += 1) {
      const viewer = { ...(people[index * 230] as Profile), radius };
      for (const withIds of [false, true]) {
        const funnel = await funnelOf(server.deps.db, search(viewer), { withIds, timeoutMs: 30_000 });
        expect(funnel?.everybody).toEqual({ all: 2000, apart: 1999 });
        const within = people.filter(
          (other) =>
            other !== viewer &&
            distance(viewer, other) <= Math.min(radius, other.radius) &&
            other.userId !== viewer.userId,
        );
        const counted = [...(funnel?.groups ?? [])].filter(([end]) => end !== 'apart' && end !== 'place');
        expect(counted.reduce((sum, [, { count }]) => sum + count, 0)).toBe(within.length);
        const fitting = people.filter((other) => fits(viewer, other, today)).length;
        expect(funnel?.groups.get('scored')?.count ?? 0).toBe(fitting);
      }
    }
  });
});
