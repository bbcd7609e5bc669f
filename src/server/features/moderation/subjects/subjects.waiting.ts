import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { dropDue, noteDue, setPassed, setRefused } from '#server/features/moderation/waiting/waiting.queries.ts';

/** Refuses a thing that waits for a look. With `at` null, lets it out, as after an appeal. */
export async function hideWaiting(
  deps: Deps,
  trx: Trx,
  { id, at }: { id: string; at: Date | null },
): Promise<() => void> {
  const now = deps.clock.now();
  const userId = at === null ? await setPassed(trx, id, now) : await setRefused(trx, id, now);
  if (userId === undefined) return () => undefined;
  if (at === null) await noteDue(trx, id, now);
  else await dropDue(trx, id);
  return () => askToResync(deps, userId, 'waiting');
}
