import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { zoneNames } from '#contract/accounts.zones.ts';
import * as debugging from '#contract/matching.debug.ts';
import * as contract from '#contract/matching.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ DEV_TOOLS: 'true' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`DELETE FROM account`.execute(server.deps.db);
});

const find = async ({ token }: TestMember): Promise<{ status: number; other: number | undefined }> => {
  const { status, body } = await call(server.app, contract.findNewMatch, { token });
  return { status, other: body.match?.user.id };
};
const isAnswered = async ({ token }: TestMember): Promise<number> =>
  (await call(server.app, debugging.debugMatching, { token })).status;

/** Zone names that no account may have, such as names that Node and PostgreSQL read differently. */
const STRANGE = ['US/Pacific-New', 'SystemV/PST8PDT', 'IST', 'Canada/East-Saskatchewan', 'Nowhere/At_All', 'Factory'];

describe('zones at the door', () => {
  it('The database and Node know every zone an account may have', async () => {
    const { rows } = await sql<{ name: string }>`SELECT name FROM pg_timezone_names`.execute(server.deps.db);
    const known = new Set(rows.map(({ name }) => name));
    expect([...zoneNames].filter((name) => !known.has(name))).toEqual([]);
    expect(zoneNames.size).toBeGreaterThan(590);
    for (const timeZone of zoneNames) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    expect(Intl.supportedValuesOf('timeZone').filter((name) => !zoneNames.has(name))).toEqual([]);
  });
});

describe('zones already stored', () => {
  const store = (member: TestMember, zone: string): Promise<unknown> =>
    sql`UPDATE account SET time_zone = ${zone} WHERE id = ${member.id}`.execute(server.deps.db);

  it.each(STRANGE)('A person with the odd zone %s is still found and breaks no search', async (zone) => {
    const target = await newMatchable(server);
    await store(target, zone);
    const finders: TestMember[] = [];
    const wish = { genderPreferences: ['women'] };
    for (let n = 0; n < 4; n += 1) finders.push(await newMatchable(server, { profile: { gender: 'men' }, wish }));
    for (const finder of finders.slice(0, 3)) {
      expect(await isAnswered(finder)).toBe(200);
      expect(await find(finder)).toEqual({ status: 200, other: target.id });
    }
    for (const finder of finders.slice(3)) {
      expect(await find(finder)).toEqual({ status: 200, other: undefined });
      expect(await isAnswered(finder)).toBe(200);
    }
    expect(await isAnswered(target)).toBe(200);
  });

  it('The migration writes every stored zone as one that both know', async () => {
    const migration = join(import.meta.dirname, '../../db/migrations/0019_known_zones.sql');
    const expected: Record<string, string> = {
      'US/Pacific-New': 'America/Los_Angeles',
      'SystemV/EST5EDT': 'America/New_York',
      'SystemV/MST7': 'America/Phoenix',
      'asia/kolkata': 'Asia/Kolkata',
      'Nowhere/At_All': 'America/New_York',
      'Europe/Paris': 'Europe/Paris',
      UTC: 'UTC',
    };
    const members = new Map<string, number>();
    for (const zone of Object.keys(expected)) {
      const member = await newMember(server);
      await store(member, zone);
      members.set(zone, member.id);
    }
    const left = await newMember(server);
    await sql`UPDATE account SET time_zone = 'Asia/Tokyo', zone_before = 'SystemV/HST10', zone_left_on = '2026-03-09'
      WHERE id = ${left.id}`.execute(server.deps.db);
    await server.database.script(await readFile(migration, 'utf8'));
    const { rows } = await sql<{ id: number; zone: string; before: string | null }>`
      SELECT id, time_zone AS zone, zone_before AS before FROM account`.execute(server.deps.db);
    const now = new Map(rows.map(({ id, zone }) => [id, zone]));
    for (const [zone, id] of members) expect([zone, now.get(id)]).toEqual([zone, expected[zone]]);
    expect(rows.find(({ id }) => id === left.id)).toEqual({ id: left.id, zone: 'Asia/Tokyo', before: 'Asia/Tokyo' });
  });
});

describe('a candidate whose data cannot be read', () => {
  it('A search skips a candidate who cannot be read, and finds the next', async () => {
    const broken = await newMatchable(server);
    const whole = await newMatchable(server, { type: 'ISTJ' });
    const finder = await newMatchable(server);
    await sql`UPDATE account SET mbti_type = 'QQQQ' WHERE id = ${broken.id}`.execute(server.deps.db);
    expect(await isAnswered(finder)).toBe(200);
    expect(await find(finder)).toEqual({ status: 200, other: whole.id });
    expect(await find(finder)).toEqual({ status: 200, other: undefined });
  });
});
