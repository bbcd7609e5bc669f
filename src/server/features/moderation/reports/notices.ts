import { emailKey } from '#contract/accounts.email.ts';
import type { z } from 'zod';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { receiptLetter } from '#content/take-down.ts';
import type { Language } from '#contract/languages.ts';
import { NOTICE_HOURS, noticeReports, type noticeStanding, type sendNotice } from '#contract/moderation.take-down.ts';
import { enqueueMessage, MESSAGE_JOB } from '#server/features/accounts/accounts.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';
import { addressKey } from '#server/platform/limits/limits.ts';
import { speakerOf } from '#server/platform/speaker.ts';
import { tuning } from '#server/features/moderation/automod/automod.tuning.ts';
import { addToCase, tellModerators } from '#server/features/moderation/cases/cases.ts';
import { all, LETTER_MS } from '#server/features/moderation/penalties/effects.ts';
import type { HeldBack } from '#server/features/moderation/automod/automod.ts';
import type { FoundSubject } from '#server/features/moderation/subjects/subjects.entry.ts';
import { subjects } from '#server/features/moderation/subjects/subjects.ts';
import { hiddenByNotices, insertNotice, isCleared, noticeByReceipt, recordOfNotifier } from './notices.queries.ts';
import { pathsIn } from './notices.places.ts';
import { hashOf, idOf } from './origin.ts';

type NoticeInput = Omit<z.output<typeof sendNotice.body>, 'work'>;

/** The number of characters in a receipt. This length allows 10^18 receipts, too many to guess one. */
const RECEIPT_LENGTH = 12;
/** Crockford's alphabet, without characters that look alike. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The most receipts per day by mail to one contact, so that the form cannot be used to flood a mailbox. */
const RECEIPT_MAILS = { max: 5, windowSeconds: 86_400 };

/** The keyed hashes of a notice's contact and of its network address. */
interface From {
  contact: Uint8Array;
  address: Uint8Array;
}

/**
 * Accepts a notice from a person without an account. One transaction finds the thing, adds the notice to the thing's
 * case, may hide the thing and notify its author, and mails the sender a receipt. A repeat only returns the receipt.
 */
export async function takeNotice(
  deps: Deps,
  wish: NoticeInput,
  { ip, language }: { ip: string; language: Language },
): Promise<z.input<typeof sendNotice.response>> {
  const now = deps.clock.now();
  const from = {
    contact: hashOf(deps, `contact ${emailKey(wish.contact)}`),
    address: hashOf(deps, `address ${addressKey(ip)}`),
  };
  const receipt = receiptOf(deps, wish);
  if ((await noticeByReceipt(deps.db, receipt)) !== undefined) return repeated(deps, receipt);
  const mailed = await deps.limits.take('take-down receipts', Buffer.from(from.contact).toString('hex'), RECEIPT_MAILS);
  const made = await inTransaction(deps.db, async (trx) => {
    const found = (await locate(deps, trx, wish.what)) ?? described(deps, wish);
    const id = deps.newId();
    const added = await addToCase(deps, trx, {
      subject: found.subject,
      authorId: found.author?.id ?? null,
      reporterId: null,
      notice: { id, heldBack: await heldBack(trx, { found, from, now }) },
      category: noticeReports[wish.category],
      note: wish.note,
      evidence: found.lines,
      device: from.contact,
      address: from.address,
      now,
    });
    await insertNotice(trx, { ...wish, caseId: added.caseId, id, reportId: added.reportId, receipt, language, now });
    const letter = receiptLetter({ receipt, contact: deps.place.values.contact }, speakerOf(language));
    const until = new Date(now.getTime() + LETTER_MS);
    if (mailed.allowed)
      await enqueueMessage(deps, trx, { kind: 'notice', to: wish.contact, receipt, language, ...letter, until });
    return { after: all([added.after, () => deps.jobs.hurry(MESSAGE_JOB)]), caseId: added.caseId };
  }).catch((error: unknown) => {
    // Another call has stored the same notice meanwhile.
    if (isUniqueViolation(error, 'take_down_notice_receipt_key')) return undefined;
    throw error;
  });
  if (made === undefined) return repeated(deps, receipt);
  made.after();
  await tellModerators(deps, made.caseId);
  return { receipt, answerBy: answerBy(now) };
}

/** Answers a repeated call with the response of the first call. */
async function repeated(deps: Deps, receipt: string): Promise<z.input<typeof sendNotice.response>> {
  const earlier = await noticeByReceipt(deps.db, receipt);
  if (earlier === undefined) throw new AppError('not_found');
  return { receipt, answerBy: answerBy(earlier.created_at) };
}

const answerBy = (sentAt: Date): string => new Date(sentAt.getTime() + NOTICE_HOURS * HOUR_MS).toISOString();

/** Returns the receipt of a notice. A repeat with the same contact and `clientId` gets the same receipt. */
function receiptOf(deps: Deps, { contact, clientId = deps.newId() }: NoticeInput): string {
  const hash = hashOf(deps, `receipt ${emailKey(contact)} ${clientId}`);
  const signs = Array.from(hash.subarray(0, RECEIPT_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return signs.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Returns the first thing that a text names, as its author sees it; undefined if the text names none. */
async function locate(deps: Deps, trx: Trx, what: string): Promise<FoundSubject | undefined> {
  for (const path of pathsIn(what, deps.config.publicUrl)) {
    for (const { locate: at, find } of Object.values(subjects)) {
      const place = await at?.(trx, path, deps.clock.now());
      if (place === undefined) continue;
      const look = { db: trx, viewerId: place.makerId, now: deps.clock.now() };
      const found = await find(deps, look, place.id);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Returns a subject for a thing that was not found. The same words from the same contact give the same subject. */
function described(deps: Deps, { what, contact }: NoticeInput): FoundSubject {
  const id = idOf(hashOf(deps, `notice ${emailKey(contact)} ${what}`));
  return { subject: { kind: 'notice', id }, author: null, excerpt: '', lines: [] };
}

/** Returns why a notice hides nothing automatically; null if it may hide the thing. */
async function heldBack(
  trx: Trx,
  { found, from, now }: { found: FoundSubject; from: From; now: Date },
): Promise<HeldBack | null> {
  const { recordDays, wrong: most, things } = tuning.notices;
  const since = new Date(now.getTime() - recordDays * DAY_MS);
  const { right, wrong } = await recordOfNotifier(trx, { ...from, since });
  if (wrong >= most && wrong > right) return 'record';
  if (await isCleared(trx, found.subject)) return 'decided';
  if (found.author !== null && (await hiddenByNotices(trx, found.author.id)) >= things) return 'author';
  return null;
}

/** Returns the state of a notice. Throws the same `not_found` for an unknown receipt and for a wrong contact. */
export async function standingOfNotice(
  { db }: Pick<Deps, 'db'>,
  { receipt, contact }: z.output<typeof noticeStanding.body>,
): Promise<z.input<typeof noticeStanding.response>> {
  const found = await noticeByReceipt(db, receipt);
  if (found === undefined || emailKey(found.contact) !== emailKey(contact)) {
    throw new AppError('not_found', { message: 'We have no notice with this number and this address.' });
  }
  return {
    sentAt: found.created_at.toISOString(),
    answerBy: answerBy(found.created_at),
    outcome: found.outcome,
    decidedAt: found.decided_at?.toISOString() ?? null,
  };
}
