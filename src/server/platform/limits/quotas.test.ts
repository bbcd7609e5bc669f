import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { zoneNames } from '#contract/accounts.zones.ts';
import { newMember } from '#test/factories.ts';
import { giveBack, quotaDay, quotaDaySql, quotaWeek, take, usedOf, type Quota, type Zoned } from './quotas.ts';

let server: TestApp;
let match: Quota;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  match = { userId: (await newMember(server)).id, kind: 'match', period: '2026-03-10' };
});

describe('counting', () => {
  it('A quota allows claims up to its limit for each kind, day and person', async () => {
    const { db } = server.deps;
    const tries = [];
    for (let n = 0; n < 4; n += 1) tries.push(await take(db, { ...match, most: 3 }));
    expect(tries).toEqual([true, true, true, false]);
    expect(await usedOf(db, match)).toBe(3);
    const others: Quota[] = [
      { ...match, kind: 'companion' },
      { ...match, period: '2026-03-11' },
      { ...match, userId: (await newMember(server)).id },
    ];
    for (const other of others) {
      expect(await usedOf(db, other)).toBe(0);
      expect(await take(db, { ...other, most: 1 })).toBe(true);
    }
    expect(await take(db, { ...match, most: 5 })).toBe(true);
    expect(await take(db, { ...match, most: 3 })).toBe(false);
    expect(await usedOf(db, match)).toBe(4);
  });

  it('A quota of zero allows no claims', async () => {
    expect(await take(server.deps.db, { ...match, most: 0 })).toBe(false);
    expect(await usedOf(server.deps.db, match)).toBe(0);
  });

  it('A quota given back can be claimed again and never drops below zero', async () => {
    const { db } = server.deps;
    expect(await take(db, { ...match, most: 1 })).toBe(true);
    await giveBack(db, match);
    await giveBack(db, match);
    expect(await usedOf(db, match)).toBe(0);
    expect(await take(db, { ...match, most: 1 })).toBe(true);
    expect(await take(db, { ...match, most: 1 })).toBe(false);
  });

  it('A quota records the references of its successful claims in order', async () => {
    const { db, newId } = server.deps;
    const refs = [newId(), newId(), newId()];
    for (const ref of refs) await take(db, { ...match, most: 2, ref });
    const { rows } = await sql`SELECT refs FROM quota WHERE user_id = ${match.userId}`.execute(db);
    expect(rows).toEqual([{ refs: refs.slice(0, 2) }]);
  });
});

const zones = [
  'Pacific/Pago_Pago',
  'America/Los_Angeles',
  'America/New_York',
  'America/St_Johns',
  'UTC',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
];
const zone = fc.constantFrom(...zones);
const START = Date.UTC(2026, 2, 1);
const YEAR = 365 * 24;
const at = (hour: number): Date => new Date(START + hour * HOUR_MS);
const moved = (person: Zoned, to: string, now: Date): Zoned => ({
  time_zone: to,
  zone_before: person.time_zone,
  zone_left_on: quotaDay(person, now).day,
});
const settled = (name: string): Zoned => ({ time_zone: name, zone_before: null, zone_left_on: null });

describe('periods', () => {
  it.each([
    ['America/New_York', '2026-03-08T04:59:59.999Z', '2026-03-07', '2026-03-08T05:00:00.000Z'],
    ['America/New_York', '2026-03-08T06:30:00.000Z', '2026-03-08', '2026-03-09T04:00:00.000Z'],
    ['America/New_York', '2026-11-01T05:30:00.000Z', '2026-11-01', '2026-11-02T05:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-03-10T18:00:00.000Z', '2026-03-11', '2026-03-11T10:00:00.000Z'],
    // The clocks of Beirut go forward at midnight, so the next day begins at one o'clock.
    ['Asia/Beirut', '2026-03-28T12:00:00.000Z', '2026-03-28', '2026-03-28T22:00:00.000Z'],
    ['UTC', '2026-12-31T23:59:59.999Z', '2026-12-31', '2027-01-01T00:00:00.000Z'],
  ])('The quota day in %s at %s is %s and ends at %s', (...[name, now, day, end]) => {
    const { resetsAt, ...rest } = quotaDay(settled(name), new Date(now));
    expect({ ...rest, resetsAt: resetsAt.toISOString() }).toEqual({ day, resetsAt: end });
  });

  it.each([
    ['America/New_York', '2026-03-09T03:59:59.999Z', '2026-03-02', '2026-03-09T04:00:00.000Z'],
    ['America/New_York', '2026-03-09T04:00:00.000Z', '2026-03-09', '2026-03-16T04:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-03-15T10:00:00.000Z', '2026-03-16', '2026-03-22T10:00:00.000Z'],
    ['UTC', '2026-12-31T23:59:59.999Z', '2026-12-28', '2027-01-04T00:00:00.000Z'],
  ])('The quota week in %s at %s starts on %s and ends at %s', (...[name, now, week, end]) => {
    const { resetsAt, ...rest } = quotaWeek(settled(name), new Date(now));
    expect({ ...rest, resetsAt: resetsAt.toISOString() }).toEqual({ week, resetsAt: end });
  });

  it('A week ends only after Sunday is over in the old and the new zone', () => {
    // Sunday, 22:00 in New York; in Tokyo it is Monday.
    const person = moved(settled('America/New_York'), 'Asia/Tokyo', new Date('2026-03-16T02:00:00Z'));
    expect(quotaWeek(person, new Date('2026-03-16T03:59:59Z'))).toEqual({
      week: '2026-03-09',
      resetsAt: new Date('2026-03-16T04:00:00Z'),
    });
    expect(quotaWeek(person, new Date('2026-03-16T04:00:00Z')).week).toBe('2026-03-16');
  });

  it('Time zone changes never end a quota day early or repeat one', () => {
    const changes = fc.array(fc.tuple(fc.integer({ min: 25, max: 60 }), zone), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(zone, fc.integer({ min: 0, max: YEAR }), changes, (first, begin, rest) => {
        let person = settled(first);
        let hour = begin;
        for (const [hours, next] of rest) {
          const before = person;
          const now = at(hour);
          person = moved(before, next, now);
          const { day } = quotaDay(before, now);
          expect(quotaDay(person, now).day).toBe(day);
          for (const end = hour + hours; hour < end; hour += 1) {
            const [here, later] = [quotaDay(person, at(hour)), quotaDay(person, at(hour + 1))];
            expect(later.day >= here.day).toBe(true);
            if (at(hour) < quotaDay(before, now).resetsAt) expect(here.day).toBe(day);
            expect(quotaDay(person, new Date(here.resetsAt.getTime() - 1)).day).toBe(here.day);
            expect(quotaDay(person, here.resetsAt).day > here.day).toBe(true);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('The SQL quota day matches the code in every known and unknown time zone', async () => {
    const unknown = ['SystemV/PST8PDT', 'US/Pacific-New', 'Nowhere/At_All'];
    const names = [...zoneNames, ...unknown];
    for (const now of [
      '2026-03-10T09:59:00Z',
      '2026-03-10T10:00:00Z',
      '2026-07-01T00:15:00Z',
      '2026-10-27T23:30:00Z',
    ]) {
      const moment = new Date(now);
      const { rows } = await sql<{ zone: string; day: string }>`
        SELECT time_zone AS zone, ${quotaDaySql(moment)} AS day
        FROM (SELECT name, NULL::text, NULL::date FROM unnest(${names}::text[]) AS name)
          AS account (time_zone, zone_before, zone_left_on)`.execute(server.deps.db);
      expect(rows).toEqual(names.map((name) => ({ zone: name, day: quotaDay(settled(name), moment).day })));
    }
  });

  it('The statement’s day is that of the rule after a change', async () => {
    const people = fc.tuple(zone, zone, fc.integer({ min: 0, max: YEAR }), fc.integer({ min: 0, max: 72 }));
    for (const [before, after, hour, later] of fc.sample(people, 60)) {
      const now = at(hour + later);
      for (const person of [settled(after), moved(settled(before), after, at(hour))]) {
        const { rows } = await sql`SELECT ${quotaDaySql(now)} AS day FROM (VALUES (
          ${person.time_zone}::text, ${person.zone_before}::text, ${person.zone_left_on}::date
        )) AS account (time_zone, zone_before, zone_left_on)`.execute(server.deps.db);
        expect(rows, JSON.stringify({ person, now })).toEqual([{ day: quotaDay(person, now).day }]);
      }
    }
  });
});
