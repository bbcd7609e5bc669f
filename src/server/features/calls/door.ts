import { CALLS_A_DAY, CALLS_AN_HOUR, DECLINES_CLOSE, type CallDoor, type closedReasons } from '#contract/calls.ts';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { announceRoom, lockHead } from '#server/features/chat/messages.ts';
import { note } from '#server/features/chat/rooms.ts';
import { inTransaction, type Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { spentBy, type Spent } from './calls.queries.ts';
import { doorOf, putConsent, type ConsentAnswer, type DoorRow } from './door.queries.ts';
import { announceDoor } from './hints.ts';
import { endUnfit } from './sweeping.ts';

export interface InRoom {
  roomId: string;
  userId: number;
}

/** Returns what two people's answers mean to one of them. */
export function stateOf(row: DoorRow): CallDoor['state'] {
  if (!row.is_possible) return 'closed';
  if (row.own_answer === 'yes') return row.other_answer === 'yes' ? 'open' : 'asked';
  if (row.other_answer !== 'yes') return 'none';
  if (row.own_answer === null) return 'asking';
  // A question that the other asks again, after the person took their yes back, is a new one. A "not now" is for good.
  const isLater = row.own_at !== null && row.other_at !== null && row.other_at > row.own_at;
  return row.own_answer === 'taken_back' && isLater ? 'asking' : 'none';
}

function reasonOf(row: DoorRow): (typeof closedReasons)[number] | null {
  if (row.awaits_age) return 'age_check';
  if (row.is_silenced) return 'writing_paused';
  if (row.is_away) return 'paused';
  if (row.is_blocking) return 'blocking';
  return row.has_written ? null : 'not_written';
}

/** Returns what limits a person's next call in a room. */
export async function spentIn(db: Db, { roomId, userId }: InRoom, now: Date): Promise<Spent> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  return spentBy(db, { roomId, userId, hour: before(HOUR_MS), day: before(DAY_MS) });
}

/** Throws if a person has used up their calls, or must wait until the other person calls. */
export function refuseSpent(spent: Spent): void {
  if (spent.declined >= DECLINES_CLOSE) throw new AppError('call_door_shut');
  if (spent.in_hour >= CALLS_AN_HOUR || spent.in_day >= CALLS_A_DAY) throw new AppError('calls_used');
}

/** Returns whether the two people of a room may call each other, as one of them reads it. */
export async function doorFor(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  at: InRoom,
): Promise<CallDoor> {
  const now = clock.now();
  const row = await doorOf(db, { ...at, now });
  if (row === undefined) throw new AppError('not_found');
  const spent = await spentIn(db, at, now);
  const state = stateOf(row);
  const since =
    state === 'open' && row.own_at && row.other_at && (row.own_at > row.other_at ? row.own_at : row.other_at);
  return {
    state,
    reason: state === 'closed' ? reasonOf(row) : null,
    since: since instanceof Date ? since.toISOString() : null,
    isRelayed: config.turn !== undefined,
    hasAdvice: !spent.has_talked,
    isShutUntilTheyCall: spent.declined >= DECLINES_CLOSE,
  };
}

const ANSWERS = { ask: 'yes', yes: 'yes', not_now: 'not_now', take_back: 'taken_back' } as const satisfies Record<
  string,
  ConsentAnswer
>;

/**
 * Stores whether a person lets the other call. The second yes writes a line into the room. The other person's screens
 * hear of a yes and of a withdrawn yes, and of nothing else.
 */
export async function setConsent(deps: Deps, at: InRoom, said: keyof typeof ANSWERS): Promise<CallDoor> {
  const { db, clock, newId } = deps;
  const { roomId, userId } = at;
  const now = clock.now();
  const answer = ANSWERS[said];
  const told = await inTransaction(db, async (trx) => {
    await lockHead(trx, roomId);
    const row = await doorOf(trx, { ...at, now });
    if (row === undefined) throw new AppError('not_found');
    // A person may always take their yes back.
    if (!row.is_possible && answer === 'yes') throw new AppError('calls_closed');
    if (row.own_answer === answer) return [];
    // A "not now" answers a question; of a yes that stands, only a withdrawal is left.
    await putConsent(trx, { room_id: roomId, user_id: userId, answer, answered_at: now });
    const isOpening = answer === 'yes' && row.other_answer === 'yes';
    if (isOpening) {
      const notice = { kind: 'calls_opened' as const, userIds: [row.other_id] };
      await note(trx, { roomId, by: userId, now, newId, notice });
    }
    const isHeard = answer === 'yes' || (row.own_answer === 'yes' && row.is_possible);
    return isHeard ? [userId, row.other_id] : [userId];
  });
  for (const person of told) announceDoor(deps, { roomId, userId: person });
  if (told.length > 0) announceRoom(deps, roomId);
  if (answer !== 'yes') await endUnfit(deps);
  return doorFor(deps, at);
}
