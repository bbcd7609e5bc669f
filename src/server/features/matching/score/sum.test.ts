import { rounded } from '#contract/rounding.ts';
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchReason } from '#content/match-reasons.ts';
import { saysIn } from '#server/platform/speaker.ts';
import { getRoom } from '#contract/chat.ts';
import type { MatchData } from '#contract/matching.parts.ts';
import { saveInterestProfile } from '#contract/interests.ts';
import { partPercent } from '#contract/matching.parts.ts';
import * as contract from '#contract/matching.ts';
import { saveVibes } from '#contract/vibes.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { inventPeople } from '#test/match-people.ts';
import { newMatchable } from '#test/matchable.ts';
import { moodOf, TALKS, vibeOf, type Profile } from '#server/features/matching/profile/profile.ts';
import { cellOfRun, pointsOf } from './score.ts';
import { partsOf, sumOf } from './sum.ts';

const people = inventPeople(2000, { seed: 11, today: 20_260_310 });
const spoken = people.filter((one) => one.interestCount > 0 && moodOf(one.vibe) !== 0);
const among = (some: Profile[]): fc.Arbitrary<Profile> =>
  fc.nat(some.length - 1).map((index) => some[index] as Profile);
/** Random people, many without interests or without a vibe. */
const person = fc
  .tuple(among(people), fc.boolean(), fc.boolean())
  .map(([one, hasInterests, hasVibe]) => silentIn(one, { hasInterests, hasVibe }));

function silentIn(one: Profile, { hasInterests, hasVibe }: { hasInterests: boolean; hasVibe: boolean }): Profile {
  const quiet = hasVibe ? one : { ...one, vibe: vibeOf([], null) };
  return hasInterests ? quiet : { ...quiet, interests: new Uint32Array(8), interestCount: 0 };
}

/** Returns `one` with interests and a vibe, taken from `other` where `one` has none. */
function completeAs(one: Profile, other: Profile): Profile {
  const { interests, interestCount } = one.interestCount > 0 ? one : other;
  return { ...one, interests, interestCount, vibe: moodOf(one.vibe) === 0 ? other.vibe : one.vibe };
}

const numRuns = 3000;

describe('the sum that people see', () => {
  it('The sum lies within its range, and is the same from both sides', () => {
    fc.assert(
      fc.property(person, person, (a, b) => {
        const { total, range } = sumOf(partsOf(a, b));
        expect(range.low).toBeLessThanOrEqual(total);
        expect(total).toBeLessThanOrEqual(range.high);
        expect(sumOf(partsOf(b, a))).toEqual({ total, range });
      }),
      { numRuns },
    );
  });

  it('The sum of two complete profiles equals their score', () => {
    fc.assert(
      fc.property(among(spoken), among(spoken), (a, b) => {
        const points = pointsOf(a, b);
        expect(sumOf(partsOf(a, b))).toEqual({ total: points, range: { low: points, high: points, open: [] } });
      }),
      { numRuns },
    );
  });

  it('The sum stays within its range when two people say the rest, whatever they say', () => {
    fc.assert(
      fc.property(fc.tuple(person, person), fc.tuple(among(spoken), among(spoken)), ([a, b], [like, alike]) => {
        const { range } = sumOf(partsOf(a, b));
        const later = pointsOf(completeAs(a, like), completeAs(b, alike));
        expect(later).toBeGreaterThanOrEqual(range.low);
        expect(later).toBeLessThanOrEqual(range.high);
      }),
      { numRuns },
    );
  });

  it('An open part never lowers the sum of the known parts', () => {
    const [a, b] = spoken as [Profile, Profile];
    const silent = silentIn(a, { hasInterests: false, hasVibe: true });
    const known = partsOf(a, b).filter(({ key }) => key !== 'interests');
    const units = known.reduce((sum, part) => sum + part.units, 0);
    expect(sumOf(partsOf(silent, b))).toEqual({
      total: rounded(units / 700),
      range: { low: rounded(units / 1000), high: rounded((units + 30_000) / 1000), open: ['interests'] },
    });
  });
});

describe('what makes a part open', () => {
  it('The communication part stays open until both people choose a style', () => {
    const [a, b] = spoken as [Profile, Profile];
    const silent = { ...a, run: cellOfRun(a.run) * TALKS };
    for (const parts of [partsOf(silent, b), partsOf(b, silent)]) {
      expect(sumOf(parts).range.open).toEqual(['communication']);
    }
  });
});

describe('the sum on a card', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  const find = async ({ token }: TestMember): Promise<contract.SoulMatch> => {
    const { body } = await call(server.app, contract.findNewMatch, { token });
    if (body.match === null) throw new Error('nobody was found');
    return body.match;
  };
  const cardOf = async ({ token }: TestMember): Promise<MatchData | undefined> =>
    (await call(server.app, contract.listMatches, { token })).body.matches[0]?.matchData;
  const name = ({ token, id }: TestMember, interests: string[]) =>
    call(server.app, saveInterestProfile, { token, params: { id }, body: { interests, custom: [], declined: [] } });
  const pick = ({ token, id }: TestMember) =>
    call(server.app, saveVibes, { token, params: { id }, body: { vibes: ['chill'], energyLevel: 60 } });

  const pair = async (zipCode: string): Promise<[TestMember, TestMember]> => {
    const wish = { locationRadius: 'nearby' as const };
    return [
      await newMatchable(server, { profile: { zipCode }, wish }),
      await newMatchable(server, { profile: { zipCode }, wish }),
    ];
  };

  it('A card scores a part once both people have answered and refreshes both screens', async () => {
    const [finder, found] = await pair('59718');
    const match = await find(finder);
    expect(match.matchData.range.open).toEqual(['interests', 'vibes']);
    expect(match.matchData).toMatchObject({ interestMatch: null, isPersonalityOnly: true });
    const heard: string[] = [];
    server.deps.hints.on('resync', /./, (hint) => heard.push(hint));
    await name(finder, ['tea', 'jazz']);
    expect(await cardOf(finder)).toEqual(match.matchData);
    expect(heard).not.toContain(`${finder.id} matches`);
    await name(found, ['tea', 'jazz']);
    expect(heard).toEqual(
      expect.arrayContaining([`${finder.id} matches`, `${found.id} matches`, `${finder.id} chats`]),
    );
    const named = await cardOf(finder);
    expect(named?.range.open).toEqual(['vibes']);
    expect(named?.sharedInterests).toEqual(['Tea', 'Jazz and blues']);
    expect(named?.earlier).toEqual({ score: match.matchData.compatibilityScore, opened: ['interests'] });
    expect(named?.conversationStarter).toBe(match.matchData.conversationStarter);
    for (const member of [finder, found]) await pick(member);

    const whole = await cardOf(finder);
    const sum = (whole?.parts ?? []).reduce((total, { units }) => total + units, 0);
    expect(whole?.range).toEqual({ low: rounded(sum / 1000), high: rounded(sum / 1000), open: [] });
    expect(whole?.compatibilityScore).toBe(whole?.range.low);
    expect(whole?.earlier).toEqual({ score: match.matchData.compatibilityScore, opened: ['interests', 'vibes'] });
    expect(await cardOf(found)).toEqual(whole);
    const room = await call(server.app, getRoom, { token: found.token, params: { roomId: match.chatRoomId } });
    expect(room.body.matchData).toEqual(whole);
  });

  it('A card keeps what it knew, and the score that ranked stays as it was', async () => {
    const [finder, found] = await pair('59801');
    for (const member of [finder, found]) await name(member, ['tea', 'jazz']);
    const before = (await find(finder)).matchData;
    const scores = sql<{ score: number }>`SELECT score FROM soul_match WHERE id = ${before.matchId}`;
    const ranked = (await scores.execute(server.deps.db)).rows;
    expect(ranked[0]?.score).toBe(rounded(before.parts.reduce((sum, { units }) => sum + units, 0) / 1000));
    await name(found, ['metal']);
    for (const member of [finder, found]) await pick(member);
    const after = await cardOf(finder);
    expect(after?.range.open).toEqual([]);
    expect(after?.interestMatch).toBe(before.interestMatch);
    expect(after?.sharedInterests).toEqual(before.sharedInterests);
    expect((await scores.execute(server.deps.db)).rows).toEqual(ranked);
  });

  it('A card from before the range had its sum brought into the new form', async () => {
    const migration = await readFile('db/migrations/0020_match_sum.sql', 'utf8');
    const [finder, found] = await pair('59401');
    const { matchData: now } = await find(finder);
    const { range: _, ...rest } = now;
    const old = {
      ...rest,
      compatibilityScore: 1,
      interestMatch: 36,
      parts: now.parts.map((part) => ({
        key: part.key,
        score: partPercent(part),
        reason: matchReason(part, saysIn('en')),
      })),
    };
    await sql`UPDATE soul_match SET data = ${JSON.stringify(old)}::jsonb WHERE id = ${now.matchId}`.execute(
      server.deps.db,
    );
    await sql.raw(migration).execute(server.deps.db);
    const brought = await cardOf(found);
    // The migration cut what is rounded since.
    expect(Math.abs((brought?.compatibilityScore ?? 0) - now.compatibilityScore)).toBeLessThanOrEqual(1);
    expect(brought?.range.open).toEqual(now.range.open);
    expect(brought?.parts.map(({ key, known }) => [key, known])).toEqual(
      now.parts.map(({ key, known }) => [key, known]),
    );
  });
});
