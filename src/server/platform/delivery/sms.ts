import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { DeliveryError } from './error.ts';
import type { Outbox } from './outbox.ts';
import type { Timers } from '#server/platform/background/timers.ts';

export interface Sms {
  /** Sends `text` to a number in E.164 form; throws DeliveryError when the message was not accepted. */
  send: (message: { to: string; text: string }) => Promise<void>;
}

/** How long Twilio may take to answer. */
const WAIT_MS = 10_000;
/** The longest Retry-After of Twilio that is waited for, in seconds; after a longer one the job is retried later. */
const MOST_PATIENCE = 5;

const refused = z.object({ code: z.number().int() }).partial();

/**
 * Sends text messages by Twilio's REST API (Messages, 2010-04-01) if Twilio is configured, otherwise into the outbox.
 */
export function createSms({
  twilio,
  outbox,
  timers,
}: {
  twilio: Config['twilio'];
  outbox: Outbox;
  timers: Pick<Timers, 'after'>;
}): Sms {
  if (twilio === undefined) {
    return { send: async (message) => outbox.put({ channel: 'sms', subject: null, html: null, ...message }) };
  }
  const wait = (seconds: number): Promise<void> =>
    new Promise((resolve) => {
      timers.after(seconds * 1000, resolve);
    });
  return {
    send: async (message) => {
      let answer = await post(twilio, message, timers);
      if (isBusy(answer.status)) {
        const patience = patienceOf(answer.headers.get('retry-after'));
        if (patience !== undefined) {
          await wait(patience);
          answer = await post(twilio, message, timers);
        }
      }
      if (!answer.ok) throw await refusal(answer);
    },
  };
}

async function post(
  { accountSid, authToken, from, baseUrl }: NonNullable<Config['twilio']>,
  { to, text }: { to: string; text: string },
  timers: Pick<Timers, 'after'>,
): Promise<Response> {
  // `from` is a phone number, or the id of a messaging service.
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  const account = encodeURIComponent(accountSid);
  const late = new AbortController();
  const stopWaiting = timers.after(WAIT_MS, () => late.abort());
  try {
    const answer = await fetch(`${baseUrl.replace(/\/$/, '')}/2010-04-01/Accounts/${account}/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
      body: new URLSearchParams({ To: to, Body: text, ...sender }),
      // The credentials must not be sent to another address.
      redirect: 'error',
      signal: late.signal,
    });
    // The body is read here, while the time limit still applies.
    return new Response((await answer.text()) || null, answer);
  } catch {
    throw new DeliveryError(`sms: ${late.signal.aborted ? 'no answer in time' : 'no connection'}`, { isFinal: false });
  } finally {
    stopWaiting();
  }
}

function isBusy(status: number): boolean {
  return status === 429 || status >= 500;
}

/** Returns the seconds to wait before the single retry; undefined when Twilio asks for more than MOST_PATIENCE. */
function patienceOf(retryAfter: string | null): number | undefined {
  const seconds = retryAfter === null || retryAfter.trim() === '' ? 1 : Number(retryAfter);
  if (!Number.isFinite(seconds) || seconds < 0) return 1;
  return seconds <= MOST_PATIENCE ? seconds : undefined;
}

/** Returns an error with Twilio's codes only, because Twilio's message quotes the number. */
async function refusal(answer: Response): Promise<DeliveryError> {
  // A proxy's page is not JSON; the status is then enough.
  const body = refused.safeParse(await answer.json().catch(() => undefined));
  const code = body.success && body.data.code !== undefined ? `, code ${body.data.code}` : '';
  // 401 and 403 are configuration errors, which an operator can fix; all other 4xx except 429 are final.
  const isFinal = !isBusy(answer.status) && answer.status !== 401 && answer.status !== 403;
  return new DeliveryError(`sms: status ${answer.status}${code}`, { isFinal });
}
