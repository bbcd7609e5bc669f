import { triedMail } from '#content/health-mails.ts';
import { recordAction } from '#server/features/operator/log/log.ts';
import { operatorContact } from '#server/features/operator/roles/operators.queries.ts';
import type { Deps } from '#server/platform/deps.ts';
import { speakerFor } from '#server/platform/speaker.ts';

type Needs = Pick<Deps, 'db' | 'mailer' | 'config' | 'newId' | 'clock'>;

/** Sends a mail to an operator now, past the queue. Returns the address and the code of the failure, if it failed. */
export async function tryMail(
  { db, mailer, config, newId, clock }: Needs,
  userId: number,
): Promise<{ to: string; problem: string | null }> {
  const { email, handle } = (await operatorContact(db, userId)) ?? { email: null, handle: '' };
  if (email === null) return { to: '', problem: 'no_address' };
  const link = new URL('/operator', config.publicUrl).href;
  let problem: string | null = config.smtpUrl === undefined ? 'SMTP_URL' : null;
  try {
    if (problem === null)
      await mailer.send({ to: email, ...triedMail(await speakerFor(db, userId), { handle, link }) });
  } catch (error) {
    problem = (error as Error).message;
  }
  const detail = { problem };
  await recordAction(db, { id: newId(), now: clock.now(), operatorId: userId, action: 'mail_tried', detail });
  return { to: email, problem };
}
