import type { Db } from '#server/platform/database/database.ts';
import { callById } from './calls.queries.ts';
import { sideOf } from './calls.rules.ts';

/** A call as a report of it tells it: who called, when and how long. Nothing that was said is kept anywhere. */
interface ReportedCall {
  roomId: string;
  otherId: number;
  isByOther: boolean;
  startedAt: Date;
  /** The seconds of the call so far; null for a call without an answer. */
  seconds: number | null;
}

/** Returns a call of a person; undefined for a call of others. */
export async function callOf(
  db: Db,
  { id, userId, now }: { id: string; userId: number; now: Date },
): Promise<ReportedCall | undefined> {
  const row = await callById(db, id);
  const side = row && sideOf(row, userId);
  if (row === undefined || side === undefined) return undefined;
  const from = row.answered_at?.getTime();
  const to = (row.ended_at ?? now).getTime();
  return {
    roomId: row.room_id,
    otherId: side === 'caller' ? row.callee_id : row.caller_id,
    isByOther: side === 'callee',
    startedAt: row.started_at,
    seconds: from === undefined ? null : Math.round((to - from) / 1000),
  };
}
