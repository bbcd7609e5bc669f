import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authUser, refresh } from '#contract/accounts.ts';
import { saveVibes } from '#contract/vibes.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';
import { resetAtDawn } from './vibes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const choose = ({ token, id }: TestMember, vibes: unknown, more: Record<string, unknown> = {}) =>
  call(test.app, saveVibes, { token, params: { id }, body: { vibes, energyLevel: 80, avatarSeed: 'any', ...more } });

const meNow = async ({ token }: TestMember) => (await call(test.app, authUser, { token })).body;

async function moodOf({ id }: TestMember): Promise<number | undefined> {
  const { rows } = await sql<{ vibe: number }>`SELECT vibe FROM match_profile WHERE user_id = ${id}`.execute(
    test.deps.db,
  );
  return rows[0]?.vibe;
}

describe('choosing', () => {
  it('Choosing vibes returns the person as they are now, in the order of their choice', async () => {
    const member = await newMember(test);
    const { status, body } = await choose(member, ['creative', 'bold'], { energyLevel: 0 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: member.id, currentVibes: ['creative', 'bold'], energyLevel: 0 });
    expect(await meNow(member)).toEqual(body);
  });

  it('A choice reaches the person’s other screens, and so does the dawn', async () => {
    const member = await newMember(test);
    const heard: string[] = [];
    test.deps.hints.on('resync', /./, (hint) => heard.push(hint));
    await choose(member, ['chill']);
    expect(heard).toEqual([`${member.id} me`]);
    test.clock.advance(26 * 3_600_000);
    await resetAtDawn(test.deps);
    expect(heard.filter((hint) => hint === `${member.id} me`)).toHaveLength(2);
    test.clock.set('2026-03-10T18:00:00Z');
  });

  it('The next search weighs the chosen vibes', async () => {
    const member = await newMatchable(test);
    const before = await moodOf(member);
    await choose(member, ['chill']);
    const chill = await moodOf(member);
    await choose(member, ['chill'], { energyLevel: 10 });
    expect(new Set([before, chill, await moodOf(member)]).size).toBe(3);
  });

  it.each([
    ['none', []],
    ['three', ['funny', 'bold', 'chill']],
    ['the same twice', ['funny', 'funny']],
    ['one that does not exist', ['sleepy']],
    ['a text', 'funny'],
  ])('Choosing vibes refuses %s', async (_what, vibes) => {
    const member = await newMember(test);
    expect((await choose(member, vibes)).status).toBe(400);
    expect((await meNow(member)).currentVibes).toEqual([]);
  });

  it.each([-1, 101, 50.5, '50', null])('Choosing vibes refuses a power level of %s', async (energyLevel) => {
    const member = await newMember(test);
    expect((await choose(member, ['bold'], { energyLevel })).status).toBe(400);
    expect((await meNow(member)).energyLevel).toBeNull();
  });

  it('Choosing for another person is not possible, and changes nothing', async () => {
    const [member, other] = [await newMember(test), await newMember(test)];
    const answer = await choose({ ...member, id: other.id }, ['bold']);
    expect(answer.status).toBe(404);
    expect((await meNow(other)).currentVibes).toEqual([]);
  });
});

describe('dawn', () => {
  beforeEach(() => test.clock.set('2026-03-10T18:00:00Z'));

  const resetAt = async (iso: string): Promise<void> => {
    test.clock.set(iso);
    await resetAtDawn(test.deps);
  };
  const inZone = (timeZone: string): Promise<TestMember> => newMatchable(test, { profile: { timeZone } });
  const vibesOf = async (member: TestMember): Promise<string[]> => {
    const { rows } = await sql<{ current_vibes: string[] }>`
      SELECT current_vibes FROM account WHERE id = ${member.id}`.execute(test.deps.db);
    return rows[0]?.current_vibes ?? [];
  };

  /** Gets a new access token, since the old one may have expired, and chooses vibes. */
  const chooseNow = async (member: TestMember, vibes: string[]): Promise<void> => {
    const { body } = await call(test.app, refresh, { body: { refreshToken: member.refreshToken } });
    expect((await choose({ ...member, token: body.accessToken }, vibes)).status).toBe(200);
  };

  it('Dawn clears vibe traits in each person’s time zone and keeps the energy', async () => {
    const [east, west] = [await inZone('America/Chicago'), await inZone('America/Los_Angeles')];
    const untouched = await moodOf(east);
    await chooseNow(east, ['bold']);
    await chooseNow(west, ['bold', 'chill']);
    const bold = await moodOf(east);
    await resetAt('2026-03-11T10:59:00Z');
    expect([await vibesOf(east), await vibesOf(west)]).toEqual([['bold'], ['bold', 'chill']]);
    await resetAt('2026-03-11T11:00:00Z');
    expect([await vibesOf(east), await vibesOf(west)]).toEqual([[], ['bold', 'chill']]);
    const { rows } = await sql`SELECT energy_level FROM account WHERE id = ${east.id}`.execute(test.deps.db);
    expect(rows).toEqual([{ energy_level: 80 }]);
    const now = await moodOf(east);
    expect(now).not.toBe(bold);
    expect(now).not.toBe(untouched);
    await resetAt('2026-03-11T13:00:00Z');
    expect(await vibesOf(west)).toEqual([]);
  });

  it('Dawn keeps what was chosen after it, however often it runs', async () => {
    const member = await inZone('America/New_York');
    await chooseNow(member, ['bold']);
    await resetAt('2026-03-11T10:00:00Z');
    await chooseNow(member, ['curious']);
    await resetAt('2026-03-11T10:15:00Z');
    await resetAtDawn(test.deps);
    await resetAt('2026-03-12T09:45:00Z');
    expect(await vibesOf(member)).toEqual(['curious']);
    await resetAt('2026-03-12T10:00:00Z');
    expect(await vibesOf(member)).toEqual([]);
  });

  it('Dawn comes at six on the night the clocks go back', async () => {
    test.clock.set('2026-11-01T05:30:00Z');
    const member = await inZone('America/New_York');
    await chooseNow(member, ['bold']);
    await resetAt('2026-11-01T10:30:00Z');
    expect(await vibesOf(member)).toEqual(['bold']);
    await resetAt('2026-11-01T11:00:00Z');
    expect(await vibesOf(member)).toEqual([]);
  });

  it('Dawn does not come to companions and demonstration members', async () => {
    const [seed, demo] = [await inZone('America/New_York'), await inZone('America/New_York')];
    await chooseNow(seed, ['bold']);
    await chooseNow(demo, ['bold']);
    const { db } = test.deps;
    await sql`UPDATE account SET is_seed_user = true WHERE id = ${seed.id}`.execute(db);
    await sql`UPDATE account SET is_demo = true WHERE id = ${demo.id}`.execute(db);
    await resetAt('2026-03-12T12:00:00Z');
    expect([await vibesOf(seed), await vibesOf(demo)]).toEqual([['bold'], ['bold']]);
  });

  it('Dawn reaches more people than one batch holds', async () => {
    const { db } = test.deps;
    await sql`INSERT INTO account (id, handle, created_at, time_zone, current_vibes, vibes_set_at)
      SELECT 100000000000 + n, 'dawn_' || n, now(), 'America/Denver', '{bold}', '2026-03-10T18:00:00Z'
      FROM generate_series(1, 230) AS n`.execute(db);
    await resetAt('2026-03-11T12:00:00Z');
    const { rows } = await sql`SELECT count(*) AS left_over FROM account
      WHERE time_zone = 'America/Denver' AND cardinality(current_vibes) > 0`.execute(db);
    expect(rows).toEqual([{ left_over: 0 }]);
  });
});
