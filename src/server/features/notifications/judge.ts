import {
  defaultNotificationSettings,
  newsKinds,
  type NewsKind,
  type NotificationSettings,
} from '#contract/notifications.ts';
import { isQuiet } from '#contract/quiet-hours.ts';
import type { CaseRow, Claim } from './due.queries.ts';

/** Somebody who touched the product within this long has it before their eyes. */
const ACTIVE_MS = 60_000;
/** How soon to look again whether somebody who was there still is. */
const LOOK_AGAIN_MS = 15_000;
/** How often a push that failed is tried in all; the pauses between are below. */
const MOST_TRIES = 5;
const PAUSES_MS = [30_000, 120_000, 480_000, 1_800_000];

/** What a worker does with a claim: tell it, let it go, or take it up again later. */
export type Verdict =
  | { does: 'tell'; kind: NewsKind; isSilent: boolean }
  | { does: 'drop' }
  | { does: 'wait'; at: Date };

const DROP: Verdict = { does: 'drop' };

/** `row` is undefined when the person, the room or their place in it is gone. */
export function judge({ kind, tries }: Claim, row: CaseRow | undefined, now: Date): Verdict {
  const since = kind === 'message' ? row?.said_at : row?.found_at;
  // Nothing new: read, cleared or blocked meanwhile.
  if (row === undefined || since === undefined || since === null || tries > MOST_TRIES) return DROP;
  const news = kind === 'message' ? messageKind(row) : 'soul_match';
  const settings = row.settings ?? defaultNotificationSettings;
  if (!settings[newsKinds[news].setting] || (kind === 'message' && row.is_muted)) return DROP;
  if (!passes(news, settings, { timeZone: row.time_zone, now })) return DROP;
  if (row.last_active_at !== null && now.getTime() - row.last_active_at.getTime() < ACTIVE_MS) {
    // They may be about to put the phone away, so what came this minute is looked at again.
    const isFresh = now.getTime() - since.getTime() < ACTIVE_MS;
    return isFresh ? { does: 'wait', at: new Date(now.getTime() + LOOK_AGAIN_MS) } : DROP;
  }
  return { does: 'tell', kind: news, isSilent: settings[newsKinds[news].sound] === 'none' };
}

/** When to try again what failed for the `tries`th time; undefined when it was the last. */
export function nextTry(
  tries: number,
  { now, afterMs = 0 }: { now: Date; afterMs?: number | undefined },
): Date | undefined {
  const pause = PAUSES_MS[tries - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + Math.max(pause, afterMs));
}

function messageKind({ room_type: type, is_match_room: isMatchRoom }: CaseRow): NewsKind {
  if (isMatchRoom) return 'soul_match_message';
  return type === 'direct' || type === 'companion' ? 'direct_message' : 'group_message';
}

/** During quiet hours only what is urgent passes. */
function passes(kind: NewsKind, settings: NotificationSettings, at: { timeZone: string; now: Date }): boolean {
  const priority: string = newsKinds[kind].priority;
  return priority === 'urgent' || !isQuiet(settings, at.timeZone, at.now);
}
