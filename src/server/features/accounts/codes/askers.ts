import type { Db } from '#server/platform/database/database.ts';
import { knowsDevice } from '#server/features/accounts/record/accounts.queries.ts';
import type { Origin } from '#server/platform/request-origin.ts';

/** Identifies who asks for a code: a network, a device that the account knows, or, once signed in, the account. */
export interface Asker {
  key: string;
  /** Undefined for a signed-in person. */
  network: string | undefined;
}

export const askerIs = (userId: number): Asker => ({ key: `member ${userId}`, network: `member ${userId}` });

/** Returns an asker without a known device, identified by the network address alone. */
export const strangerAt = ({ addressKey, network }: Origin): Asker => ({ key: addressKey, network });

/** Returns who asks for a code: the device if the account (undefined: none exists) knows it, else the network. */
export async function askerFrom(
  db: Db,
  { account, deviceId, from }: { account: { id: number } | undefined; deviceId: string | undefined; from: Origin },
): Promise<Asker> {
  // Looks even without an account: the time of the answer must not reveal whether there is one.
  const isKnown = deviceId !== undefined && (await knowsDevice(db, account?.id ?? NOBODY, deviceId));
  return isKnown ? { key: `device ${deviceId}`, network: undefined } : strangerAt(from);
}

/** An id that no account has. */
const NOBODY = 0;
