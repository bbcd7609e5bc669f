import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateUser } from '#contract/accounts.ts';
import type { MatchReasons } from '#contract/matching.parts.ts';
import { listMatches, swipe, type SoulMatch } from '#contract/matching.ts';
import { connectInHall, getHallReasons, listHall, type HallGuest } from '#contract/quest-hall.ts';
import { saveVibes } from '#contract/vibes.ts';
import { call, startTestApp, type Answer, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const step = ({ token, id }: TestMember, inQuestHall: boolean) =>
  call(test.app, updateUser, { token, params: { id }, body: { inQuestHall } });
async function inHall(zipCode: string, type: 'ENFP' | 'ISTJ' = 'ENFP'): Promise<TestMember> {
  const member = await newMatchable(test, { profile: { zipCode }, type, interests: ['chess'] });
  await step(member, true);
  return member;
}
const feel = ({ token, id }: TestMember, vibes: string[]) =>
  call(test.app, saveVibes, { token, params: { id }, body: { vibes, energyLevel: 64 } });
const reasons = (viewer: TestMember, id: number): Promise<Answer<MatchReasons>> =>
  call(test.app, getHallReasons, { token: viewer.token, params: { userId: id } });
const guest = async (viewer: TestMember, id: number): Promise<HallGuest | undefined> =>
  (await call(test.app, listHall, { token: viewer.token })).body.find((one) => one.id === id);
const matchOf = async (viewer: TestMember): Promise<SoulMatch | undefined> =>
  (await call(test.app, listMatches, { token: viewer.token })).body.matches[0];
const shown = ({ compatibilityScore, range, parts, sharedInterests }: MatchReasons): MatchReasons => ({
  compatibilityScore,
  range,
  parts,
  sharedInterests,
});

it('A guest’s reasons equal those of the match that connecting creates', async () => {
  const [ada, bo] = [await inHall('04005'), await inHall('04005', 'ISTJ')];
  await feel(ada, ['bold']);
  const before = await reasons(ada, bo.id);
  expect(before.status).toBe(200);
  expect(before.body.parts.map(({ key, known }) => [key, known])).toEqual([
    ['personality', true],
    ['interests', true],
    ['vibes', false],
    ['communication', true],
  ]);
  expect(before.body.sharedInterests).toEqual(['Chess']);
  expect(await guest(ada, bo.id)).toMatchObject({
    compatibility: before.body.compatibilityScore,
    range: before.body.range,
  });
  await call(test.app, connectInHall, { token: ada.token, body: { userId: bo.id } });
  const match = await matchOf(ada);
  expect(match && shown(match.matchData)).toEqual(before.body);
  expect((await reasons(bo, ada.id)).body).toEqual(before.body);
});

it('A matched guest keeps the match’s reasons and score after a mood change', async () => {
  const [ada, bo] = [await inHall('04009'), await inHall('04009')];
  await feel(ada, ['bold', 'funny']);
  await feel(bo, ['bold', 'funny']);
  await call(test.app, connectInHall, { token: ada.token, body: { userId: bo.id } });
  await feel(bo, ['chill', 'selfcare']);
  const match = await matchOf(ada);
  expect((await reasons(ada, bo.id)).body).toEqual(match && shown(match.matchData));
  expect((await guest(ada, bo.id))?.compatibility).toBe(match?.matchData.compatibilityScore);
});

it('Only people visible in the hall have reasons', async () => {
  const [ada, bo, far, away] = [
    await inHall('04011'),
    await inHall('04011'),
    await inHall('99801'),
    await newMatchable(test, { profile: { zipCode: '04011' } }),
  ];
  expect((await reasons(ada, bo.id)).status).toBe(200);
  for (const id of [far.id, away.id, ada.id, 999_999_999_999]) expect((await reasons(ada, id)).status).toBe(404);
  await step(ada, false);
  expect((await reasons(ada, bo.id)).status).toBe(200);
  await step(ada, true);
  const { body } = await call(test.app, connectInHall, { token: ada.token, body: { userId: bo.id } });
  await call(test.app, swipe, { token: bo.token, body: { matchId: body.matchId, action: 'pass' } });
  expect((await reasons(ada, bo.id)).status).toBe(404);
  await step(far, false);
  expect((await reasons(await newMatchable(test, { profile: { zipCode: '99801' } }), far.id)).status).toBe(404);
});
