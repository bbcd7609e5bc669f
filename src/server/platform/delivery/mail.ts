import { mailboxOf } from '#contract/accounts.email.ts';
import type { Config } from '#server/config.ts';
import { DeliveryError } from './error.ts';
import type { Outbox } from './outbox.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Throws DeliveryError when the mail was not accepted. */
  send: (mail: Mail) => Promise<void>;
}

const WAIT_MS = 10_000;
/** Matches one plain address: no second address, display name or header. */
const PLAIN_ADDRESS = /^[^\s@\p{Cc}\p{Cf}<>()[\]\\,;:"]+@[^\s@\p{Cc}\p{Cf}<>()[\]\\,;:"]+$/u;

/** Connects to a mail server. Its library is large, so that it is loaded by the first call. */
export async function smtpTransport(url: string) {
  return (await import('nodemailer')).createTransport({
    url,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: 2 * WAIT_MS,
    // All content comes from the product's templates; the library must never open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * Sends mail by SMTP if `SMTP_URL` is set, otherwise into the outbox. Mail goes to the mailbox of the address that the
 * person typed. The sender's name is that of `MAIL_FROM`, or what `nameOf` says.
 */
export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  outbox: Outbox,
  nameOf: () => string | undefined = () => undefined,
): Mailer {
  const { send } = deliveryOf(config, outbox, nameOf);
  return { send: (mail) => send({ ...mail, to: mailboxOf(mail.to) ?? mail.to }) };
}

function deliveryOf(
  { smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  outbox: Outbox,
  nameOf: () => string | undefined,
): Mailer {
  if (smtpUrl === undefined) {
    return { send: async (mail) => outbox.put({ channel: 'mail', ...mail }) };
  }
  let transport: ReturnType<typeof smtpTransport> | undefined;
  return {
    send: async ({ to, ...mail }) => {
      if (!PLAIN_ADDRESS.test(to)) throw new DeliveryError('mail: not a plain address', { isFinal: true });
      try {
        transport ??= smtpTransport(smtpUrl);
        await (
          await transport
        ).sendMail({
          ...mail,
          from: senderOf(mailFrom, nameOf()),
          to: { name: '', address: to },
          // Suppresses automatic replies (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        });
      } catch (error) {
        throw refusal(error);
      }
    },
  };
}

/** Returns the failure with its codes only, because an SMTP server's text quotes the address. */
function refusal(error: unknown): DeliveryError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const status = typeof responseCode === 'number' ? responseCode : undefined;
  const name = typeof code === 'string' ? code : 'failed';
  // A 5xx about an address or a message is final. A refused sign-in is a configuration error, so a retry may succeed.
  const isFinal = status !== undefined && status >= 500 && name !== 'EAUTH';
  return new DeliveryError(`mail: ${name}${status === undefined ? '' : ` ${status}`}`, { isFinal });
}

/** Returns the sender with another name at the same address. */
function senderOf(mailFrom: string, name: string | undefined): string | { name: string; address: string } {
  return name === undefined ? mailFrom : { name, address: /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom };
}
