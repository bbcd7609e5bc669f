import { CALL_LEASE_MS, RING_LEASE_MS, RING_MS, type ComesAs } from '#contract/calls.ts';
import type { CallChanges, CallRow } from './calls.queries.ts';

export type EndedHow = NonNullable<CallRow['ended_how']>;
export type SideName = 'caller' | 'callee';

/** What happens to a call: one of its two people acts, or it may not go on. */
export type CallAct =
  | { does: 'answer'; comesAs: ComesAs; connection: string }
  | { does: 'decline' | 'hang_up' }
  | { does: 'agree'; agrees: boolean }
  | { does: 'resume'; connection: string }
  | { does: 'change'; comesAs: ComesAs }
  | { does: 'end'; how: 'blocked' | 'refused' };

/** What an act makes of a call: an end, changes, nothing, or a refusal because it comes too late. */
export type Outcome = { end: EndedHow } | { changes: CallChanges } | 'same' | 'over';

/** Returns which of the two sides of a call a person is. */
export function sideOf({ caller_id: callerId, callee_id: calleeId }: CallRow, userId: number): SideName | undefined {
  return userId === callerId ? 'caller' : userId === calleeId ? 'callee' : undefined;
}

/** Returns what time alone has made of a running call; undefined while it goes on. */
export function endByTime(call: CallRow, now: Date): EndedHow | undefined {
  const isPast = (at: Date | null, ms: number): boolean => at !== null && now.getTime() - at.getTime() >= ms;
  if (call.answered_at !== null) {
    return isPast(call.caller_alive_at, CALL_LEASE_MS) || isPast(call.callee_alive_at, CALL_LEASE_MS)
      ? 'lost'
      : undefined;
  }
  if (isPast(call.started_at, RING_MS)) return 'missed';
  return isPast(call.caller_alive_at, RING_LEASE_MS) ? 'cancelled' : undefined;
}

/** Decides what an act makes of a call. `side` is that of the person who acts. */
export function judge(call: CallRow, side: SideName, { act, now }: { act: CallAct; now: Date }): Outcome {
  if (call.ended_at !== null) return act.does === 'decline' || act.does === 'hang_up' ? 'same' : 'over';
  const byTime = endByTime(call, now);
  if (byTime !== undefined) return { end: byTime };
  switch (act.does) {
    case 'answer':
      return judgeAnswer(call, side, { act, now });
    case 'decline':
      return call.answered_at === null && side === 'callee' ? { end: 'declined' } : 'same';
    case 'hang_up':
      return { end: call.answered_at !== null ? 'talked' : side === 'caller' ? 'cancelled' : 'declined' };
    case 'agree':
      return act.agrees ? { changes: { [`${side}_agreed`]: true } } : { end: 'refused' };
    case 'resume':
      // The called person's other devices may not take a call over before one of them has answered.
      if (side === 'callee' && call.answered_at === null) return 'over';
      return { changes: { [`${side}_connection`]: act.connection, [`${side}_alive_at`]: now } };
    case 'change':
      if (side === 'callee' && call.answered_at === null) return 'over';
      return { changes: { [`${side}_comes_as`]: act.comesAs } };
    case 'end':
      return { end: act.how };
  }
}

function judgeAnswer(
  call: CallRow,
  side: SideName,
  { act, now }: { act: Extract<CallAct, { does: 'answer' }>; now: Date },
): Outcome {
  if (side === 'caller') return 'over';
  if (call.answered_at !== null) return call.callee_connection === act.connection ? 'same' : 'over';
  return {
    changes: {
      answered_at: now,
      callee_comes_as: act.comesAs,
      callee_connection: act.connection,
      callee_alive_at: now,
    },
  };
}
