import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, RESEND_SECONDS } from '#contract/codes.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { deriveKey } from '#server/platform/seal.ts';
import {
  countTry,
  deleteCodesSentBefore,
  lockCode,
  lockCodeByToken,
  markUsed,
  replaceCode,
  sendsTo,
  type CodeRow,
  type Purpose,
} from './codes.queries.ts';

/** How long a code and the link beside it work. */
const LIFE_MS = 10 * 60_000;
const TRIES = 5;
const DAY_MS = 86_400_000;
const SENDS_A_DAY = 5;

/** Whom a code was sent to, and what for: it is good for nothing else. */
interface Addressee {
  /** The number (E.164) or the address in lower case. */
  target: string;
  purpose: Purpose;
}

interface Issued {
  code: string;
  /** Of the link to a new password, 256 bits; of no use for another purpose. */
  token: string;
  expiresAt: Date;
}

/** Makes the addressee's one living code. Undefined when it is too soon after the last, or was enough for a day. */
export async function issueCode(
  { clock, config }: Deps,
  trx: Trx,
  { target, purpose, userId }: Addressee & { userId: number | null },
): Promise<Issued | undefined> {
  const now = clock.now();
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  const key = keyOf(config);
  const isNew = await replaceCode(trx, {
    target,
    purpose,
    user_id: userId,
    code_hash: hashOf(key, `${purpose} ${target} ${code}`),
    token_hash: purpose === 'password' ? hashOf(key, `link ${token}`) : null,
    expires_at: expiresAt,
    now,
    restedSince: new Date(now.getTime() - RESEND_SECONDS * 1000),
    countedSince: new Date(now.getTime() - DAY_MS),
    most: SENDS_A_DAY,
  });
  return isNew ? { code, token, expiresAt } : undefined;
}

/** Why no code was sent, and when one can be: the error for the person who asked. */
export async function tooSoon({ clock, db }: Deps, { target, purpose }: Addressee): Promise<AppError> {
  const now = clock.now().getTime();
  const recent = (await sendsTo(db, target, purpose)).map((at) => at.getTime()).filter((at) => at > now - DAY_MS);
  const isEnough = recent.length >= SENDS_A_DAY;
  const free = isEnough ? Math.min(...recent) + DAY_MS : Math.max(...recent, 0) + RESEND_SECONDS * 1000;
  const retryAfterSeconds = Math.max(1, Math.ceil((free - now) / 1000));
  const message = isEnough
    ? `That was ${SENDS_A_DAY} codes in a day. Please try again tomorrow.`
    : `Please wait ${retryAfterSeconds} ${retryAfterSeconds === 1 ? 'second' : 'seconds'} before asking for another code.`;
  return new AppError('rate_limited', { message, retryAfterSeconds });
}

/** `right` leaves the code as it is: spend it in the same transaction. A wrong try is counted, so commit it. */
export type Verdict = { is: 'right'; row: CodeRow } | { is: 'wrong' | 'dead' };

/** Judges one try at a code and locks it until the transaction ends. */
export async function judgeCode(
  { clock, config }: Deps,
  trx: Trx,
  { target, purpose, code }: Addressee & { code: string },
): Promise<Verdict> {
  const row = await lockCode(trx, target, purpose);
  if (row === undefined || !isLiving(row, clock.now()) || row.tries >= TRIES) return { is: 'dead' };
  if (timingSafeEqual(row.code_hash, hashOf(keyOf(config), `${purpose} ${target} ${code}`)))
    return { is: 'right', row };
  await countTry(trx, row);
  return { is: row.tries + 1 < TRIES ? 'wrong' : 'dead' };
}

/** The living row a link's token belongs to, locked. Wrong tries at the code do not end the link: it cannot be guessed. */
export async function findLink({ clock, config }: Deps, trx: Trx, token: string): Promise<CodeRow | undefined> {
  const row = await lockCodeByToken(trx, hashOf(keyOf(config), `link ${token}`));
  return row !== undefined && isLiving(row, clock.now()) ? row : undefined;
}

/** Ends a code and its link. */
export async function spend({ clock }: Deps, trx: Trx, row: CodeRow): Promise<void> {
  await markUsed(trx, row, clock.now());
}

/** The error of a verdict that is not `right`. */
export function codeError(is: 'wrong' | 'dead'): AppError {
  const error = is === 'wrong' ? 'code_wrong' : 'code_dead';
  const words = is === 'wrong' ? 'That code is not right.' : 'That code no longer works.';
  return new AppError(error, { fields: { code: words } });
}

/** Forgets targets that were sent nothing for a day: nothing is counted for them any more. */
export async function sweepCodes({ clock, db }: Deps): Promise<void> {
  await deleteCodesSentBefore(db, new Date(clock.now().getTime() - DAY_MS));
}

function isLiving(row: CodeRow, now: Date): boolean {
  return row.used_at === null && row.expires_at > now;
}

/** Six digits are a million guesses to whoever has the table; they need the server's secret as well. */
function hashOf(key: Buffer, text: string): Uint8Array {
  return new Uint8Array(createHmac('sha256', key).update(text).digest());
}

function keyOf({ authSecret }: Deps['config']): Buffer {
  if (authSecret === undefined) throw new Error('The configuration has no authSecret.');
  return deriveKey(authSecret, 'one-time codes');
}
