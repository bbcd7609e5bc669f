import { announceRoom, lockHead } from '#server/features/chat/messages.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { callById, changeCall, lockCall, takeSeats, type CallRow } from './calls.queries.ts';
import { endByTime, judge, sideOf, type CallAct } from './calls.rules.ts';
import { endCall } from './ending.ts';
import { announceCall } from './hints.ts';
import { countEnd } from './calls.metrics.ts';
import { notePush } from './push.queries.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'newId' | 'hints' | 'metrics'>;

/** A call after an act, and what the act did. */
export interface Acted {
  row: CallRow;
  did: 'ended' | 'changed' | 'nothing';
  /** True when the act came too late. */
  isOver: boolean;
}

/** Announces what an act did. Call it after the commit. */
export function announceActed(deps: Pick<Deps, 'hints' | 'metrics'>, { row, did }: Acted): void {
  if (did === 'nothing') return;
  announceCall(deps, row.id);
  if (did !== 'ended') return;
  announceRoom(deps, row.room_id);
  countEnd(deps, row);
}

/** Carries out what the rules say of an act on a call. The room and the call are locked. */
export async function carryOut(
  trx: Trx,
  deps: Pick<Deps, 'newId'>,
  { call, userId, act, now }: { call: CallRow; userId: number; act: CallAct; now: Date },
): Promise<Acted> {
  const side = sideOf(call, userId);
  if (side === undefined) throw new AppError('not_found');
  const outcome = judge(call, side, { act, now });
  if (outcome === 'same') return { row: call, did: 'nothing', isOver: false };
  if (outcome === 'over') return { row: call, did: 'nothing', isOver: true };
  if ('end' in outcome) {
    const row = await endCall(trx, deps, { call, how: outcome.end, now });
    // An act that ends the call did what it wanted, even if time ended the call first.
    return { row, did: 'ended', isOver: !['hang_up', 'decline', 'agree', 'end'].includes(act.does) };
  }
  if (act.does === 'answer') {
    // A quiet call keeps no seat for the called person, who may be in another call meanwhile.
    const seated = await takeSeats(trx, call.id, [userId]);
    if (seated.length === 0) throw new AppError('in_a_call');
    await notePush(trx, { callId: call.id, now });
  }
  return { row: await changeCall(trx, call.id, outcome.changes), did: 'changed', isOver: false };
}

/** Runs work on a call under the lock of its room and its own; undefined if there is no such call. */
async function withCall<T>(
  { db }: Pick<Deps, 'db'>,
  id: string,
  work: (trx: Trx, call: CallRow) => Promise<T>,
): Promise<T | undefined> {
  const seen = await callById(db, id);
  if (seen === undefined) return undefined;
  return inTransaction(db, async (trx) => {
    // The room comes first, as for every writer of its log.
    await lockHead(trx, seen.room_id);
    const call = await lockCall(trx, id);
    return call === undefined ? undefined : work(trx, call);
  });
}

/** Lets one of the two people of a call act. Throws `not_found` for anybody else, and `call_over` for a late act. */
export async function actOn(
  deps: Needs,
  { id, userId }: { id: string; userId: number },
  act: CallAct,
): Promise<CallRow> {
  const now = deps.clock.now();
  const acted = await withCall(deps, id, (trx, call) => carryOut(trx, deps, { call, userId, act, now }));
  if (acted === undefined) throw new AppError('not_found');
  announceActed(deps, acted);
  if (acted.isOver) throw new AppError('call_over');
  return acted.row;
}

/** Ends a call that may not go on, or whose time is over. Does nothing if it goes on rightly. */
export async function endIfDue(deps: Needs, id: string, why?: 'blocked' | 'refused'): Promise<void> {
  const now = deps.clock.now();
  const acted = await withCall(deps, id, async (trx, call): Promise<Acted | undefined> => {
    if (call.ended_at !== null) return undefined;
    const how = endByTime(call, now) ?? why;
    return how && { row: await endCall(trx, deps, { call, how, now }), did: 'ended', isOver: false };
  });
  if (acted !== undefined) announceActed(deps, acted);
}
