import { createHash, randomBytes } from 'node:crypto';
import type { Clock, NewId } from '#server/platform/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { insertInvitation, isOpenInvitation, spendInvitation, type InvitationRow } from './invitations.queries.ts';

export { deleteInvitation, invitationRows, type InvitationRow } from './invitations.queries.ts';

/** 128 bits. */
const CODE_BYTES = 16;

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

/** Makes a link to this place. Its code is returned once; only a hash of the code is stored. */
export async function makeInvitation(
  { clock, newId }: { clock: Clock; newId: NewId },
  trx: Trx,
  { note, uses, endsAt }: { note: string; uses: number; endsAt: Date },
): Promise<{ code: string; invitation: InvitationRow }> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const row = { id: newId(), code_hash: hashOf(code), note, uses, made_at: clock.now(), ends_at: endsAt };
  await insertInvitation(trx, row);
  return { code, invitation: { ...row, used: 0 } };
}

/** Returns whether a link with this code still lets somebody in. */
export async function isOpenCode(db: Db, code: string, now: Date): Promise<boolean> {
  return isOpenInvitation(db, hashOf(code), now);
}

/** Counts one use of the link with this code. Returns false if the link lets nobody in. */
export async function spendCode(trx: Trx, code: string, now: Date): Promise<boolean> {
  return spendInvitation(trx, hashOf(code), now);
}
