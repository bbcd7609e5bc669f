import { createHmac } from 'node:crypto';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { deriveKey } from '#server/platform/secrets/seal.ts';
import {
  takeHandles,
  holdOnHandle,
  reserveHandle,
  type AccountRow,
  type HandleHold,
} from '#server/features/accounts/record/accounts.queries.ts';
import { BANNED_MS, RESERVED_MS } from './names.ts';

type Needs = Pick<Deps, 'config' | 'clock'>;

/** The date of a reservation that never ends: so late that it does not come, and readable by every database driver. */
const FOR_GOOD = new Date('9999-12-31T00:00:00Z');

/** Returns whether another person has the handle, or the handle is reserved; undefined if it is free. */
export async function holdOn(
  deps: Needs,
  db: Db,
  { handle, userId }: { handle: string; userId?: number | undefined },
): Promise<HandleHold | undefined> {
  return holdOnHandle(db, { handle, gone: hashOf(deps, handle) }, { userId, now: deps.clock.now() });
}

/** Reserves a handle that its person gives up; only the same person can take it back. */
export async function reserve(
  { clock }: Needs,
  trx: Trx,
  { id, handle }: { id: number; handle: string },
): Promise<void> {
  const until = new Date(clock.now().getTime() + RESERVED_MS);
  await reserveHandle(trx, { handle, user_id: id, reserved_until: until });
}

/** Reserves a banned person's handle for good, so that nobody else can use it. */
export async function keepHandle(trx: Trx, { id, handle }: { id: number; handle: string }): Promise<void> {
  await reserveHandle(trx, { handle, user_id: id, reserved_until: FOR_GOOD });
}

/**
 * Reserves all handles of a person whose account is about to be deleted. Each row holds a keyed hash, which identifies
 * nobody. Only typing the same handle finds the row.
 */
export async function giveUpHandles(
  deps: Needs,
  trx: Trx,
  { id, handle, isSuspended }: Pick<AccountRow, 'id' | 'handle'> & { isSuspended: boolean },
): Promise<void> {
  const now = deps.clock.now().getTime();
  const former = await takeHandles(trx, id);
  const isBanned = isSuspended && former.some((one) => one.handle === handle && one.reserved_until >= FOR_GOOD);
  const until = new Date(now + (isBanned ? BANNED_MS : RESERVED_MS));
  for (const one of [...former.filter((row) => row.handle !== handle), { handle, reserved_until: until }]) {
    const ends = Math.min(one.reserved_until.getTime(), until.getTime());
    if (ends <= now) continue;
    const gone = { handle: hashOf(deps, one.handle), user_id: null, reserved_until: new Date(ends) };
    await reserveHandle(trx, gone);
  }
}

/** Returns a hash that is longer than any handle, so that it never equals a handle in the same column. */
function hashOf({ config }: Pick<Deps, 'config'>, handle: string): string {
  const key = deriveKey(config.authSecret ?? '', 'handles of the gone');
  return createHmac('sha256', key).update(handle).digest('base64url');
}
