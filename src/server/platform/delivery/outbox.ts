import type { Logger } from 'pino';
import type { Clock, NewId } from '#server/platform/clock.ts';

/** A message for which no adapter is configured. `subject` and `html` are null for a text message. */
export interface OutboxMessage {
  id: string;
  channel: 'mail' | 'sms';
  to: string;
  subject: string | null;
  text: string;
  html: string | null;
  /** The time in ISO 8601. */
  at: string;
}

export interface Outbox {
  put: (message: Omit<OutboxMessage, 'id' | 'at'>) => void;
  /** Returns the messages, newest first. */
  list: () => OutboxMessage[];
}

const KEPT = 50;

/**
 * Accepts messages for which no adapter is configured. On a developer's machine (`isLocal`), the outbox keeps them in
 * memory and logs them with their codes. Anywhere else it logs only that the adapter is missing.
 */
export function createOutbox({
  isLocal,
  clock,
  newId,
  log,
}: {
  isLocal: boolean;
  clock: Clock;
  newId: NewId;
  log: Logger;
}): Outbox {
  let messages: OutboxMessage[] = [];
  return {
    put: (message) => {
      const setting = message.channel === 'mail' ? 'SMTP_URL' : 'TWILIO_ACCOUNT_SID';
      if (!isLocal) {
        log.warn(`a message by ${message.channel} could not be sent: ${setting} is not set`);
        return;
      }
      messages = [{ ...message, id: newId(), at: clock.now().toISOString() }, ...messages].slice(0, KEPT);
      const title = message.subject === null ? '' : `${message.subject}\n`;
      log.info(`outbox (${setting} is not set): ${message.channel} to ${masked(message.to)}\n${title}${message.text}`);
    },
    list: () => [...messages],
  };
}

/** Hides most of an address or number, but leaves enough to distinguish it from another one. */
function masked(to: string): string {
  const at = to.indexOf('@');
  return at < 0 ? `…${to.slice(-4)}` : `${to.slice(0, 1)}…${to.slice(at)}`;
}
