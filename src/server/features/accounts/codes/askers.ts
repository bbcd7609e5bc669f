import type { Db } from '#server/platform/database/database.ts';
import { knowsDevice } from '#server/features/accounts/record/accounts.queries.ts';
import type { Origin } from '#server/features/accounts/request-origin.ts';

/** Who asks for a code: a network address, a device that the account knows, or a signed-in account. */
export interface Asker {
  key: string;
  /** The group that shares the limits for strangers; undefined for a known device, to which they do not apply. */
  network: string | undefined;
}

export const askerIs = (userId: number): Asker => ({ key: `member ${userId}`, network: `member ${userId}` });

/** Returns an asker without a known device, identified by the network address alone. */
export const strangerAt = ({ addressKey, network }: Origin): Asker => ({ key: addressKey, network });

/** Returns the device as the asker if the account knows the device; otherwise, or without an account, a stranger. */
export async function askerFrom(
  db: Db,
  { account, deviceId, from }: { account: { id: number } | undefined; deviceId: string | undefined; from: Origin },
): Promise<Asker> {
  // The query runs even without an account, because the response time must not reveal whether an account exists.
  const isKnown = deviceId !== undefined && (await knowsDevice(db, account?.id ?? NOBODY, deviceId));
  return isKnown ? { key: `device ${deviceId}`, network: undefined } : strangerAt(from);
}

/** An id that no account has. */
const NOBODY = 0;
