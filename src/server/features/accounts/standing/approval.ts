import { awaiting, isAwaiting } from '#server/features/visibility/standing.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { speakerFor } from '#server/platform/speaker.ts';
import { enqueueMessage, MESSAGE_JOB, NOTICE_MS } from '#server/features/accounts/mail/messages.ts';
import { lockAccount, type AccountRow } from '#server/features/accounts/record/accounts.queries.ts';
import { changeStanding } from './standing.ts';

export { newcomersWaiting } from './approval.queries.ts';

/** Notes in the caller's transaction what the operator did. */
type Note = (trx: Trx, newcomer: { id: number; handle: string }) => Promise<void>;

/** Lets a newcomer in, and tells them. Throws `not_found` for somebody who does not wait. */
export async function letIn(deps: Deps, userId: number, note: Note): Promise<void> {
  const announce = await inTransaction(deps.db, async (trx) => {
    const newcomer = await lockWaiting(trx, userId);
    await note(trx, newcomer);
    await tell(deps, trx, { newcomer, isLetIn: true });
    return changeStanding(deps, trx, { userId, ...awaiting(null) });
  });
  announce();
  deps.jobs.hurry(MESSAGE_JOB);
}

/** Tells a newcomer that they are not let in. The caller erases the account afterwards. */
export async function turnAway(deps: Deps, userId: number, note: Note): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const newcomer = await lockWaiting(trx, userId);
    await note(trx, newcomer);
    await tell(deps, trx, { newcomer, isLetIn: false });
  });
  deps.jobs.hurry(MESSAGE_JOB);
}

async function lockWaiting(trx: Trx, userId: number): Promise<AccountRow> {
  const row = await lockAccount(trx, userId);
  if (row === undefined || !isAwaiting(row)) throw new AppError('not_found');
  return row;
}

async function tell(
  deps: Deps,
  trx: Trx,
  { newcomer, isLetIn }: { newcomer: AccountRow; isLetIn: boolean },
): Promise<void> {
  const { id, email, phone_number: phone } = newcomer;
  // The account of who is turned away is gone when the mail is written.
  const { language } = await speakerFor(trx, id);
  const until = new Date(deps.clock.now().getTime() + NOTICE_MS);
  if (email !== null) await enqueueMessage(deps, trx, { kind: 'door', to: email, isLetIn, language, until });
  else if (phone !== null) await enqueueMessage(deps, trx, { kind: 'door_text', to: phone, isLetIn, language, until });
}
