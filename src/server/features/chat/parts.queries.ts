import type { RoomTable } from '#server/platform/database/tables.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Returns the type of a person's room; undefined if they are no member. */
export async function typeOfRoom(
  db: Db,
  { roomId, userId }: { roomId: string; userId: number },
): Promise<RoomTable['room_type'] | undefined> {
  const row = await db
    .selectFrom('room')
    .innerJoin('room_member', 'room_member.room_id', 'room.id')
    .where('room.id', '=', roomId)
    .where('room_member.room_id', '=', roomId)
    .where('room_member.user_id', '=', userId)
    .select('room.room_type')
    .executeTakeFirst();
  return row?.room_type;
}
