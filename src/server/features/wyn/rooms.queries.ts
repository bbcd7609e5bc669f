import type { Db } from '#server/platform/database/database.ts';

interface Place {
  userId: number;
  roomId: string;
}

export async function isAllowed(db: Db, { userId, roomId }: Place): Promise<boolean> {
  const query = db.selectFrom('wyn_room').select('allowed_at').where('user_id', '=', userId);
  return (await query.where('room_id', '=', roomId).executeTakeFirst()) !== undefined;
}

/** Notes since when Wyn may read a chat; null ends it. */
export async function allow(db: Db, { userId, roomId }: Place, since: Date | null): Promise<void> {
  if (since === null) {
    await db.deleteFrom('wyn_room').where('user_id', '=', userId).where('room_id', '=', roomId).execute();
    return;
  }
  const row = { user_id: userId, room_id: roomId, allowed_at: since };
  await db
    .insertInto('wyn_room')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
