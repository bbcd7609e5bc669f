import { expect, it } from 'vitest';
import { roomsOf } from '#server/features/chat/log/chat.queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fillChats } from '#test/chats.ts';
import { openTestDatabase } from '#test/database.ts';
import { plansOf } from '#test/explain.ts';
import { listedRooms, syncOf, totalsOf, unreadOf } from './list.queries.ts';

const ME = 400_000_000_000;
const after = { pin: 0, stir: 1_700_000_000_000_000, roomId: '01a2049e-af81-768d-9330-8112f7293e89' };
const part = { after, limit: 30, filter: undefined, search: undefined, now: new Date() };

it('The chat queries on 2,000 rooms read the log only by its key', async () => {
  const database = await openTestDatabase();
  try {
    await fillChats(database.db, ME, { rooms: 2000, unread: 100 });
    const reads: [string, (db: Db) => Promise<unknown>][] = [
      ['list', (db) => roomsOf(db, ME, listedRooms(ME, part))],
      ['totals', (db) => totalsOf(db, ME, new Date())],
      ['badge', (db) => unreadOf(db, ME, new Date())],
      ['sync', (db) => syncOf(db, ME, { since: new Date(), after: undefined, limit: 500 })],
    ];
    for (const [name, read] of reads) {
      const plan = (await plansOf(database.db, read)).join('\n');
      expect(plan, name).toMatch(/Index (Only )?Scan (Backward )?(using|on) room_event_pkey/);
      expect(plan, name).not.toMatch(/Seq Scan on (room_event|account)/);
    }
  } finally {
    await database.close();
  }
});
