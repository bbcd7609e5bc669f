import { noticeAnswer } from '#content/take-down.ts';
import { enqueueMessage, MESSAGE_JOB } from '#server/features/accounts/accounts.ts';
import { LETTER_MS, type After } from '#server/features/moderation/penalties/effects.ts';
import type { Ruling } from '#server/features/moderation/cases/ruling.ts';
import { speakerOf } from '#server/platform/speaker.ts';
import { waitingNotices } from './notices.queries.ts';

/** Mails the outcome to the senders of a case's waiting notices. Call this before the reports are judged. */
export async function answerNotices(
  { deps, trx, one, now }: Ruling,
  { isActed, isGone }: { isActed: boolean; isGone: boolean },
): Promise<After> {
  const notices = await waitingNotices(trx, one.id);
  const until = new Date(now.getTime() + LETTER_MS);
  const contact = deps.place.values.contact;
  for (const { receipt, contact: to, language } of notices) {
    const letter = noticeAnswer({ receipt, isActed, isGone, contact }, speakerOf(language));
    await enqueueMessage(deps, trx, { kind: 'notice', to, receipt, language, ...letter, until });
  }
  return () => {
    if (notices.length > 0) deps.jobs.hurry(MESSAGE_JOB);
  };
}
