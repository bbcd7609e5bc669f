import { note } from '#server/features/chat/rooms.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { changeCall, leaveSeats, type CallRow } from './calls.queries.ts';
import type { EndedHow } from './calls.rules.ts';
import { noticeOf } from './present.ts';
import { notePush } from './push.queries.ts';

/**
 * Ends a running call: frees its two people, and writes its one line into the room's log. The room and the call are
 * locked. Call `announceEnd` after the commit.
 */
export async function endCall(
  trx: Trx,
  { newId }: Pick<Deps, 'newId'>,
  { call, how, now }: { call: CallRow; how: EndedHow; now: Date },
): Promise<CallRow> {
  const row = await changeCall(trx, call.id, { ended_at: now, ended_how: how });
  await leaveSeats(trx, row);
  await note(trx, { roomId: row.room_id, by: row.caller_id, now, newId, notice: noticeOf(row) });
  if (row.answered_at === null && how !== 'busy') await notePush(trx, { callId: row.id, now });
  return row;
}
