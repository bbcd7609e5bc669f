import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '#contract/accounts.code.ts';
import { RESEND_SECONDS } from '#contract/accounts.entry.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Asker } from './askers.ts';
import {
  countTry,
  lockCode,
  lockCodeByToken,
  markUsed,
  replaceCode,
  sendsTo,
  strangersSends,
  type CodeRow,
  type Purpose,
} from './codes.queries.ts';
import { linkHash, askerOf, hashOf, keyOf } from './code-hashes.ts';

/** The lifetime of a code and its link. */
const LIFE_MS = 10 * MINUTE_MS;
const TRIES = 5;
/** The span of the limits on sending. */
const SENDS_A_DAY = 5;
/**
 * The daily limit for all networks and purposes protects a phone or a mailbox from a flood. Without the limit for one network, six addresses of
 * that network could use up the limit for all. Codes that a known device of the account asks for are not counted.
 */
const SENDS_OF_ALL = 30;
const SENDS_OF_NETWORK = 10;
/** The purposes whose mail holds a link. The link proves as much as the code. */
const LINKED: ReadonlySet<Purpose> = new Set<Purpose>(['password', 'sign_up']);

/** The addressee and purpose of a code. The code is valid for nothing else. */
interface Addressee {
  /** The number (E.164) or the address in lower case. */
  target: string;
  purpose: Purpose;
  /** The asker; undefined where only the account's own person can ask. */
  from?: Asker;
}

interface Issued {
  code: string;
  /** The token of the link in the same mail, 256 bits. */
  token: string;
  /** Identifies this code in a try from another network address. */
  request: string;
  expiresAt: Date;
}

/** Makes the asker's only valid code for the addressee. Returns undefined when a limit on sending is reached. */
export async function issueCode(
  { clock, config }: Deps,
  trx: Trx,
  { target, purpose, from, userId }: Addressee & { userId: number | null },
): Promise<Issued | undefined> {
  const now = clock.now();
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const token = randomBytes(32).toString('base64url');
  const request = randomBytes(18).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  const key = keyOf(config);
  const isNew = await replaceCode(trx, {
    target,
    purpose,
    asker: askerOf(key, from?.key),
    network: askerOf(key, from?.network),
    request,
    user_id: userId,
    code_hash: hashOf(key, `${purpose} ${target} ${code}`),
    token_hash: LINKED.has(purpose) ? hashOf(key, `link ${token}`) : null,
    expires_at: expiresAt,
    now,
    restedSince: new Date(now.getTime() - RESEND_SECONDS * 1000),
    countedSince: new Date(now.getTime() - DAY_MS),
    most: SENDS_A_DAY,
    mostOfAll: SENDS_OF_ALL,
    mostOfNetwork: SENDS_OF_NETWORK,
  });
  return isNew ? { code, token, request, expiresAt } : undefined;
}

/** Returns the error for a request that came too soon. The error has the time until the next code. */
export async function tooSoon({ clock, db, config }: Deps, { target, purpose, from }: Addressee): Promise<AppError> {
  const now = clock.now().getTime();
  const key = keyOf(config);
  const dayAgo = new Date(now - DAY_MS);
  const own = await sendsTo(db, { target, purpose, asker: askerOf(key, from?.key) }, dayAgo);
  const rested = (own.at(-1)?.getTime() ?? 0) + RESEND_SECONDS * 1000;
  const enough = freeAgain(own, SENDS_A_DAY);
  if (enough === 0 && rested > now) return refusal(waitWords, rested - now);
  if (enough > now) return refusal(enoughWords, enough - now);
  // The asker is within their own limits, so a limit for strangers was reached.
  const network = askerOf(key, from?.network);
  const strangers = network === '' ? [] : await strangersSends(db, target, dayAgo);
  const crowded = Math.max(
    freeAgain(
      strangers.map(({ at }) => at),
      SENDS_OF_ALL,
    ),
    freeAgain(
      strangers.filter((send) => send.network === network && send.purpose === purpose).map(({ at }) => at),
      SENDS_OF_NETWORK,
    ),
  );
  if (crowded <= now) return refusal(waitWords, 1000);
  // The error names whole hours, so that it does not reveal when strangers asked.
  const hours = Math.ceil((crowded - now) / HOUR_MS);
  return refusal(() => crowdedWords(hours), hours * HOUR_MS);
}

/** Returns when a limit of `most` a day allows another code after `sends` (oldest first); 0 if it allows one now. */
function freeAgain(sends: readonly Date[], most: number): number {
  const oldest = sends.at(-most);
  return sends.length < most || oldest === undefined ? 0 : oldest.getTime() + DAY_MS;
}

function refusal(words: (seconds: number) => string, waitMs: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('rate_limited', { message: words(retryAfterSeconds), retryAfterSeconds });
}

const waitWords = (seconds: number): string =>
  seconds === 1
    ? 'Please wait a second before asking for another code.'
    : `Please wait ${seconds} seconds before asking for another code.`;

function enoughWords(seconds: number): string {
  const hours = Math.ceil(seconds / 3600);
  return hours === 1
    ? `That was ${SENDS_A_DAY} codes in a day. Please try again in an hour.`
    : `That was ${SENDS_A_DAY} codes in a day. Please try again in ${hours} hours.`;
}

const crowdedWords = (hours: number): string =>
  hours === 1
    ? 'Very many codes were asked for today. Please try again in an hour, or sign in another way.'
    : `Very many codes were asked for today. Please try again in ${hours} hours, or sign in another way.`;

/** The result of a try. For `right`, call `spend` in the same transaction; else commit, because the try was counted. */
export type CodeVerdict = { is: 'right'; row: CodeRow } | { is: 'wrong' | 'dead' };

/** Checks one try at a code and locks the code until the transaction ends. */
export async function judgeCode(
  { clock, config }: Deps,
  trx: Trx,
  { target, purpose, from, code, request }: Addressee & { code: string; request?: string | undefined },
): Promise<CodeVerdict> {
  const asker = askerOf(keyOf(config), from?.key);
  const row = await lockCode(trx, { target, purpose, asker }, request);
  if (row === undefined || !isLiving(row, clock.now()) || row.tries >= TRIES) return { is: 'dead' };
  if (timingSafeEqual(row.code_hash, hashOf(keyOf(config), `${purpose} ${target} ${code}`)))
    return { is: 'right', row };
  await countTry(trx, row);
  return { is: row.tries + 1 < TRIES ? 'wrong' : 'dead' };
}

/** Locks and returns the row of a valid link, else undefined. Wrong tries do not count: a token cannot be guessed. */
export async function findLink(deps: Deps, trx: Trx, token: string): Promise<CodeRow | undefined> {
  const row = await lockCodeByToken(trx, linkHash(deps, token));
  return row !== undefined && isLiving(row, deps.clock.now()) ? row : undefined;
}

/** Ends every code and link of a purpose that went to an address, after the address or the password changed. */
export async function endCodes(
  { clock }: Deps,
  trx: Trx,
  addressee: { target: string; purpose: Purpose },
): Promise<void> {
  await markUsed(trx, addressee, clock.now());
}

/** Ends a code that was used, with every other code and link of its target and purpose. */
export async function spend({ clock }: Deps, trx: Trx, row: CodeRow): Promise<void> {
  await markUsed(trx, row, clock.now());
}

/** Returns the error for a verdict other than `right`. */
export function codeError(is: 'wrong' | 'dead'): AppError {
  const error = is === 'wrong' ? 'code_wrong' : 'code_dead';
  const words = is === 'wrong' ? 'That code is not right.' : 'That code no longer works.';
  return new AppError(error, { fields: { code: words } });
}

/** Returns the error of a refused code, or of a refused link when the request has its token. */
export function proofError(is: 'wrong' | 'dead', { token }: { token?: string | undefined }): AppError {
  return token === undefined ? codeError(is) : new AppError('link_dead');
}

function isLiving(row: CodeRow, now: Date): boolean {
  return row.used_at === null && row.expires_at > now;
}
