import type { FoundLine } from '#contract/chat.search.ts';
import type { Room } from '#contract/chat.ts';
import type { PersonCard } from '#contract/people.ts';
import { roomsOf, someRooms } from '#server/features/chat/log/chat.queries.ts';
import { presentRooms, type View } from '#server/features/chat/log/rooms.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { FoundRow } from './search.queries.ts';

/** Returns lines as a reader finds them in a list, in the order of the rows, and their rooms. */
export async function presentFound(
  db: Db,
  view: View,
  found: readonly FoundRow[],
): Promise<{ lines: FoundLine[]; rooms: Room[] }> {
  if (found.length === 0) return { lines: [], rooms: [] };
  const ids = [...new Set(found.map(({ room_id }) => room_id))];
  const rooms = await presentRooms(db, view, await roomsOf(db, view.viewerId, someRooms(view.viewerId, ids)));
  const cards = await cardsFor(db, [...new Set(found.map(({ sender_id }) => sender_id))], view);
  const lines = found.flatMap((row) => {
    const by = cards.get(row.sender_id);
    return by === undefined ? [] : [presentLine(row, by)];
  });
  return { lines, rooms };
}

function presentLine(row: FoundRow, { displayName: by, isSeedUser, isDemo }: PersonCard): FoundLine {
  const { id: messageId, room_id: roomId, seq, sender_id: senderId, content, created_at } = row;
  return { messageId, roomId, seq, senderId, by, isSeedUser, isDemo, content, createdAt: created_at.toISOString() };
}
