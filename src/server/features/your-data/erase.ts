import { changeStanding, endIdentity } from '#server/features/accounts/accounts.ts';
import { announceRoom } from '#server/features/chat/messages.ts';
import { leaveAllRooms } from '#server/features/chat/members.ts';
import { forgetCompanionsOf } from '#server/features/companions/companions.ts';
import { deleteAnswers } from '#server/features/demo/demo.ts';
import { deleteAllPush } from '#server/features/notifications/notifications.ts';
import { deleteAccounts } from '#server/features/people/accounts.ts';
import { uncountPerson } from '#server/features/posts/posts.ts';
import { endAllOf } from '#server/features/premium/premium.ts';
import { leaving } from '#server/features/visibility/standing.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { removeExportOf } from './export.store.ts';
import { leaversBefore, lockLeaver } from './your-data.queries.ts';

/** The number of people whose ids are read at a time. */
const BATCH = 50;

/** Erases everybody who asked for deletion by `before`; returns how many. One failure does not stop the others. */
export async function eraseLeavers(deps: Deps, before: Date): Promise<number> {
  let erased = 0;
  let after = 0;
  for (;;) {
    const ids = await leaversBefore(deps.db, before, { after, most: BATCH });
    for (const id of ids) {
      try {
        if (await erase(deps, id, before)) erased += 1;
      } catch (error) {
        deps.log.error({ err: error, userId: id }, 'an account could not be erased');
      }
    }
    const last = ids.at(-1);
    if (ids.length < BATCH || last === undefined) return erased;
    after = last;
  }
}

/** Erases somebody at once, whom the operator did not let in. */
export async function eraseNow(deps: Deps, userId: number): Promise<void> {
  const now = deps.clock.now();
  const closeSockets = await inTransaction(deps.db, async (trx) => {
    await changeStanding(deps, trx, { userId, ...leaving(now) });
    return deps.sessions.endAll(trx, userId);
  });
  closeSockets();
  await erase(deps, userId, now);
}

/** Erases one person; returns false if they came back. A concurrent sign-in waits and then finds no account. */
async function erase(deps: Deps, userId: number, before: Date): Promise<boolean> {
  const now = deps.clock.now();
  const left = await inTransaction(deps.db, async (trx) => {
    const person = await lockLeaver(trx, userId, before);
    if (person === undefined) return undefined;
    // Nobody may keep paying for a deleted account. If the payment service fails, this throws, and the next run
    // retries.
    await endAllOf(deps, trx, userId);
    const rooms = await leaveAllRooms(trx, { userId, takesLines: person.takes_lines, now, newId: deps.newId });
    const made = await forgetCompanionsOf(trx, { userId, rooms: rooms.gone });
    await deleteAnswers(trx, rooms.gone);
    await deleteAllPush(trx, userId);
    await removeExportOf({ ...deps, db: trx }, userId);
    const removeFiles = await deps.media.endOf(trx, userId);
    await uncountPerson(trx, userId);
    await endIdentity(deps, trx, person);
    await deleteAccounts(trx, [userId, ...made]);
    return { rooms: rooms.left, removeFiles };
  });
  for (const roomId of left?.rooms ?? []) announceRoom(deps, roomId);
  await left?.removeFiles();
  return left !== undefined;
}
