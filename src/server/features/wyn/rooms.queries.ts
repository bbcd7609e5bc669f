import type { Db } from '#server/platform/database/database.ts';

interface WynConsentKey {
  userId: number;
  roomId: string;
}

export async function isAllowed(db: Db, { userId, roomId }: WynConsentKey): Promise<boolean> {
  const query = db.selectFrom('wyn_room').select('allowed_at').where('user_id', '=', userId);
  return (await query.where('room_id', '=', roomId).executeTakeFirst()) !== undefined;
}

export async function allow(db: Db, { userId, roomId }: WynConsentKey, now: Date): Promise<void> {
  await db
    .insertInto('wyn_room')
    .values({ user_id: userId, room_id: roomId, allowed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function forbid(db: Db, { userId, roomId }: WynConsentKey): Promise<void> {
  await db.deleteFrom('wyn_room').where('user_id', '=', userId).where('room_id', '=', roomId).execute();
}

/** Returns the ids of the chats that the person lets Wyn read, those with the newest lines first. */
export async function allowedRooms(db: Db, { userId, limit }: { userId: number; limit: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('wyn_room')
    .innerJoin('room', 'room.id', 'wyn_room.room_id')
    .select('wyn_room.room_id')
    .where('wyn_room.user_id', '=', userId)
    .orderBy('room.last_event_at', (order) => order.desc().nullsLast())
    .limit(limit)
    .execute();
  return rows.map(({ room_id }) => room_id);
}
