import { z } from 'zod';
import { passwordChangedMail, passwordMail, phoneText, verificationMail } from '#content/mails.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { DeliveryError } from '#server/platform/delivery-error.ts';
import type { Deps } from '#server/platform/deps.ts';
import { createSeal, deriveKey, type Seal } from '#server/platform/seal.ts';

export const MESSAGE_JOB = 'send-message';

const about = { to: z.string(), handle: z.string() };
const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('phone_code'), to: z.string(), code: z.string() }),
  z.object({ kind: z.literal('verify_email'), ...about, code: z.string() }),
  z.object({ kind: z.literal('password_link'), ...about, code: z.string(), token: z.string() }),
  z.object({ kind: z.literal('password_changed'), ...about }),
  // Costs the one who asks as much time as a mail would.
  z.object({ kind: z.literal('nothing') }),
]);
type Message = z.infer<typeof message>;

const job = z.object({ sealed: z.string() });
const content = z.object({ message, until: z.iso.datetime() });

/**
 * Enqueues a message in the transaction that makes it necessary. A job's data lies in the database for minutes, so it
 * is sealed with the server's key: whoever reads the table reads neither code nor address. After `until` it is not sent.
 */
export async function enqueueMessage({ jobs, config }: Deps, trx: Trx, { until, ...rest }: Message & { until: Date }) {
  await jobs.enqueue(trx, MESSAGE_JOB, { sealed: sealOf(config).close({ message: rest, until: until.toISOString() }) });
}

/** Does one such job; throws only when it is worth another try. */
export async function deliver(deps: Deps, data: object): Promise<void> {
  const opened = content.safeParse(sealOf(deps.config).open(job.parse(data).sealed));
  if (!opened.success) {
    deps.log.warn('a message could not be opened: it was sealed with another secret');
    return;
  }
  if (new Date(opened.data.until) <= deps.clock.now()) return;
  try {
    await send(deps, opened.data.message);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    deps.log.warn({ reason: error.message }, error.isFinal ? 'a message was refused' : 'a message must wait');
    if (!error.isFinal) throw error;
  }
}

async function send({ mailer, sms, config }: Deps, to: Message): Promise<void> {
  const at = (path: string): string => new URL(path, config.publicUrl).href;
  switch (to.kind) {
    case 'phone_code':
      return sms.send({ to: to.to, text: phoneText(to.code, config.publicUrl.hostname) });
    case 'verify_email':
      return mailer.send({ to: to.to, ...verificationMail({ ...to, link: at('/verify-email') }) });
    case 'password_link': {
      const link = at(`/reset-password?token=${encodeURIComponent(to.token)}`);
      return mailer.send({ to: to.to, ...passwordMail({ ...to, link }) });
    }
    case 'password_changed':
      return mailer.send({ to: to.to, ...passwordChangedMail({ ...to, link: at('/forgot-password') }) });
    case 'nothing':
      return undefined;
  }
}

function sealOf({ authSecret }: Deps['config']): Seal {
  if (authSecret === undefined) throw new Error('The configuration has no authSecret.');
  return createSeal(deriveKey(authSecret, 'messages'));
}
