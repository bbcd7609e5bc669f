import { MINUTE_MS } from '#contract/durations.ts';
import { defaultNotificationSettings, newsKinds, type NewsKind } from '#contract/notifications.ts';
import { isHeldBack } from '#contract/notifications.quiet-hours.ts';
import type { PushCase, PushClaim } from './due.queries.ts';

/** A person with activity within this time is using the product. */
const ACTIVE_MS = MINUTE_MS;
/** The delay until an active person is checked again. */
const LOOK_AGAIN_MS = 15_000;
/** The pauses between the tries of a failed push. */
const PAUSES_MS = [30_000, 120_000, 480_000, 1_800_000];

/** What a worker does with a lease: send a push, drop it, or wait. */
export type PushVerdict =
  | { does: 'tell'; kind: NewsKind; isSilent: boolean }
  | { does: 'drop' }
  | { does: 'wait'; at: Date };

const DROP: PushVerdict = { does: 'drop' };

export function judge({ kind }: Pick<PushClaim, 'kind'>, row: PushCase, now: Date): PushVerdict {
  const since = kind === 'message' ? row.said_at : row.found_at;
  // There is nothing new. For example, the lines were read or deleted, their sender is blocked, or the room is muted.
  if (since === null) return DROP;
  const news = kind === 'message' ? messageKind(row) : 'soul_match';
  const settings = row.settings ?? defaultNotificationSettings;
  if (!settings[newsKinds[news].setting]) return DROP;
  if (isHeldBack(newsKinds[news].priority, settings, { timeZone: row.time_zone, now })) return DROP;
  if (row.last_active_at !== null && now.getTime() - row.last_active_at.getTime() < ACTIVE_MS) {
    // An active person may leave at any moment, so fresh news is checked again.
    const isFresh = now.getTime() - since.getTime() < ACTIVE_MS;
    return isFresh ? { does: 'wait', at: new Date(now.getTime() + LOOK_AGAIN_MS) } : DROP;
  }
  return { does: 'tell', kind: news, isSilent: settings[newsKinds[news].sound] === 'none' };
}

/** Returns the time of the next try after the `tries`th failure; undefined if there is no further try. */
export function nextTry(
  tries: number,
  { now, afterMs = 0 }: { now: Date; afterMs?: number | undefined },
): Date | undefined {
  const pause = PAUSES_MS[tries - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + Math.max(pause, afterMs));
}

function messageKind({ room_type: type, is_match_room: isMatchRoom, is_gift: isGift }: PushCase): NewsKind {
  if (isGift === true) return 'gift';
  if (isMatchRoom) return 'soul_match_message';
  return type === 'direct' || type === 'companion' ? 'direct_message' : 'group_message';
}
