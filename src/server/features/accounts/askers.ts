import type { Db } from '#server/platform/database/database.ts';
import { knowsDevice } from './accounts.queries.ts';
import type { Origin } from './devices.ts';

/** Who asks is told from others by the address they come from, by a device of the account, or, once signed in, by their account. */
export interface Asker {
  key: string;
  /** Undefined for the account's own person. */
  network: string | undefined;
}

export const askerIs = (userId: number): Asker => ({ key: `member ${userId}`, network: `member ${userId}` });

/** Returns whoever asks from somewhere, of whom nothing is known. */
export const strangerAt = ({ addressKey, network }: Origin): Asker => ({ key: addressKey, network });

/** Returns who asks for a code from somewhere: with a device that the account (undefined: nobody's) knows, its own person. */
export async function askerFrom(
  db: Db,
  { account, deviceId, from }: { account: { id: number } | undefined; deviceId: string | undefined; from: Origin },
): Promise<Asker> {
  // Looked for in any case, so that the time does not tell whether there is an account.
  const isKnown = deviceId !== undefined && (await knowsDevice(db, account?.id ?? NOBODY, deviceId));
  return isKnown ? { key: `device ${deviceId}`, network: undefined } : strangerAt(from);
}

/** No person's id. */
const NOBODY = 0;
