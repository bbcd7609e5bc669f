import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sendMessage } from '#contract/chat.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { call, startTestApp } from '#test/app.ts';
import { makePeople, makeRoom } from '#test/faults/instance.ts';
import { searchMessages } from '#contract/chat.search.ts';

it('A search beyond the database’s time limit fails as unavailable', async () => {
  const server = await startTestApp();
  const [me, ana] = await makePeople(server.deps, 2);
  if (me === undefined || ana === undefined) throw new Error('Nobody came.');
  const roomId = await makeRoom(server.database.db, me, ana);
  const body = { clientId: randomUUID(), content: 'A moss bed' };
  await call(server.app, sendMessage, { token: ana.token, params: { roomId }, body });
  const find = () => call(server.app, searchMessages, { token: me.token, query: { words: 'moss' } });
  const second = await openPostgres(server.database.url ?? '');
  try {
    await second.db.transaction().execute(async (trx) => {
      // The lock blocks the reading of a slice until the time limit of the slice.
      await sql`LOCK TABLE room_event IN ACCESS EXCLUSIVE MODE`.execute(trx);
      const { status, problem } = await find();
      expect([status, problem.code]).toEqual([503, 'unavailable']);
    });
    expect((await find()).body.lines).toMatchObject([{ content: 'A moss bed' }]);
  } finally {
    await second.close();
    await server.close();
  }
});

it('A search cut short returns its finds and continues from there', async () => {
  const server = await startTestApp();
  const [me, ana] = await makePeople(server.deps, 2);
  if (me === undefined || ana === undefined) throw new Error('Nobody came.');
  const { db } = server.database;
  const roomId = await makeRoom(db, me, ana);
  // Folding a line of two million accented letters takes a second; the newest thousand lines have no accents.
  await sql`INSERT INTO room_event (room_id, seq, id, type, sender_id, client_id, payload, created_at)
    SELECT ${roomId}::uuid, n, ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'message', ${ana.id},
      gen_random_uuid(),
      jsonb_build_object('content', CASE WHEN n <= 60 THEN repeat('é', 2000000) WHEN n = 500 THEN 'A moss bed' ELSE 'Nothing' END),
      timestamptz '2024-06-01 12:00:00Z' + n * interval '1 second'
    FROM generate_series(1, 1060) n`.execute(db);
  await sql`UPDATE room SET last_seq = 1060 WHERE id = ${roomId}`.execute(db);
  const find = (cursor?: string) =>
    call(server.app, searchMessages, {
      token: me.token,
      query: { words: 'moss', ...(cursor !== undefined && { cursor }) },
    });
  try {
    const first = await find();
    expect(first.body).toMatchObject({
      lines: [{ content: 'A moss bed' }],
      next: '01900000-0000-7000-8000-00000000003d',
      searchedTo: '2024-06-01T12:01:01.000Z',
    });
    // No slice of the next page can be read in time, so the client has to ask for the same page again.
    expect((await find(first.body.next ?? '')).problem.code).toBe('unavailable');
  } finally {
    await server.close();
  }
});
