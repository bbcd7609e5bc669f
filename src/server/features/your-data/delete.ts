import { DAY_MS } from '#contract/durations.ts';
import { DAYS_TO_RETURN } from '#contract/your-data.ts';
import { changeStanding, enqueueMessage, MESSAGE_JOB } from '#server/features/accounts/accounts.ts';
import { deleteAllPush } from '#server/features/notifications/notifications.ts';
import { endWithAccount } from '#server/features/premium/premium.ts';
import { leaving } from '#server/features/visibility/standing.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';
import { lockOwn } from './your-data.queries.ts';

export const RETURN_MS = DAYS_TO_RETURN * DAY_MS;

/** Hides a person everywhere and ends their sessions at once. Returns the time at which the account will be erased. */
export async function askToDelete(deps: Deps, caller: Caller, takesLines: boolean): Promise<Date> {
  const { userId } = caller;
  const now = deps.clock.now();
  const erasedAt = new Date(now.getTime() + RETURN_MS);
  const after = await inTransaction(deps.db, async (trx) => {
    const account = await lockOwn(trx, userId);
    if (account === undefined) throw new AppError('unauthenticated');
    // A change of the password may have ended this session while the transaction waited for the row.
    await deps.sessions.requireProof(caller, { trx });
    const announce = await changeStanding(deps, trx, { userId, ...leaving(now), takes_lines: takesLines });
    await deleteAllPush(trx, userId);
    await endWithAccount(deps, trx, userId);
    await tellOwner(deps, trx, { ...account, erasedAt });
    return { announce, closeSockets: await deps.sessions.endAll(trx, userId) };
  });
  after.closeSockets();
  after.announce();
  deps.jobs.hurry(MESSAGE_JOB);
  return erasedAt;
}

interface ErasedOwner {
  handle: string;
  email: string | null;
  phone_number: string | null;
  time_zone: string;
  erasedAt: Date;
}

/** Mails or texts the owner that the account will be deleted and how to undo it, in case somebody else asked for it. */
async function tellOwner(deps: Deps, trx: Trx, { handle, email, erasedAt, ...told }: ErasedOwner): Promise<void> {
  const until = new Date(deps.clock.now().getTime() + DAY_MS);
  const when = { on: erasedAt.toISOString(), zone: told.time_zone, until };
  const { phone_number: phone } = told;
  if (email !== null) await enqueueMessage(deps, trx, { kind: 'deletion_asked', to: email, handle, ...when });
  else if (phone !== null) await enqueueMessage(deps, trx, { kind: 'deletion_text', to: phone, ...when });
}
