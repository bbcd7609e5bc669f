import { z } from 'zod';
import { NEW_DEVICE_DAYS } from '#contract/accounts.security.ts';
import { DAY_MS } from '#contract/durations.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { createSeal, deriveKey, type Seal } from '#server/platform/secrets/seal.ts';
import { lockAccount, type AccountRow } from '#server/features/accounts/record/accounts.queries.ts';
import { enqueueMessage, NOTICE_MS } from '#server/features/accounts/mail/messages.ts';
import { deletePasskeys } from '#server/features/accounts/passkeys/passkeys.queries.ts';

const LINK_MS = NEW_DEVICE_DAYS * DAY_MS;

/** The limit of mails about new devices to one account. Without it, a thief could flood the mailbox with sign-ins. */
const MAILS = { max: 10, windowSeconds: 86_400 };

/** The sealed data in the link of the mail. `sessionId` names the device: the link ends all sessions of that device. */
const link = z.object({
  userId: z.number().int(),
  sessionId: z.uuid(),
  device: z.string(),
  at: z.iso.datetime(),
});

/**
 * Sends a mail which says that the account was used on a new device. Sends nothing to an account without an address, or
 * beyond the limit `MAILS`.
 */
export async function tellNewDevice(
  deps: Deps,
  trx: Trx,
  { account, sessionId, deviceName: device }: { account: AccountRow; sessionId: string; deviceName: string },
): Promise<void> {
  const { id: userId, email, handle, time_zone: zone } = account;
  if (email === null) return;
  if (!(await deps.limits.take('new-device-mail', String(userId), MAILS)).allowed) return;
  const now = deps.clock.now();
  const at = now.toISOString();
  const token = await sealOf(deps).close({ userId, sessionId, device, at });
  const until = new Date(now.getTime() + NOTICE_MS);
  await enqueueMessage(deps, trx, { kind: 'new_device', to: email, handle, device, at, zone, token, until });
}

/**
 * Ends the sessions of the device in the link. Removes the passkeys that were added between the device's sign-in and
 * the first use of the link. A repeat removes no passkeys, because later ones are the person's own.
 */
export async function signOutDevice(deps: Deps, token: string): Promise<{ device: string; passkeys: number }> {
  const opened = link.safeParse(await sealOf(deps).open(token));
  if (!opened.success) throw new AppError('link_dead');
  const { userId, sessionId, device, at } = opened.data;
  const since = new Date(at);
  if (since.getTime() + LINK_MS <= deps.clock.now().getTime()) throw new AppError('link_dead');
  const { passkeys, tell } = await inTransaction(deps.db, async (trx) => {
    if ((await lockAccount(trx, userId)) === undefined) throw new AppError('link_dead');
    const { until, tell: closeSockets } = await deps.sessions.endDevice(trx, userId, sessionId);
    return { passkeys: await deletePasskeys(trx, userId, { since, until }), tell: closeSockets };
  });
  tell();
  return { device, passkeys };
}

function sealOf({ config: { authSecret } }: Deps): Seal {
  if (authSecret === undefined) throw new Error('The configuration has no authSecret.');
  return createSeal(deriveKey(authSecret, 'new devices'));
}
