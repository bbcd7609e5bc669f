import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { readCommunity, type CommunityNumbers, type CommunityRange } from '#contract/operator.community.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newOperator, unlock } from '#test/operator-scene.ts';
import { generateMonths, PlaceScene } from '#test/place-scene.ts';

const MINUTE_MS = 60_000;
let test: TestApp;
let scene: PlaceScene;
let operator: TestMember;

async function open(zone: string, begins: string): Promise<void> {
  test = await startTestApp({ PLACE_TIME_ZONE: zone });
  test.clock.set(begins);
  scene = new PlaceScene(test.deps.db);
  operator = await newOperator(test);
}

async function read(range: CommunityRange = '30'): Promise<CommunityNumbers> {
  const answer = await call(test.app, readCommunity, { token: operator.token, query: { range } });
  if (answer.problem.code === 'reauthentication_required') {
    await unlock(test, operator);
    return read(range);
  }
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Moves the clock, with a session that lives on. */
async function goTo(iso: string): Promise<void> {
  test.clock.set(iso);
  operator = { ...operator, ...(await newOperator(test)) };
}

const times = (count: number, iso: string): Date[] => Array.from({ length: count }, () => new Date(iso));

describe('A new place', () => {
  beforeAll(() => open('UTC', '2026-03-10T18:00:00Z'));
  afterAll(() => test.close());

  it('A new place has no numbers', async () => {
    const numbers = await read();
    expect(numbers).toMatchObject({ today: '2026-03-10', from: '2026-03-10', countedAt: null });
    expect(numbers.members).toEqual({
      days: [],
      now: { count: null, isAbout: false },
      joined: { count: null, isAbout: false },
      left: { count: null, isAbout: false },
      removed: { count: null, isAbout: false },
    });
    expect(numbers.cameBack).toEqual({ all: { 1: null, 7: null, 30: null }, weeks: [] });
  });
});

describe('The days of a place', () => {
  beforeAll(() => open('America/New_York', '2026-03-04T05:30:00Z'));
  afterAll(() => test.close());

  it('Days begin and end by the clock of the place', async () => {
    // Clocks went from 02:00 to 03:00 on March 8, so March 8 began at 05:00 and March 9 at 04:00 UTC.
    await scene.join([...times(6, '2026-03-08T04:59:59Z'), ...times(7, '2026-03-08T05:00:00Z')]);
    await scene.join([...times(8, '2026-03-09T03:59:59Z'), ...times(9, '2026-03-09T04:00:00Z')]);
    await goTo('2026-03-10T12:00:00Z');
    const { from, moves } = await read();
    expect([from, moves.joined]).toEqual(['2026-03-07', [6, 15, 9]]);
  });

  it('A day ends at three in the morning and is counted then', async () => {
    await scene.join(times(5, '2026-03-10T15:00:00Z'));
    await goTo('2026-03-11T06:59:00Z');
    expect((await read()).today).toBe('2026-03-10');
    await goTo('2026-03-11T07:00:00Z');
    const { today, moves, countedAt } = await read();
    expect([today, moves.joined, countedAt]).toEqual(['2026-03-11', [6, 15, 9, 5], '2026-03-11T07:00:00.000Z']);
  });

  it('Counted days keep their counts when accounts end', async () => {
    await sql`DELETE FROM account WHERE created_at = '2026-03-09T04:00:00Z'`.execute(test.deps.db);
    await sql`UPDATE account SET deleted_at = '2026-03-11T12:00:00Z'
      WHERE created_at = '2026-03-08T05:00:00Z'`.execute(test.deps.db);
    await goTo('2026-03-12T09:00:00Z');
    const { moves, members } = await read();
    expect(moves.joined.slice(0, 4)).toEqual([6, 15, 9, 5]);
    // Nine accounts are gone without a trace, and seven people asked for it.
    expect(moves.left.at(-1)).toBe(16);
    expect(members.days.at(-1)).toBe(35 - 16);
  });
});

describe('What counts', () => {
  beforeAll(() => open('Europe/Madrid', '2026-03-01T12:00:00Z'));
  afterAll(() => test.close());

  it('Demo members, AI characters and operators are left out with what they do', async () => {
    const ids = await scene.join(times(20, '2026-03-02T12:00:00Z'));
    await scene.post(ids.map((by) => ({ by, at: new Date('2026-03-02T13:00:00Z') })));
    await sql`UPDATE account SET is_demo = true WHERE id = ${ids[0]}`.execute(test.deps.db);
    await sql`UPDATE account SET is_seed_user = true WHERE id = ${ids[1]}`.execute(test.deps.db);
    await sql`INSERT INTO operator VALUES (${ids[2]}, now())`.execute(test.deps.db);
    await goTo('2026-03-03T12:00:00Z');
    const { moves, series } = await read();
    expect([moves.joined, series.posts.days]).toEqual([[17], [17]]);
  });

  it('The page says how far matches came within seven days', async () => {
    const at = new Date('2026-03-03T12:00:00Z');
    const ids = await scene.join(times(60, '2026-03-03T10:00:00Z'));
    const matches = Array.from({ length: 30 }, (_, n) => ({
      pair: [ids[2 * n] ?? 0, ids[2 * n + 1] ?? 0] as const,
      at,
      lines: n < 8 ? ([10, 10] as const) : n < 16 ? ([9, 10] as const) : n < 24 ? ([0, 1] as const) : ([0, 0] as const),
    }));
    await scene.match(matches);
    await goTo('2026-03-10T12:00:00Z');
    expect((await read()).talk.made.count).toBe(null);
    await goTo('2026-03-16T12:00:00Z');
    const { talk, series } = await read();
    expect(talk.made.count).toBe(30);
    expect([talk.hello.of.count, talk.bothWrote.of.count, talk.tenLines.of.count]).toEqual([24, 16, 8]);
    expect(talk.bothWrote.share).toEqual({ is: 'percent', percent: 53 });
    expect(series.messages.days[1]).toBe(8 * 20 + 8 * 19 + 8);
  });

  it('The page says how many reports were answered in time and how fast', async () => {
    const [by = 0] = await scene.join(times(1, '2026-03-16T10:00:00Z'));
    const at = new Date('2026-03-17T12:00:00Z');
    await scene.report(Array.from({ length: 40 }, (_, n) => ({ by, at, minutes: n < 30 ? 100 : 3000 })));
    await scene.report(Array.from({ length: 7 }, () => ({ by, at, minutes: null })));
    await goTo('2026-03-31T12:00:00Z');
    const { answers, openReports, series } = await read();
    expect(answers.inTime).toEqual({ is: 'percent', percent: 64 });
    expect([answers.medianMinutes, openReports, series.reports.total.count]).toEqual([105, 5, 47]);
  });

  it('The page counts the pairs who both said that they met, two weeks later', async () => {
    const at = new Date('2026-03-20T18:00:00Z');
    const ids = await scene.join(times(24, '2026-03-20T10:00:00Z'));
    const pair = (n: number) => [ids[2 * n] ?? 0, ids[2 * n + 1] ?? 0] as const;
    await scene.meet(Array.from({ length: 12 }, (_, n) => ({ pair: pair(n), at, said: n < 7 ? 2 : 1 })));
    await goTo('2026-04-04T12:00:00Z');
    expect((await read()).met).toMatchObject({ pairs: { count: null }, until: '2026-03-19' });
    await goTo('2026-04-05T12:00:00Z');
    expect((await read()).met).toEqual({ pairs: { count: 7, isAbout: true }, until: '2026-03-20' });
  });

  it('The page says who came back of twenty or more people', async () => {
    const monday = new Date('2026-04-06T12:00:00Z');
    const seen = (count: number, days: number): Date[] =>
      Array.from({ length: count }, () => new Date(monday.getTime() + days * DAY_MS));
    await scene.join(times(25, monday.toISOString()), [...seen(9, 8), ...seen(6, 2), ...seen(10, 0)]);
    await scene.join(times(19, '2026-04-14T12:00:00Z'), times(19, '2026-04-24T12:00:00Z'));
    await goTo('2026-05-05T12:00:00Z');
    const { weeks } = (await read('90')).cameBack;
    expect(weeks.filter(({ week }) => week === '2026-04-06')).toEqual([
      {
        week: '2026-04-06',
        people: { count: 25, isAbout: true },
        back: { 1: { is: 'percent', percent: 60 }, 7: { is: 'percent', percent: 36 }, 30: null },
      },
    ]);
    expect(weeks.find(({ week }) => week === '2026-04-13')?.back).toEqual({ 1: null, 7: null, 30: null });
  });
});

describe('A generated place', () => {
  beforeAll(async () => {
    await open('Asia/Kathmandu', '2026-03-10T18:00:00Z');
    await generateMonths(test.deps.db, test.clock.now());
  });
  afterAll(() => test.close());

  it('Every range says the same of a day and no count below five', async () => {
    const [month, year] = [await read('30'), await read('365')];
    expect(month.members.days).toHaveLength(30);
    expect(year.members.days.slice(-30)).toEqual(month.members.days);
    expect(year.series.posts.days.slice(-30)).toEqual(month.series.posts.days);
    const days = Object.values(year.series).flatMap((one) => one.days);
    expect(days.filter((count) => count !== null && count < 5)).toEqual([]);
    expect(days).toContain(null);
    expect(year.events).toEqual([{ day: '2026-01-12', what: 'open' }]);
    const truth = await sql<{ many: number }>`SELECT count(*)::int AS many FROM account
      WHERE deleted_at IS NULL AND suspended_at IS NULL AND handle LIKE 'joined%'
      AND created_at < '2026-03-09T18:15:00Z'`.execute(test.deps.db);
    expect(Math.abs((year.members.now.count ?? 0) - (truth.rows[0]?.many ?? 0))).toBeLessThanOrEqual(12);
  });

  it('A second look at a counted day writes nothing', async () => {
    await read();
    const counted = await sql<{ at: Date }>`SELECT max(counted_at) AS at FROM community_day`.execute(test.deps.db);
    test.clock.advance(30 * MINUTE_MS);
    await test.deps.jobs.drain();
    await read();
    const again = await sql<{ at: Date }>`SELECT max(counted_at) AS at FROM community_day`.execute(test.deps.db);
    expect(again.rows).toEqual(counted.rows);
  });
});
