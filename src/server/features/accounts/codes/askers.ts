import type { Db } from '#server/platform/database/database.ts';
import { knowsDevice } from '#server/features/accounts/record/accounts.queries.ts';
import type { Origin } from '#server/platform/request-origin.ts';

/** Identifies who asks for a code: by their network, by a device that the account knows, or, once signed in, by their account. */
export interface Asker {
  key: string;
  /** Undefined for the account's own person. */
  network: string | undefined;
}

export const askerIs = (userId: number): Asker => ({ key: `member ${userId}`, network: `member ${userId}` });

/** Returns a stranger, who is known by their address and its network alone. */
export const strangerAt = ({ addressKey, network }: Origin): Asker => ({ key: addressKey, network });

/** Returns who asks for a code: the device, where the account (undefined: there is none) knows it, else a stranger. */
export async function askerFrom(
  db: Db,
  { account, deviceId, from }: { account: { id: number } | undefined; deviceId: string | undefined; from: Origin },
): Promise<Asker> {
  // Looks even without an account: the time of the answer must not reveal whether there is one.
  const isKnown = deviceId !== undefined && (await knowsDevice(db, account?.id ?? NOBODY, deviceId));
  return isKnown ? { key: `device ${deviceId}`, network: undefined } : strangerAt(from);
}

/** No person's id. */
const NOBODY = 0;
