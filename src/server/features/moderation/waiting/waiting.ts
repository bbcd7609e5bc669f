import { DAY_MS } from '#contract/durations.ts';
import { WAITING_MOST } from '#contract/moderation.waiting.ts';
import { workingModerators } from '#server/features/moderation/moderators/moderators.queries.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { opensAt, type Waiting, type WaitingThing } from '#server/platform/seams/waiting.ts';
import {
  countWaiting,
  deleteEnded,
  deleteWaiting,
  endedWaiting,
  hasPicture,
  holdAuthor,
  insertWaiting,
  lockWaiting,
  noteDue,
  setDismissed,
  waitingByClient,
  waitingOf,
  type WaitingRow,
} from './waiting.queries.ts';

/** How long a thing waits at most. Then it ends: its sender may not say it, or nobody looked for a week. */
const WAITS_MS = 7 * DAY_MS;
/** How long a refused thing is kept, so that it can go out after an appeal: as long as the words of its case. */
const REFUSED_MS = 190 * DAY_MS;

export const thingOf = (row: WaitingRow): WaitingThing => ({
  id: row.id,
  userId: row.user_id,
  kind: row.kind,
  roomId: row.room_id,
  clientId: row.client_id,
  draft: row.draft,
  since: row.since,
  isRefused: row.refused_at !== null,
});

export const picturesOf = ({ draft }: Pick<WaitingThing, 'draft'>): string[] =>
  (draft.pictures ?? []).map(({ id }) => id);

/** Keeps what waits for a look, for the features that say and post. */
export function keepWaiting(deps: Deps): void {
  const { db, clock, waiting, retention } = deps;
  const keeper: Waiting['keeper'] = {
    hold: async (trx, wanted) => {
      const { userId } = wanted;
      await holdAuthor(trx, userId);
      const known = await waitingByClient(trx, wanted);
      if (known !== undefined) return { thing: thingOf(known), isNew: false };
      if ((await countWaiting(trx, userId)) >= WAITING_MOST) throw new AppError('waiting_full');
      const thing = { ...wanted, since: clock.now() };
      await insertWaiting(trx, thing);
      await noteDue(trx, thing.id, opensAt(thing.since));
      return { thing: { ...thing, isRefused: false }, isNew: true };
    },
    announce: (userId) => announceWaiting(deps, userId),
    listFor: async (userId, kind) => (await waitingOf(db, userId, kind)).map(thingOf),
    has: (userId, pictureId) => hasPicture(db, userId, pictureId),
  };
  waiting.register({ keeper });
  const forget = (column: 'since' | 'refused_at') => (before: Date, most: number) =>
    endWaiting(deps, { column, before, most });
  retention.otherwise({
    table: 'waiting_thing',
    what: 'Messages and posts of new members that nobody let out, with their pictures',
    ms: WAITS_MS,
    after: 'after they were sent',
    forget: forget('since'),
  });
  retention.otherwise({
    table: 'waiting_thing',
    what: 'Messages and posts that a moderator refused before others saw them, with their pictures',
    ms: REFUSED_MS,
    after: 'after they were refused',
    forget: forget('refused_at'),
  });
}

/** Makes the sender's devices and the moderators read again what waits. Call it after the commit. */
export async function announceWaiting(deps: Pick<Deps, 'db' | 'hints'>, userId: number): Promise<void> {
  askToResync(deps, userId, 'waiting');
  for (const id of await workingModerators(deps.db)) askToResync(deps, id, 'cases');
}

/** Takes back a thing of the caller, with its pictures; a refused one is only put away. */
export async function takeBack(deps: Deps, { userId, id }: { userId: number; id: string }): Promise<void> {
  const { db, clock, media } = deps;
  const removeFiles = await inTransaction(db, async (trx) => {
    const row = await lockWaiting(trx, id);
    if (row === undefined || row.user_id !== userId) throw new AppError('not_found');
    if (!(await deleteWaiting(trx, id))) {
      await setDismissed(trx, id, clock.now());
      return async () => undefined;
    }
    return media.end(trx, picturesOf(row));
  });
  await removeFiles();
  await announceWaiting(deps, userId);
}

async function endWaiting(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  wish: { column: 'since' | 'refused_at'; before: Date; most: number },
): Promise<number> {
  const { removeFiles, count } = await inTransaction(db, async (trx) => {
    const rows = await endedWaiting(trx, wish);
    if (rows.length > 0)
      await deleteEnded(
        trx,
        rows.map(({ id }) => id),
      );
    return { removeFiles: await media.end(trx, rows.flatMap(picturesOf)), count: rows.length };
  });
  await removeFiles();
  return count;
}
