import type { Blocked } from '#contract/blocks.ts';
import { advanceRead, directRoomOf } from '#server/features/chat/rooms.ts';
import { announceRoom } from '#server/features/chat/messages.ts';
import { holdPair, noteBlock } from '#server/features/chat/chat.ts';
import { announceMatch, endMatchOf } from '#server/features/matching/matching.ts';
import { cardsBlockedBy, cardsFor } from '#server/features/people/people.ts';
import { blocksBetween, blocksBy, endBlock, putBlock } from '#server/features/visibility/blocks.ts';
import { endFollowsBetween } from '#server/features/visibility/follows.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';

/** Returns the people that the caller blocks, the latest block first. */
export async function listBlocks({ db, clock }: Deps, userId: number): Promise<Blocked[]> {
  const blocks = await blocksBy(db, userId);
  const ids = blocks.map(({ otherId }) => otherId);
  const cards = await cardsBlockedBy(db, ids, { viewerId: userId, now: clock.now() });
  return blocks.map(({ otherId, since }) => ({
    userId: otherId,
    user: cards.get(otherId) ?? null,
    blockedAt: since.toISOString(),
  }));
}

interface BlockPair {
  userId: number;
  otherId: number;
}

/**
 * Hides two people from each other, and ends their match and their follows. Throws `not_found` for a person the caller
 * may not see, unless the two have a direct room or the caller already blocks them.
 */
export async function blockPerson(deps: Deps, pair: BlockPair): Promise<{ isMatchOver: boolean }> {
  if (pair.userId === pair.otherId)
    throw new AppError('invalid', { message: 'That is you. You cannot block yourself.' });
  const { roomId, ...done } = await inTransaction(deps.db, (trx) => blockOnce(trx, deps, pair));
  announce(deps, pair, roomId);
  return done;
}

async function blockOnce(trx: Trx, deps: Deps, { userId, otherId }: BlockPair) {
  const now = deps.clock.now();
  const pair = { a: userId, b: otherId };
  if (!(await mayBlock(trx, { userId, otherId, now }))) throw new AppError('not_found');
  const roomId = await holdPair(trx, deps, pair);
  const isNew = await putBlock(trx, { userId, otherId, now });
  await endFollowsBetween(trx, userId, otherId);
  const ended = await endMatchOf(trx, deps, pair);
  if (roomId !== undefined && isNew) {
    await noteBlock(trx, deps, { roomId, now });
    await advanceRead(trx, { roomId, userId, seq: Number.MAX_SAFE_INTEGER, now });
  }
  return { roomId, isMatchOver: ended !== undefined && ended !== 'passed' };
}

async function mayBlock(trx: Trx, { userId, otherId, now }: BlockPair & { now: Date }): Promise<boolean> {
  if ((await cardsFor(trx, [otherId], { viewerId: userId, now })).has(otherId)) return true;
  if ((await directRoomOf(trx, userId, otherId)) !== undefined) return true;
  return (await blocksBy(trx, userId)).some((one) => one.otherId === otherId);
}

/** Lifts the caller's block; a block by the other person stays. Throws `not_found` if the caller never blocked them. */
export async function liftBlock(deps: Deps, pair: BlockPair): Promise<void> {
  const { userId, otherId } = pair;
  if (userId === otherId) throw new AppError('not_found');
  const now = deps.clock.now();
  const roomId = await inTransaction(deps.db, async (trx) => {
    const held = await holdPair(trx, deps, { a: userId, b: otherId });
    const isEnded = await endBlock(trx, { userId, otherId, now });
    if (isEnded === undefined) throw new AppError('not_found');
    const isFree = isEnded && !(await blocksBetween(trx, userId, otherId)).isBlocked;
    if (held !== undefined && isFree) await noteBlock(trx, deps, { roomId: held, now });
    return held;
  });
  announce(deps, pair, roomId);
}

/** Makes the screens of both people reload what a block changes. Call it after the commit. */
function announce(deps: Deps, { userId, otherId }: BlockPair, roomId: string | undefined): void {
  if (roomId !== undefined) announceRoom(deps, roomId);
  announceMatch(deps, [userId, otherId]);
  for (const id of [userId, otherId]) {
    askToResync(deps, id, 'people');
    askToResync(deps, id, 'hall');
  }
}
