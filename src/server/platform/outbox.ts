import type { Logger } from 'pino';
import type { Clock, NewId } from './clock.ts';

/** A message nothing was set up to carry. `subject` and `html` are a mail's. */
export interface OutboxMessage {
  id: string;
  channel: 'mail' | 'sms';
  to: string;
  subject: string | null;
  text: string;
  html: string | null;
  /** ISO 8601. */
  at: string;
}

export interface Outbox {
  put: (message: Omit<OutboxMessage, 'id' | 'at'>) => void;
  /** The newest first. */
  list: () => OutboxMessage[];
}

const KEPT = 50;

/**
 * Where messages go that no adapter carries. On a machine of one's own (`isLocal`) they are kept in memory and told to
 * the log, code and all, because that is where the person who develops looks; anywhere else only their absence is told.
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

/** Enough of an address to tell it from another one's. */
function masked(to: string): string {
  const at = to.indexOf('@');
  return at < 0 ? `…${to.slice(-4)}` : `${to.slice(0, 1)}…${to.slice(at)}`;
}
