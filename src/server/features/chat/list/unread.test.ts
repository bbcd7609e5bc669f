import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { clearHistory, deleteChat, listChats, setRoom } from '#contract/chat.list.ts';
import { markRead, sendMessage, unreadCount } from '#contract/chat.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeCrowd, makePeople, makeRoom } from '#test/faults/instance.ts';

/** Counts unread lines by plain code, at most 100 a room. One marked as unread counts as 1 at least, a muted one as none. */
async function plainCount({ database }: TestApp, userId: number): Promise<number> {
  const { rows } = await sql<{ asked: boolean; marked: boolean; lines: number }>`
    SELECT coalesce(room.asked_by <> ${userId}, false) OR member.muted_until IS NOT NULL AS asked, member.marked_unread AS marked, (
      SELECT count(*)::int FROM room_event event
      WHERE event.room_id = room.id AND event.type = 'message' AND event.sender_id <> ${userId}
        AND event.seq > member.read_seq AND event.seq > member.cleared_seq AND event.seq > member.joined_seq
        AND NOT (room.user_low IS NULL AND EXISTS (SELECT FROM block
          WHERE block.user_id = ${userId} AND block.other_id = event.sender_id AND block.lifted_at IS NULL))
    ) AS lines
    FROM room_member member JOIN room ON room.id = member.room_id
    WHERE member.user_id = ${userId} AND member.left_seq IS NULL
  `.execute(database.db);
  return rows.reduce(
    (sum, { asked, marked, lines }) => sum + (asked ? 0 : Math.max(Math.min(lines, 100), Number(marked))),
    0,
  );
}

const doing = fc.constantFrom(
  'say',
  'answer',
  'read',
  'mark',
  'unmark',
  'clear',
  'delete',
  'block',
  'ask',
  'leave',
  'mute',
  'unmute',
);
const steps = fc.array(fc.record({ what: doing, at: fc.nat(3), seq: fc.nat(6) }), { minLength: 1, maxLength: 14 });

it('The unread total equals a plain count after any sequence of actions', async () => {
  const test = await startTestApp();
  const { db } = test.database;
  try {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const [me, ben, eve] = (await makePeople(test.deps, 3)) as [Person, Person, Person];
        const rooms = [
          { id: await makeRoom(db, me, ben), by: ben },
          { id: await makeRoom(db, me, eve), by: eve },
          { id: await makeCrowd(db, [me, ben, eve]), by: ben },
          { id: await makeCrowd(db, [me, eve]), by: eve },
        ];
        for (const { what, at, seq } of taken) {
          const { id: roomId, by } = rooms[at] as (typeof rooms)[number];
          const mine = { token: me.token, params: { roomId } };
          const body = { clientId: randomUUID(), content: 'A line' };
          if (what === 'say') await call(test.app, sendMessage, { ...mine, token: by.token, body });
          if (what === 'answer') await call(test.app, sendMessage, { ...mine, body });
          if (what === 'read') await call(test.app, markRead, { ...mine, body: { seq } });
          if (what === 'mark') await call(test.app, setRoom, { ...mine, body: { isUnread: true } });
          if (what === 'unmark') await call(test.app, setRoom, { ...mine, body: { isUnread: false } });
          if (what === 'mute') await call(test.app, setRoom, { ...mine, body: { mute: 'forever' } });
          if (what === 'unmute') await call(test.app, setRoom, { ...mine, body: { mute: null } });
          if (what === 'clear') await call(test.app, clearHistory, mine);
          if (what === 'delete') await call(test.app, deleteChat, mine);
          if (what === 'block') {
            await sql`INSERT INTO block VALUES (${me.id}, ${by.id}, now()) ON CONFLICT DO NOTHING`.execute(db);
          }
          if (what === 'ask') await sql`UPDATE room SET asked_by = ${by.id} WHERE id = ${rooms[0]?.id}`.execute(db);
          if (what === 'leave') {
            await sql`UPDATE room_member SET left_seq = 0 WHERE room_id = ${rooms[3]?.id} AND user_id = ${me.id}`.execute(
              db,
            );
          }
        }
        const count = await plainCount(test, me.id);
        const params = { userId: me.id };
        expect((await call(test.app, unreadCount, { token: me.token, params })).body.unreadCount).toBe(count);
        expect((await call(test.app, listChats, { token: me.token })).body.totals?.unread).toBe(count);
      }),
      { numRuns: 40 },
    );
  } finally {
    await test.close();
  }
});
