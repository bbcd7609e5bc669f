import { z } from 'zod';
import { DAY_MS } from '#contract/durations.ts';
import {
  deletionMail,
  deletionText,
  knownMail,
  letterMail,
  noticeMail,
  passwordMail,
  phoneText,
  signUpMail,
  verificationMail,
} from '#content/mails.ts';
import { doorMail, doorText } from '#content/door-mails.ts';
import type { Speaker } from '#content/speaker.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { DeliveryError } from '#server/platform/delivery/error.ts';
import type { Deps } from '#server/platform/deps.ts';
import { speakerFor, speakerOf } from '#server/platform/speaker.ts';
import { createSeal, deriveKey, type Seal } from '#server/platform/secrets/seal.ts';
import { accountByLogin, accountByPhone } from '#server/features/accounts/record/accounts.queries.ts';
import { about, language, securityMessage, sendSecurity } from './security-messages.ts';

export const MESSAGE_JOB = 'send-message';

/** The time within which a notice is delivered or dropped. A message with a code expires with the code instead. */
export const NOTICE_MS = DAY_MS;

/** The text of a letter about a moderation decision or a take-down notice. */
const letter = {
  subject: z.string(),
  preview: z.string(),
  heading: z.string(),
  lines: z.array(z.string()),
  after: z.array(z.string()),
};
/** When the account is erased, and the person's time zone. Older sealed messages have no zone and use UTC. */
const deletion = { on: z.iso.datetime(), zone: z.string().default('UTC') };

const entryMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('phone_code'), to: z.string(), code: z.string(), language }),
  z.object({ kind: z.literal('verify_email'), ...about, code: z.string() }),
  z.object({ kind: z.literal('sign_up'), to: z.string(), code: z.string(), token: z.string(), language }),
  z.object({ kind: z.literal('sign_up_known'), ...about }),
  z.object({ kind: z.literal('password_link'), ...about, code: z.string().optional(), token: z.string() }),
  z.object({ kind: z.literal('letter'), ...about, ...letter }),
  z.object({ kind: z.literal('notice'), to: z.string(), receipt: z.string(), ...letter, language }),
  z.object({ kind: z.literal('deletion_asked'), ...about, ...deletion }),
  z.object({ kind: z.literal('deletion_text'), to: z.string(), ...deletion }),
  z.object({ kind: z.literal('door'), to: z.string(), isLetIn: z.boolean(), language }),
  z.object({ kind: z.literal('door_text'), to: z.string(), isLetIn: z.boolean(), language }),
  // Sends nothing. It is enqueued like a mail, so that the response time does not reveal whether an account exists.
  z.object({ kind: z.literal('nothing') }),
]);
const message = z.union([entryMessage, securityMessage]);
export type Message = z.infer<typeof message>;

const job = z.object({ sealed: z.string() });
const content = z.object({ message, until: z.iso.datetime() });

/**
 * Enqueues a message in the caller's transaction. A job's data stays in the database for minutes, so it is encrypted
 * with the server's key: a reader of the table sees neither code nor address. After `until`, the message is not sent.
 */
export async function enqueueMessage({ jobs, config }: Deps, trx: Trx, { until, ...rest }: Message & { until: Date }) {
  const sealed = await sealOf(config).close({ message: rest, until: until.toISOString() });
  await jobs.enqueue(trx, MESSAGE_JOB, { sealed });
}

/** Delivers an enqueued message. A final refusal is only logged. Other errors are thrown, and the job is retried. */
export async function deliver(deps: Deps, data: object): Promise<void> {
  const opened = content.safeParse(await sealOf(deps.config).open(job.parse(data).sealed));
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

async function send(deps: Deps, to: Message): Promise<void> {
  const speaker = speakerOf((await speakerOfMessage(deps, to)).language, deps.place.values.name);
  const entry = entryMessage.safeParse(to);
  return entry.success ? sendEntry(deps, speaker, entry.data) : sendSecurity(deps, speaker, securityMessage.parse(to));
}

async function speakerOfMessage({ db }: Deps, to: Message): Promise<Speaker> {
  if (to.kind === 'nothing') return speakerOf('en');
  if ('language' in to && to.language !== undefined) return speakerOf(to.language);
  const account = await ('handle' in to ? accountByLogin(db, to.handle) : accountByPhone(db, to.to));
  return account === undefined ? speakerOf('en') : speakerFor(db, account.id);
}

async function sendEntry(
  { mailer, sms, config }: Deps,
  speaker: Speaker,
  to: z.infer<typeof entryMessage>,
): Promise<void> {
  const at = (path: string): string => new URL(path, config.publicUrl).href;
  switch (to.kind) {
    case 'phone_code':
      return sms.send({ to: to.to, text: phoneText(speaker, to.code, config.publicUrl.hostname) });
    case 'verify_email':
      return mailer.send({ to: to.to, ...verificationMail(speaker, { ...to, link: at('/verify-email') }) });
    case 'sign_up': {
      const link = at(`/signup?${new URLSearchParams({ email: to.to, token: to.token }).toString()}`);
      return mailer.send({ to: to.to, ...signUpMail(speaker, { ...to, link }) });
    }
    case 'sign_up_known':
      return mailer.send({
        to: to.to,
        ...knownMail(speaker, { ...to, link: at('/login'), reset: at('/forgot-password') }),
      });
    case 'password_link': {
      const link = at(`/reset-password?token=${encodeURIComponent(to.token)}`);
      return mailer.send({ to: to.to, ...passwordMail(speaker, { ...to, link }) });
    }
    case 'letter':
      return mailer.send({ to: to.to, ...letterMail(speaker, { ...to, link: at('/account/decisions') }) });
    case 'notice': {
      const link = at(`/take-down?receipt=${encodeURIComponent(to.receipt)}`);
      return mailer.send({ to: to.to, ...noticeMail(speaker, { ...to, link }) });
    }
    case 'deletion_asked':
      return mailer.send({ to: to.to, ...deletionMail(speaker, { ...to, link: at('/login') }) });
    case 'deletion_text':
      return sms.send({ to: to.to, text: deletionText(speaker, { ...to, host: config.publicUrl.hostname }) });
    case 'door':
      return mailer.send({ to: to.to, ...doorMail(speaker, { ...to, link: at('/login') }) });
    case 'door_text':
      return sms.send({ to: to.to, text: doorText(speaker, { ...to, host: config.publicUrl.hostname }) });
    case 'nothing':
      return undefined;
  }
}

function sealOf({ authSecret }: Deps['config']): Seal {
  if (authSecret === undefined) throw new Error('The configuration has no authSecret.');
  return createSeal(deriveKey(authSecret, 'messages'));
}
