import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sendMessage } from '#contract/chat.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { call, startTestApp } from '#test/app.ts';
import { makePeople, makeRoom } from '#test/faults/instance.ts';
import { search } from './search.ts';

it('A search that the database does not get done is cut short, and says so instead of waiting', async () => {
  const server = await startTestApp();
  const [me, ana] = await makePeople(server.deps, 2);
  if (me === undefined || ana === undefined) throw new Error('Nobody came.');
  const roomId = await makeRoom(server.database.db, me, ana);
  const body = { clientId: randomUUID(), content: 'A moss bed' };
  await call(server.app, sendMessage, { token: ana.token, params: { roomId }, body });
  const wish = { userId: me.id, words: 'moss' };
  const second = await openPostgres(server.database.url ?? '');
  try {
    await second.db.transaction().execute(async (trx) => {
      // A slice that is read now waits for the lock until its time limit.
      await sql`LOCK TABLE room_event IN ACCESS EXCLUSIVE MODE`.execute(trx);
      await expect(search(server.deps, wish, 50)).rejects.toMatchObject({ code: '57014' });
    });
    expect((await search(server.deps, wish)).lines).toMatchObject([{ content: 'A moss bed' }]);
  } finally {
    await second.close();
    await server.close();
  }
});
