import type { z } from 'zod';
import type { startCall as startRoute } from '#contract/calls.ts';
import { isQuiet } from '#contract/notifications.quiet-hours.ts';
import { lockHead } from '#server/features/chat/messages.ts';
import { settingsFor } from '#server/features/notifications/notifications.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { announceActed, carryOut, type Acted } from './acting.ts';
import { callOfClient, insertCall, lockLiveIn, takeSeats, type CallRow } from './calls.queries.ts';
import { endByTime } from './calls.rules.ts';
import { doorOf, type DoorRow } from './door.queries.ts';
import { refuseSpent, spentIn, stateOf, type InRoom } from './door.ts';
import { endCall } from './ending.ts';
import { notePush } from './push.queries.ts';

type Start = z.output<typeof startRoute.body>;

/** Rings the other person of a room, or answers their call. See the route for the refusals. */
export async function startCall(deps: Deps, at: InRoom, start: Start): Promise<CallRow> {
  const { db, clock } = deps;
  const now = clock.now();
  const acted = await inTransaction(db, async (trx): Promise<Acted[]> => {
    if ((await lockHead(trx, at.roomId)) === undefined) throw new AppError('not_found');
    const known = await callOfClient(trx, { callerId: at.userId, clientId: start.clientId });
    if (known !== undefined) return [{ row: known, did: 'nothing', isOver: false }];
    const door = await doorOf(trx, { ...at, now });
    if (door === undefined) throw new AppError('not_found');
    if (stateOf(door) !== 'open') throw new AppError('calls_closed');
    const before = await clear(trx, deps, { at, start, now });
    if (before?.did === 'changed') return [before];
    return [...(before === undefined ? [] : [before]), await ring(trx, deps, { at, start, door, now })];
  });
  for (const one of acted) announceActed(deps, one);
  const last = acted.at(-1);
  if (last === undefined) throw new Error('A start made nothing.');
  return last.row;
}

interface Starting {
  at: InRoom;
  start: Start;
  now: Date;
}

/**
 * Deals with the running call of the room, if there is one: the other person's ringing call is answered, so that two
 * people who call at once are in one call. A call that is over but not ended yet ends. Throws `in_a_call` for any other.
 */
async function clear(trx: Trx, deps: Deps, { at, start, now }: Starting): Promise<Acted | undefined> {
  const call = await lockLiveIn(trx, at.roomId);
  if (call === undefined) return undefined;
  const how = endByTime(call, now);
  if (how !== undefined) return { row: await endCall(trx, deps, { call, how, now }), did: 'ended', isOver: false };
  if (call.caller_id === at.userId || call.answered_at !== null) throw new AppError('in_a_call');
  const act = { does: 'answer', comesAs: start.comesAs, connection: start.connectionId } as const;
  return carryOut(trx, deps, { call, userId: at.userId, act, now });
}

async function ring(
  trx: Trx,
  deps: Deps,
  { at: { roomId, userId }, start, door, now }: Starting & { door: DoorRow },
): Promise<Acted> {
  refuseSpent(await spentIn(trx, { roomId, userId }, now));
  const settings = await settingsFor(trx, door.other_id);
  const isHushed = door.is_muted || isQuiet(settings, door.other_zone, now);
  const isRelayed = deps.config.turn !== undefined;
  const row = await insertCall(trx, {
    id: deps.newId(),
    room_id: roomId,
    caller_id: userId,
    callee_id: door.other_id,
    client_id: start.clientId,
    is_quiet: isHushed,
    is_pushed: !isHushed && settings.dmNotifications,
    is_relayed: isRelayed,
    caller_comes_as: start.comesAs,
    caller_connection: start.connectionId,
    caller_agreed: isRelayed,
    callee_agreed: isRelayed,
    caller_alive_at: now,
    started_at: now,
  });
  const seated = await takeSeats(trx, row.id, row.is_quiet ? [userId] : [userId, door.other_id]);
  if (!seated.includes(userId)) throw new AppError('in_a_call');
  if (!row.is_quiet && !seated.includes(door.other_id)) {
    return { row: await endCall(trx, deps, { call: row, how: 'busy', now }), did: 'ended', isOver: false };
  }
  await notePush(trx, { callId: row.id, now });
  return { row, did: 'changed', isOver: false };
}
