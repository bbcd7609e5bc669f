import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { knowsDevice, type AccountRow } from '#server/features/accounts/record/accounts.queries.ts';
import type { Origin } from '#server/features/accounts/request-origin.ts';
import { bringBack } from '#server/features/accounts/standing/returning.ts';
import { tellNewDevice } from './new-device.ts';

interface SignInAttempt {
  /** The locked row; undefined when the account was erased before the lock. */
  account: AccountRow | undefined;
  deviceId: string | undefined;
  origin: Origin;
}

/**
 * Opens a session for a member after any proof of their identity. Cancels a deletion that was under way. Sends a mail
 * when the device is new to the account. Call `welcome` after the commit.
 */
export async function openSession(
  deps: Deps,
  trx: Trx,
  { account, deviceId, origin: { deviceName, language } }: SignInAttempt,
): Promise<{ tokens: { accessToken: string; refreshToken: string }; cameBack: boolean; welcome: () => void }> {
  if (account === undefined) throw new AppError('invalid_credentials');
  const back = await bringBack(deps, trx, account);
  // A device without an id cannot be recognized later.
  const isKnown = deviceId !== undefined && (await knowsDevice(trx, account.id, deviceId));
  const { sessionId, ...tokens } = await deps.sessions.open(trx, account.id, { deviceId, deviceName, language });
  if (!isKnown) await tellNewDevice(deps, trx, { account, sessionId, deviceName });
  return { tokens, cameBack: back !== undefined, welcome: back ?? (() => undefined) };
}
