import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noteUnanswered } from '#server/features/companions/answering/due.statements.ts';
import { noteMessages } from '#server/features/notifications/due.statements.ts';
import { openLanes, type Lane, type TransactionStep } from '#server/platform/database/lanes.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { writeMessages } from './chat.statements.ts';

const steps = [{ ...noteUnanswered, onCommitted: () => undefined }, noteMessages];
const BY_CLIENT_ID = 'room_event_room_id_sender_id_client_id_key';

let database: TestDatabase;
let lane: Lane;

beforeEach(async () => {
  database = await openTestDatabase();
  const [first] = openLanes(database, 1);
  if (first === undefined) throw new Error('no lane');
  lane = first;
});
afterEach(async () => {
  await lane.close();
  await database.close();
});

const asStep = (text: string): TransactionStep => ({
  statement: { name: `plan_${randomUUID()}`, text, arrays: [] },
  values: [],
});

/** Writes a batch without messages, which makes PostgreSQL plan the statement. */
async function writeNothing(): Promise<void> {
  const values = [[], [], [], [], [], [], new Date().toISOString(), []];
  await lane.transact([{ statement: writeMessages(steps), values }]);
}

/** Returns the plan that the lane keeps for a batch. */
async function keptPlan(): Promise<string> {
  const explain = "EXPLAIN (COSTS OFF) EXECUTE chat_write_messages ('{}', '{}', '{}', '{}', '{}', '{}', now(), '{}')";
  const [rows = []] = await lane.transact([asStep(explain)]);
  return (rows as { 'QUERY PLAN': string }[]).map((row) => row['QUERY PLAN']).join('\n');
}

/** Returns the columns by which a plan finds the line that a message may repeat. */
const repeatsBy = (plan: string): string[] => {
  const [, condition = ''] = /room_event stored\n\s*Index Cond: (.*)/.exec(plan) ?? [];
  return [...condition.matchAll(/\((\w+) = /g)].map(([, column = '']) => column);
};

async function makeRooms(count: number): Promise<void> {
  await sql`
    INSERT INTO room (id, room_type, created_by, created_at)
    SELECT gen_random_uuid(), 'group', 1, now() FROM generate_series(1, ${count}::int)`.execute(database.db);
}

/** Writes the lines from `first` to `last` into each of the first `rooms` rooms. */
async function writeLines(rooms: number, [first, last]: [number, number]): Promise<void> {
  await sql`
    INSERT INTO room_event (room_id, seq, id, type, sender_id, client_id, payload, created_at)
    SELECT id, seq, gen_random_uuid(), 'message', 1, gen_random_uuid(), '{}', now()
    FROM (SELECT id FROM room ORDER BY id LIMIT ${rooms}) chosen, generate_series(${first}::int, ${last}::int) AS seq`.execute(
    database.db,
  );
}

it('A message batch uses only key lookups even without table statistics', async () => {
  await writeNothing();
  await makeRooms(3000);
  await sql`
    INSERT INTO room_member (room_id, user_id)
    SELECT id, member FROM room, generate_series(1, 3) AS member`.execute(database.db);
  await writeLines(3000, [1, 3]);
  const plan = await keptPlan();
  expect(plan).not.toMatch(/Seq Scan|Bitmap|Merge (Left )?Join|Hash (Left )?Join|Materialize/);
  for (const [index, table] of [
    ['room_pkey', 'room'],
    ['room_member_pkey', 'room_member member'],
    [BY_CLIENT_ID, 'room_event stored'],
    ['room_event_room_id_id_key', 'room_event quoted'],
    ['companion_room_pkey', 'companion_room'],
    ['push_subscription_pkey', 'push_subscription device'],
  ]) {
    expect(plan).toContain(`using ${index} on ${table}`);
  }
});

it('A repeat is found by its key where statistics know one line a room', async () => {
  await makeRooms(3000);
  await writeLines(3000, [1, 1]);
  await sql`ANALYZE room_event`.execute(database.db);
  await writeNothing();
  expect(repeatsBy(await keptPlan())).toEqual(['room_id', 'sender_id', 'client_id']);
});

it('A plan of an empty table is renewed after a slow batch', async () => {
  await sql`ALTER TABLE room_event SET (autovacuum_enabled = off)`.execute(database.db);
  await sql`VACUUM ANALYZE room_event`.execute(database.db);
  // Plans are renewed before the 1st, 2nd, 4th and 8th transaction anyway.
  for (const _ of [1, 2, 3, 4]) await writeNothing();
  await makeRooms(10);
  await writeLines(10, [1, 1000]);
  expect(repeatsBy(await keptPlan())).toEqual(['room_id']);
  await lane.transact([asStep('SELECT pg_sleep(1.2)')]);
  expect(repeatsBy(await keptPlan())).toEqual(['room_id', 'sender_id', 'client_id']);
});
