import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { matchReason } from '#content/match-reasons.ts';
import type { MatchData } from '#contract/matching.parts.ts';
import * as contract from '#contract/matching.ts';
import { partPercent, type MatchPart } from '#contract/matching.parts.ts';
import { saveVibes } from '#contract/vibes.ts';
import { saysIn } from '#server/platform/speaker.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newMatchable, type Matchable } from '#test/matchable.ts';
import { refreshMatchProfile } from '#server/features/matching/matching.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`DELETE FROM account`.execute(server.deps.db);
});

interface MatchableMember extends Matchable {
  vibes?: string[];
  /** Null for a person who has never set their energy. */
  energy?: number | null;
}

async function member({ vibes, energy = 60, ...person }: MatchableMember): Promise<TestMember> {
  const made = await newMatchable(server, person);
  const { token, id } = made;
  if (vibes === undefined) return made;
  const body = { vibes, energyLevel: energy ?? 0 };
  expect((await call(server.app, saveVibes, { token, params: { id }, body })).status).toBe(200);
  if (energy !== null) return made;
  await sql`UPDATE account SET energy_level = NULL WHERE id = ${id}`.execute(server.deps.db);
  await refreshMatchProfile(server.deps.db, id);
  return made;
}

async function cardOf(one: MatchableMember, other: MatchableMember): Promise<MatchData> {
  const [finder] = [await member(one), await member(other)];
  const { body } = await call(server.app, contract.findNewMatch, { token: finder.token });
  if (body.match === null) throw new Error('nobody was found');
  return body.match.matchData;
}

async function reasonOf(key: MatchPart, one: MatchableMember, other: MatchableMember): Promise<string | undefined> {
  const part = (await cardOf(one, other)).parts.find((found) => found.key === key);
  return part && matchReason(part, saysIn('en'));
}

describe('the reasons on a card', () => {
  const five = ['live-shows', 'vinyl', 'hip-hop', 'indie', 'country'];

  it.each<[string[], string[], string]>([
    [[], [], 'Not both of you have named interests yet'],
    [five, [], 'Not both of you have named interests yet'],
    [[], five, 'Not both of you have named interests yet'],
    [['jazz'], five, 'Nothing on both lists, so each has something new to show'],
    [five.slice(0, 3), five, 'Small live shows, Vinyl records, and Hip-hop'],
    [five.slice(0, 4), five, 'Small live shows, Vinyl records, Hip-hop and 1 more'],
    [five, five, 'Small live shows, Vinyl records, Hip-hop and 2 more'],
  ])('A card of the interests %j and %j gives its reason', async (mine, theirs, reason) => {
    expect(await reasonOf('interests', { interests: mine }, { interests: theirs })).toBe(reason);
  });

  it.each<[MatchableMember, MatchableMember, string]>([
    [{}, {}, 'Not both of you have picked a vibe yet'],
    [{ vibes: ['chill'] }, {}, 'Not both of you have picked a vibe yet'],
    [{}, { vibes: ['chill'] }, 'Not both of you have picked a vibe yet'],
    [{ vibes: ['chill'] }, { vibes: ['chill'] }, 'Both chill, with the same amount of energy'],
    [
      { vibes: ['chill', 'selfcare'] },
      { vibes: ['selfcare', 'chill'] },
      'Both chill and self-care, with the same amount of energy',
    ],
    [{ vibes: ['chill', 'bold'] }, { vibes: ['bold'], energy: 20 }, 'Both bold, each with their own energy'],
    [{ vibes: ['bold'], energy: 20 }, { vibes: ['bold'], energy: 80 }, 'Both bold, each with their own energy'],
    [{ vibes: ['bold'], energy: null }, { vibes: ['bold'], energy: null }, 'Both bold, each with their own energy'],
    [{ vibes: ['bold'] }, { vibes: ['chill'] }, 'Different moods, the same amount of energy'],
    [{ vibes: ['bold'] }, { vibes: ['chill'], energy: 20 }, 'Different moods, so somebody can set the tone'],
    [
      { vibes: ['bold'], energy: null },
      { vibes: ['chill'], energy: null },
      'Different moods, so somebody can set the tone',
    ],
  ])('A card of the vibes %j and %j gives its reason', async (mine, theirs, reason) => {
    expect(await reasonOf('vibes', mine, theirs)).toBe(reason);
  });

  const talks = (connectionDepth: string, ...communicationStyle: string[]): MatchableMember => ({
    wish: { communicationStyle, connectionDepth },
  });
  it.each<[MatchableMember, MatchableMember, string]>([
    [talks('deep', 'texting'), talks('deep', 'in_person'), 'You reach out in different ways, so ask which one suits'],
    [talks('deep', 'texting'), talks('deep', 'texting'), 'You both like texting and going deep'],
    [talks('deep', 'texting'), talks('casual', 'texting'), 'You both like texting'],
    [
      talks('casual', 'texting', 'in_person'),
      talks('casual', 'texting', 'in_person', 'voice_calls'),
      'You both like texting and meeting in person and keeping it light',
    ],
    [
      talks('balanced', 'texting', 'video_calls', 'voice_calls'),
      talks('deep', 'texting', 'video_calls', 'voice_calls'),
      'You both like texting, video calls, and voice calls',
    ],
  ])('A card of the wishes %j and %j tells how the two like to talk', async (mine, theirs, reason) => {
    expect(await reasonOf('communication', mine, theirs)).toBe(reason);
  });

  it('A Spanish reader sees new reasons in Spanish and old cards unchanged', async () => {
    const said = { ...talks('deep', 'texting', 'in_person'), interests: five, vibes: ['chill'] };
    const { parts } = await cardOf(said, { ...said, type: 'ENTP' });
    expect(parts.map((part) => matchReason(part, saysIn('es')))).toEqual([
      expect.stringMatching(/^[A-Z]{4} con [A-Z]{4}: /),
      'Conciertos pequeños, Discos de vinilo, Hip-hop y 2 más',
      'El mismo ánimo: en calma, con la misma energía',
      'A ustedes les gusta: escribirse y verse en persona, y hablar de lo profundo',
    ]);
    const old = { key: 'vibes' as const, known: true, reason: 'Both bold' };
    expect(matchReason(old, saysIn('es'))).toBe('Both bold');
  });

  // These interests are far apart in a profile's 256 bits.
  const wide = ['live-shows', 'libraries', 'swimming', 'reptiles', 'fashion', 'antiques', 'dive-bars'];
  it.each([
    [wide, wide, 29_049],
    [wide, [...wide.slice(3), 'jazz'], 23_925],
    [wide.slice(0, 3), wide.slice(3), 4_164],
  ])('A card of the interests %j and %j counts what the two share', async (mine, theirs, units) => {
    const { parts } = await cardOf({ interests: mine }, { interests: theirs });
    expect(parts.find(({ key }) => key === 'interests')?.units).toBe(units);
  });

  it('A card shows its parts as shares of what each could give', async () => {
    const said = { interests: five.slice(0, 3), vibes: ['chill'] };
    const card = await cardOf(said, { ...said, type: 'INTJ' });
    const share = (key: MatchPart): number => {
      const part = card.parts.find((one) => one.key === key);
      return part === undefined ? 0 : partPercent(part);
    };
    expect(card).toMatchObject({
      personalityMatch: share('personality'),
      interestMatch: share('interests'),
      isPersonalityOnly: false,
    });
    expect(new Set([0, share('personality'), share('interests')]).size).toBe(3);
  });
});
