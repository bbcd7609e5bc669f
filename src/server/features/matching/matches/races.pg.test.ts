import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as contract from '#contract/matching.ts';
import { setPremium } from '#server/features/premium/premium.ts';
import { call, startTestApp, type Answer, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newMatchable, type Matchable } from '#test/matchable.ts';
import { connectInHall } from '#server/features/matching/matching.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => sql`DELETE FROM account`.execute(server.deps.db));

const find = (member: TestMember, key?: string): Promise<Answer<contract.SearchResult>> =>
  call(server.app, contract.findNewMatch, {
    token: member.token,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

async function several(count: number, person?: Matchable): Promise<TestMember[]> {
  const members: TestMember[] = [];
  for (let n = 0; n < count; n += 1) members.push(await newMatchable(server, person));
  return members;
}

const rows = async <T>(statement: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await statement.execute(server.deps.db)).rows;

const used = async (kind: string): Promise<number[]> =>
  (await rows(sql<{ used: number }>`SELECT used FROM quota WHERE kind = ${kind}`)).map((row) => row.used);

const men: Matchable = { profile: { gender: 'men' }, wish: { genderPreferences: ['women'] } };

it('Ten parallel searches with three left give three matches, never a fourth, never an error', async () => {
  const [finder] = (await several(1)) as [TestMember];
  await several(12);
  const answers = await Promise.all(Array.from({ length: 10 }, () => find(finder)));
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
  const found = answers.flatMap((answer) => answer.body.match?.user.id ?? []);
  expect(found).toHaveLength(3);
  expect(new Set(found).size).toBe(3);
  expect(await used('match')).toEqual([3]);
  expect(await rows(sql`SELECT 1 FROM soul_match`)).toHaveLength(3);
  expect(await rows(sql`SELECT 1 FROM room WHERE id IN (SELECT room_id FROM soul_match)`)).toHaveLength(3);
});

it('Ten parallel searches with one key are one match', async () => {
  const [finder] = (await several(1)) as [TestMember];
  await several(5);
  const answers = await Promise.all(Array.from({ length: 10 }, () => find(finder, 'the-same-tap')));
  expect(new Set(answers.map((answer) => answer.body.match?.id)).size).toBe(1);
  expect(await used('match')).toEqual([1]);
});

it('Two people who search each other simultaneously get one match', async () => {
  for (let round = 0; round < 10; round += 1) {
    await sql`DELETE FROM account`.execute(server.deps.db);
    const [one, other] = (await several(2)) as [TestMember, TestMember];
    const answers = await Promise.all([find(one), find(other)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(answers.filter((answer) => answer.body.match !== null)).toHaveLength(1);
    expect(await rows(sql`SELECT 1 FROM soul_match`)).toHaveLength(1);
    expect(await used('match')).toEqual([1]);
  }
});

it('Only three of ten simultaneous searchers get the same person', async () => {
  const [wanted] = (await several(1)) as [TestMember];
  const finders = await several(10, men);
  const answers = await Promise.all(finders.map((finder) => find(finder)));
  expect(answers.map((answer) => answer.status)).toEqual(finders.map(() => 200));
  expect(answers.filter((answer) => answer.body.match?.user.id === wanted.id)).toHaveLength(3);
  expect(await used('exposure')).toEqual([3]);
});

it('A crowd of simultaneous searches causes no deadlock and no duplicate pair', async () => {
  const crowd = await several(16);
  const answers = await Promise.all(crowd.flatMap((member) => [find(member), find(member)]));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(Math.max(...(await used('exposure')))).toBeLessThanOrEqual(3);
  const matches = await rows(sql<{ n: number }>`SELECT count(*)::int AS n FROM soul_match`);
  expect(matches[0]?.n).toBe(answers.filter((answer) => answer.body.match !== null).length);
});

async function premium(person?: Matchable): Promise<TestMember> {
  const [member] = (await several(1, person)) as [TestMember];
  await setPremium(server.deps.db, member.id, { isOn: true, source: 'developer', now: server.clock.now() });
  return member;
}
const eternal = (member: TestMember, key: string): ReturnType<typeof call<typeof contract.findEternalMatch.response>> =>
  call(server.app, contract.findEternalMatch, { token: member.token, headers: { 'idempotency-key': key } });

it('Ten parallel Eternal Match requests in one week create one match', async () => {
  const seeker = await premium();
  await several(12);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => eternal(seeker, `tap-number-${n}`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  const again = await Promise.all(
    Array.from({ length: 10 }, () =>
      eternal(seeker, `tap-number-${answers.findIndex(({ status }) => status === 200)}`),
    ),
  );
  expect(new Set(again.map(({ body }) => body.match?.id)).size).toBe(1);
  expect(await rows(sql`SELECT 1 FROM soul_match`)).toHaveLength(1);
  expect(await used('eternal')).toEqual([1]);
});

it('Concurrent searches, hall meetings and unmatches leave one match per pair', async () => {
  for (let round = 0; round < 5; round += 1) {
    await sql`DELETE FROM account`.execute(server.deps.db);
    const crowd: TestMember[] = [];
    for (let n = 0; n < 6; n += 1) crowd.push(await premium());
    const { deps } = server;
    const met = await Promise.allSettled(
      crowd.flatMap((member, index) => [
        find(member).then(({ status }) => status),
        eternal(member, `round-${round}-${index}`).then(({ status }) => status),
        connectInHall(deps, member.id, crowd[(index + 1) % crowd.length]?.id ?? 0).then(() => 200),
      ]),
    );
    expect(met.map((one) => (one.status === 'fulfilled' ? one.value : one.reason))).toEqual(met.map(() => 200));
    const pairs = await rows(sql<{ n: number; rooms: number }>`
      SELECT count(*)::int AS n, count(DISTINCT room_id)::int AS rooms FROM soul_match`);
    expect(pairs[0]?.rooms).toBe(pairs[0]?.n);
    const weeks = await rows(sql`
      SELECT 1 FROM quota JOIN soul_match ON soul_match.id = ANY (refs) AND soul_match.kind = quota.kind
      WHERE quota.kind = 'eternal'`);
    expect(weeks.length).toBe((await used('eternal')).length);
  }
});
