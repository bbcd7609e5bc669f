import type { Room } from '#contract/chat.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { peopleIn, presentRoom } from './chat.present.ts';
import { oneRoom, roomsOf, type RoomRow } from './chat.queries.ts';

export interface View {
  viewerId: number;
  now: Date;
}

/** Returns the rooms as the viewer may see them, in the order of the rows. */
export async function presentRooms(db: Db, view: View, rows: readonly RoomRow[]): Promise<Room[]> {
  const shown = new Set(rows.flatMap(peopleIn));
  const cards = await cardsFor(db, [...shown], view);
  return rows.map((row) => presentRoom(row, cards, view));
}

export async function roomFor(db: Db, view: View, roomId: string): Promise<Room> {
  const [room] = await presentRooms(db, view, await roomsOf(db, view.viewerId, oneRoom(view.viewerId, roomId)));
  if (room === undefined) throw new AppError('not_found');
  return room;
}
