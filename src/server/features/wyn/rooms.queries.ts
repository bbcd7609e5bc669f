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
