import type { FadingLength, RoomFading } from '#contract/chat.fading.ts';
import type { Notice } from '#contract/chat.notices.ts';
import { lockHead } from '#server/features/chat/changes/changes.queries.ts';
import { announceRoom } from '#server/features/chat/log/announce.ts';
import { insertChange, lockForChange } from '#server/features/chat/log/chat.queries.ts';
import { presentFading, secondsOf } from '#server/features/chat/log/fading.ts';
import { refusalOf } from '#server/features/chat/log/refusals.ts';
import { note } from '#server/features/chat/members/many.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { fadingOf, putFading } from './fading.queries.ts';

interface FadingWish {
  roomId: string;
  userId: number;
  length: FadingLength | 'off';
}

/** Sets or asks how long lines are kept, and says so in the log. See `setFading` in the contract. */
export async function wishFading(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'hints'>,
  { roomId, userId, length: wished }: FadingWish,
): Promise<RoomFading> {
  const { db, clock, newId } = deps;
  const now = clock.now();
  const { next, isNew } = await inTransaction(db, async (trx) => {
    await lockHead(trx, roomId);
    const row = await fadingOf(trx, { roomId, userId, now });
    if (row === undefined) throw new AppError('not_found');
    if (row.room_type !== 'direct' || row.is_with_character || !row.is_known) throw new AppError('forbidden');
    const wish = wished === 'off' ? null : wished;
    // Who cannot write here can still end it: that takes nothing from the other person.
    if (wish !== null && row.refusal !== null) throw refusalOf(row.refusal);
    const had = presentFading(row);
    const { state, kind } = decide(had, wish, userId);
    if (JSON.stringify(state) === JSON.stringify(had)) return { next: had, isNew: false };
    const { length, asked } = state;
    await putFading(trx, roomId, {
      seconds: secondsOf(length),
      askedSeconds: secondsOf(asked?.length ?? null),
      askedBy: asked?.by ?? null,
    });
    if (kind === null) {
      const seq = await lockForChange(trx, roomId);
      if (seq !== undefined) await insertChange(trx, { roomId, seq, id: newId(), type: 'room_changed', now });
    } else {
      const notice: Notice = { kind, userIds: [], ...(wish !== null && { text: wish }) };
      await note(trx, { roomId, by: userId, now, newId, notice });
    }
    return { next: state, isNew: true };
  });
  if (isNew) announceRoom(deps, roomId);
  return next;
}

type FadingNotice = Extract<Notice['kind'], `fading_${string}`>;

/** Returns the state after a person's wish, and the notice in the log; null for a change that gets no words. */
function decide(
  had: RoomFading,
  wish: FadingLength | null,
  by: number,
): { state: RoomFading; kind: FadingNotice | null } {
  if (wish === had.length) return { state: { ...had, asked: null }, kind: null };
  if (wish === null) return { state: { length: null, asked: null }, kind: 'fading_off' };
  const { asked } = had;
  if (asked !== null && asked.by !== by && asked.length === wish)
    return { state: { length: wish, asked: null }, kind: 'fading_on' };
  return { state: { ...had, asked: { length: wish, by } }, kind: 'fading_asked' };
}
