import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '#server/platform/errors.ts';
import type { Deps } from '#server/platform/deps.ts';
import { deriveKey } from '#server/platform/secrets/seal.ts';
import { actOn } from './acting.ts';
import { callById, type CallRow } from './calls.queries.ts';

type Needs = Parameters<typeof actOn>[0] & Pick<Deps, 'config'>;

/** Returns the key with which the notification of a call says no: it fits the called person in this call alone. */
export function declineKeyOf({ config: { authSecret } }: Pick<Deps, 'config'>, row: CallRow): string {
  if (authSecret === undefined) throw new Error('The configuration has no authSecret.');
  const key = deriveKey(authSecret, 'declining a call from its notification');
  return createHmac('sha256', key).update(`${row.id} ${row.callee_id}`).digest('base64url');
}

/** Declines a ringing call for the person whose key this is. A call that was answered goes on. */
export async function declinePushed(deps: Needs, id: string, key: string): Promise<{ ok: true }> {
  const row = await callById(deps.db, id);
  if (row === undefined || !isSame(key, declineKeyOf(deps, row))) throw new AppError('not_found');
  await actOn(deps, { id, userId: row.callee_id }, { does: 'decline' });
  return { ok: true };
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
