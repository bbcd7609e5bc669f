import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { knowsDevice, type AccountRow } from '#server/features/accounts/record/accounts.queries.ts';
import type { Origin } from '#server/platform/request-origin.ts';
import { bringBack } from '#server/features/accounts/standing/returning.ts';
import { tellNewDevice } from './new-device.ts';

interface Entry {
  /** Locked; undefined when it was erased meanwhile. */
  account: AccountRow | undefined;
  deviceId: string | undefined;
  origin: Origin;
}

/**
 * Opens a session for a member who proved to be the account's person, by whatever they sign in with: a deletion is taken
 * back, and a device that is new to the account makes a mail. Call `welcome` after the commit.
 */
export async function openSession(
  deps: Deps,
  trx: Trx,
  { account, deviceId, origin: { deviceName, language } }: Entry,
): Promise<{ tokens: { accessToken: string; refreshToken: string }; cameBack: boolean; welcome: () => void }> {
  if (account === undefined) throw new AppError('invalid_credentials');
  const back = await bringBack(deps, trx, account);
  // A device that gives no id of itself cannot be known again.
  const isKnown = deviceId !== undefined && (await knowsDevice(trx, account.id, deviceId));
  const { sessionId, ...tokens } = await deps.sessions.open(trx, account.id, { deviceId, deviceName, language });
  if (!isKnown) await tellNewDevice(deps, trx, { account, sessionId, deviceName });
  return { tokens, cameBack: back !== undefined, welcome: back ?? (() => undefined) };
}
