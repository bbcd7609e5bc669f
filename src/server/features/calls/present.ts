import type { Call, CallEnd } from '#contract/calls.ts';
import type { Notice } from '#contract/chat.notices.ts';
import type { CallRow } from './calls.queries.ts';
import type { EndedHow } from './calls.rules.ts';

/**
 * Returns how an end reads. A caller cannot tell a declined call from a missed one, and nobody reads that a block or a
 * withdrawn consent ended a call.
 */
function endFor(how: EndedHow, { isCaller, wasAnswered }: { isCaller: boolean; wasAnswered: boolean }): CallEnd {
  if (how === 'blocked' || how === 'refused') return wasAnswered ? 'talked' : 'missed';
  return how === 'declined' && isCaller ? 'missed' : how;
}

const secondsOf = ({ answered_at: from, ended_at: to }: CallRow): number =>
  from === null || to === null ? 0 : Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000));

/** Returns a call as one of its two people reads it. */
export function callFor(row: CallRow, userId: number): Call {
  const wasAnswered = row.answered_at !== null;
  const how = row.ended_how && endFor(row.ended_how, { isCaller: userId === row.caller_id, wasAnswered });
  return {
    id: row.id,
    roomId: row.room_id,
    state: row.ended_at !== null ? 'ended' : wasAnswered ? 'answered' : 'ringing',
    caller: {
      userId: row.caller_id,
      comesAs: row.caller_comes_as,
      connectionId: row.caller_connection,
      hasAgreed: row.caller_agreed,
    },
    callee: {
      userId: row.callee_id,
      comesAs: row.callee_comes_as,
      connectionId: row.callee_connection,
      hasAgreed: row.callee_agreed,
    },
    isRelayed: row.is_relayed,
    startedAt: row.started_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    ended:
      how === null || row.ended_at === null ? null : { how, seconds: secondsOf(row), at: row.ended_at.toISOString() },
  };
}

/** Returns the line of the room about a call that ended. All readers get the same line. */
export function noticeOf(row: CallRow): Notice {
  const how =
    row.ended_how === null
      ? 'missed'
      : endFor(row.ended_how, { isCaller: true, wasAnswered: row.answered_at !== null });
  const kind = how === 'declined' ? 'call_missed' : (`call_${how}` as const);
  const isLong = kind === 'call_talked' || kind === 'call_lost';
  return { kind, userIds: [row.callee_id], ...(isLong && { text: String(secondsOf(row)) }) };
}
