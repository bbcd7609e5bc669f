import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { cloudTypes } from '#content/clouds.ts';
import { cloudTypeIds, cloudVibes } from '#contract/clouds.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { LATEST, searchClouds, type CloudWish } from './clouds.queries.ts';
import { pointsOf, scoreOf, type CloudFacts } from './score.ts';

const RUNS = 12;

interface Cloud extends CloudFacts {
  room_id: string;
  isClosed: boolean;
  /** The viewer's membership. */
  place: 'none' | 'in' | 'left' | 'banned';
  owner: 'open' | 'blocked' | 'paused';
}

let test: TestApp;
let viewer: TestMember;
let owners: Record<Cloud['owner'], TestMember>;
beforeAll(async () => {
  test = await startTestApp();
  viewer = await newMember(test);
  owners = { open: await newMember(test), blocked: await newMember(test), paused: await newMember(test) };
  const { db, clock } = test.deps;
  await sql`INSERT INTO block (user_id, other_id, created_at)
    VALUES (${owners.blocked.id}, ${viewer.id}, now())`.execute(db);
  const paused_at = clock.now();
  await db.updateTable('account').set({ paused_at }).where('id', '=', owners.paused.id).execute();
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql`DELETE FROM room_group`.execute(test.deps.db);
});

const bits = fc
  .uniqueArray(fc.integer({ min: 0, max: 255 }), { maxLength: 6 })
  .map((held) => Array.from({ length: 256 }, (_, bit) => (held.includes(bit % 16) ? '1' : '0')).join(''));
const clouds = fc.array(
  fc.record({
    type: fc.constantFrom(...cloudTypeIds),
    tagAt: fc.integer({ min: 0, max: 4 }),
    // The age of the last message in seconds: near 0, near each limit of `ALIVE`, and beyond all limits.
    age: fc
      .constantFrom(0, 1, 6, 24, 168, 400)
      .chain((hours) => fc.constantFrom(-1, 0, 1).map((s) => hours * 3600 + s)),
    people: fc.integer({ min: 0, max: 24 }),
    interests: bits,
    isClosed: fc.boolean(),
    place: fc.constantFrom('none', 'none', 'in', 'left', 'banned'),
    owner: fc.constantFrom('open', 'open', 'blocked', 'paused'),
  }),
  { minLength: 30, maxLength: 90 },
);
const wishes = fc.record({
  wants: fc.subarray([...cloudVibes], { maxLength: 2 }),
  within: fc.oneof(
    fc.constant([...cloudVibes]),
    fc.constantFrom(...cloudVibes).map((vibe) => [vibe]),
  ),
  interests: bits,
  offset: fc.constantFrom(0, 3, 8),
  limit: fc.integer({ min: 1, max: 9 }),
});

async function store(cloud: Cloud): Promise<void> {
  const { db } = test.deps;
  const { room_id, isClosed, place, owner, member_count, told, interests, ...row } = cloud;
  const now = test.clock.now();
  await sql`INSERT INTO room (id, room_type, created_by, created_at, closed_at)
    VALUES (${room_id}, 'chaos', ${owners[owner].id}, ${now}, ${isClosed ? now : null})`.execute(db);
  await sql`INSERT INTO room_group (room_id, name, description, gradient) VALUES (${room_id}, 'A', 'B', 0)`.execute(db);
  await sql`INSERT INTO room_member (room_id, user_id, role) VALUES (${room_id}, ${owners[owner].id}, 'owner')`.execute(
    db,
  );
  if (place !== 'none') {
    await sql`INSERT INTO room_member (room_id, user_id, left_seq, banned_at)
      VALUES (${room_id}, ${viewer.id}, ${place === 'in' ? null : 1}, ${place === 'banned' ? now : null})`.execute(db);
  }
  // The cloud is inserted after the members, because the triggers of `room_member` would change its count.
  await db
    .insertInto('group_cloud')
    .values({ room_id, member_count, told, interests, ...row })
    .execute();
}

/** Runs the same search in plain code over all clouds; returns room ids with scores, best first. */
function plainly(all: readonly Cloud[], { within, offset, limit, ...wisher }: CloudWish): [string, number][] {
  const latest = within.flatMap((vibe) =>
    all
      .filter((cloud) => cloud.vibe === vibe && cloud.member_count >= 1 && cloud.member_count <= 23)
      .toSorted((a, b) => b.spoke_at.getTime() - a.spoke_at.getTime() || (a.room_id < b.room_id ? -1 : 1))
      .slice(0, Math.floor(LATEST / within.length)),
  );
  return latest
    .map((cloud) => ({ cloud, score: scoreOf(pointsOf(cloud, wisher)) }))
    .toSorted((a, b) => b.score - a.score || (a.cloud.room_id < b.cloud.room_id ? -1 : 1))
    .filter(
      ({ cloud: { isClosed, place, owner } }) => !isClosed && ['none', 'left'].includes(place) && owner === 'open',
    )
    .slice(offset, offset + limit)
    .map(({ cloud, score }) => [cloud.room_id, score]);
}

it('The search finds what a plain loop over all clouds finds, with the same scores', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(clouds, fc.array(wishes, { minLength: 8, maxLength: 8 }), async (drawn, asked) => {
      await sql`DELETE FROM room_group`.execute(test.deps.db);
      const now = test.clock.now();
      const all = drawn.map(({ type, tagAt, age, people, isClosed, place, owner, interests }): Cloud => {
        const { tags, vibe: type_vibe } = cloudTypes[type];
        const { tag = '', vibe = 'playful' } = tags[tagAt] ?? {};
        const spoke_at = new Date(now.getTime() - age * 1000);
        const facts = { cloud_type: type, tag, vibe, type_vibe, spoke_at, member_count: people, told: 0, interests };
        return { room_id: randomUUID(), ...facts, isClosed: isClosed && people % 3 === 0, place, owner };
      });
      for (const cloud of all) await store(cloud);
      for (const one of asked) {
        const wish = { ...one, viewerId: viewer.id, hasChosen: false, now };
        const found = (await searchClouds(test.deps.db, wish)).map(({ room_id, score }) => [room_id, score]);
        expect(found).toEqual(plainly(all, wish));
        compared += found.length;
      }
    }),
    { numRuns: RUNS },
  );
  expect(compared).toBeGreaterThan(RUNS * 8);
});

it('A search considers only the latest clouds of a vibe', async () => {
  const now = test.clock.now();
  const of = (at: number, interests: string): Cloud => ({
    room_id: randomUUID(),
    cloud_type: 'sketch-art',
    tag: '#DigitalArt',
    vibe: 'creative',
    type_vibe: 'creative',
    spoke_at: new Date(now.getTime() - 800 * HOUR_MS - at * 1000),
    member_count: 5,
    told: 5,
    interests,
    isClosed: false,
    place: 'none',
    owner: 'open',
  });
  const [none, all] = ['0'.repeat(256), '1'.repeat(256)];
  const stored = Array.from({ length: LATEST }, (_, at) => of(at, none));
  const late = of(LATEST + 1, all);
  for (const cloud of [...stored, late]) await store(cloud);
  const wish = { viewerId: viewer.id, wants: [], hasChosen: true, interests: all, now, limit: 9, offset: 0 };
  const found = await searchClouds(test.deps.db, { ...wish, within: ['creative'] });
  expect(found.map(({ room_id }) => room_id)).not.toContain(late.room_id);
  expect(found).toHaveLength(9);
});
