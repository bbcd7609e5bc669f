import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { noteUnanswered } from '#server/features/companions/answering/due.statements.ts';
import { noteMessages } from '#server/features/notifications/due.statements.ts';
import { openLanes } from '#server/platform/database/lanes.ts';
import { openTestDatabase } from '#test/database.ts';
import { writeMessages } from './chat.statements.ts';

const steps = [{ ...noteUnanswered, onCommitted: () => undefined }, noteMessages];

it('A message batch uses only key lookups even without table statistics', async () => {
  const database = await openTestDatabase();
  const [lane] = openLanes(database, 1);
  if (lane === undefined) throw new Error('no lane');
  try {
    await lane.transact([
      { statement: writeMessages(steps), values: [[], [], [], [], [], [], new Date().toISOString(), []] },
    ]);
    await sql`
      INSERT INTO room (id, room_type, created_by, created_at)
      SELECT gen_random_uuid(), 'group', 1, now() FROM generate_series(1, 3000)`.execute(database.db);
    await sql`
      INSERT INTO room_member (room_id, user_id)
      SELECT id, member FROM room, generate_series(1, 3) AS member`.execute(database.db);
    await sql`
      INSERT INTO room_event (room_id, seq, id, type, sender_id, client_id, payload, created_at)
      SELECT id, seq, gen_random_uuid(), 'message', 1, gen_random_uuid(), '{}', now()
      FROM room, generate_series(1, 3) AS seq`.execute(database.db);
    const explain = {
      name: `explain_${randomUUID()}`,
      text: "EXPLAIN (COSTS OFF) EXECUTE chat_write_messages ('{}', '{}', '{}', '{}', '{}', '{}', now(), '{}')",
      arrays: [],
    };
    const [rows = []] = await lane.transact([{ statement: explain, values: [] }]);
    const plan = (rows as { 'QUERY PLAN': string }[]).map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan|Bitmap|Merge (Left )?Join|Hash (Left )?Join/);
    for (const [index, table] of [
      ['room_pkey', 'room'],
      ['room_member_pkey', 'room_member member'],
      ['room_event_room_id_sender_id_client_id_key', 'room_event stored'],
      ['room_event_room_id_id_key', 'room_event quoted'],
      ['companion_room_pkey', 'companion_room'],
      ['push_subscription_pkey', 'push_subscription device'],
    ]) {
      expect(plan).toContain(`using ${index} on ${table}`);
    }
  } finally {
    await lane.close();
    await database.close();
  }
});
