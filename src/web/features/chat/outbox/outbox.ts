import type { Message } from '#contract/chat.ts';
import type { Attached, OutboxEntry, OutboxStorage } from './outbox.storage.ts';

/** The time before an unconfirmed message is sent again with the same client id. */
export const RESEND_MS = 5000;
/**
 * The shortest time between two attempts. It is less than the runtime's beat, so that a message that is sent shortly
 * after a beat is due at the next beat.
 */
const REST_MS = RESEND_MS - 500;
/** A message that is unconfirmed for this long shows as "not sent", but is still sent again. */
export const PATIENCE_MS = 10_000;
/** After this many temporary refusals only the person can send a message again. */
const MAX_REFUSALS = 5;

export type SendResult =
  | { kind: 'acked'; message: Message }
  /** The server keeps the message until somebody has looked at its pictures; the outbox has done its part. */
  | { kind: 'waits' }
  /** The message was sent or the server was unreachable. The confirmation comes later, or never. */
  | { kind: 'unknown' }
  | { kind: 'refused'; code: string; retryable: boolean; retryAfterMs?: number | undefined };

export interface OutboxDeps {
  userId: number;
  storage: OutboxStorage;
  now: () => number;
  newId: () => string;
  /** Sends one message. Must not throw. */
  transmit: (entry: OutboxEntry) => Promise<SendResult>;
  /** Receives the message as the server stored it. */
  onSent: (message: Message) => void;
  /**
   * Reports the state of a message's bubble. `sending`: being sent, or found in the storage. `failed`: unconfirmed for
   * long, but still sent again. `refused`: not sent again automatically. `asked`: the person decides about it.
   */
  onState: (entry: OutboxEntry, state: 'sending' | 'failed' | 'refused' | 'asked') => void;
  /** Reports an entry that was removed from this device: confirmed in another tab, or discarded. */
  onGone: (clientId: string) => void;
}

export interface Outbox {
  /**
   * Sends a message. `kept` resolves when the device has stored it (or memory, if the device stores nothing). `done`
   * resolves after the first attempt to send it.
   */
  send(
    roomId: string,
    content: string,
    more?: Attached & { clientId?: string },
  ): { kept: Promise<void>; done: Promise<void> };
  /** Sends again the messages that are due. After a reconnection, those are all that were not refused. */
  flush(reconnected: boolean): Promise<void>;
  acked(clientId: string): Promise<void>;
  refused(
    clientId: string,
    refusal: { code: string; retryable: boolean; retryAfterMs?: number | undefined },
  ): Promise<void>;
  retry(clientId: string): Promise<void>;
  /** Removes a refused message. Any other message stays, because the log may contain it already. */
  discard(clientId: string): Promise<void>;
}

interface Attempt {
  /** The time at which the person last sent the message, or at which this page found it in the storage. */
  since: number;
  /** The time from which the message is sent again. If the server refused nothing, a reconnection sends it earlier. */
  notBefore: number;
  refusals: number;
}

/** Runs one piece of work after another, so that messages keep the order in which they were written. */
function createLine(): (work: () => Promise<void>) => Promise<void> {
  let line: Promise<void> = Promise.resolve();
  return (work) => {
    line = line.then(work);
    return line;
  };
}

/** Keeps the attempts of this page, by client id. */
function createAttempts(now: () => number) {
  const attempts = new Map<string, Attempt>();
  return {
    of: ({ clientId }: OutboxEntry): Attempt => {
      const known = attempts.get(clientId) ?? { since: now(), notBefore: 0, refusals: 0 };
      attempts.set(clientId, known);
      return known;
    },
    restart: ({ clientId }: OutboxEntry): void => {
      attempts.set(clientId, { since: now(), notBefore: now() + REST_MS, refusals: 0 });
    },
    /** Counts a refusal. Returns the number of refusals since the person last sent the message. */
    refuse(entry: OutboxEntry, retryAfterMs = RESEND_MS): number {
      const attempt = this.of(entry);
      attempt.refusals += 1;
      attempt.notBefore = now() + retryAfterMs;
      return attempt.refusals;
    },
    isTired(entry: OutboxEntry): boolean {
      return now() - this.of(entry).since >= PATIENCE_MS;
    },
    isDue(entry: OutboxEntry, reconnected: boolean): boolean {
      const { notBefore, refusals } = this.of(entry);
      return now() >= notBefore || (reconnected && refusals === 0);
    },
    end: (clientId: string): void => {
      attempts.delete(clientId);
    },
    /** Drops the attempts whose entries left the storage, and returns their client ids. Very recent attempts stay. */
    dropGone: (kept: readonly OutboxEntry[]): string[] => {
      const ids = new Set(kept.map(({ clientId }) => clientId));
      const gone = [...attempts].filter(([clientId, { since }]) => !ids.has(clientId) && now() - since >= RESEND_MS);
      return gone.map(([clientId]) => clientId).filter((clientId) => attempts.delete(clientId));
    },
  };
}

async function findEntry({ storage, userId }: OutboxDeps, clientId: string): Promise<OutboxEntry | undefined> {
  return (await storage.all(userId)).find((entry) => entry.clientId === clientId);
}

/** The error code that asks the person for confirmation. The server accepts the message once they confirm it. */
const ASKS = 'send_anyway';

const stoppedBy = (code: string): 'asked' | 'refused' => (code === ASKS ? 'asked' : 'refused');

/** Returns the entry for a new attempt by the person. If they were asked about the message, it counts as confirmed. */
function sentAgain(entry: OutboxEntry): OutboxEntry {
  return { ...entry, refused: null, ...(entry.refused === ASKS && { isSure: true }) };
}

/**
 * Stores what a person wrote until the server has it. Two tabs may hold the same entries and send them twice. The
 * server recognizes the client id and stores each message once.
 */
export function createOutbox(deps: OutboxDeps): Outbox {
  const { storage, userId, now } = deps;
  const attempts = createAttempts(now);
  const inLine = createLine();
  let sweeps = 0;

  const find = (clientId: string) => findEntry(deps, clientId);

  const acked: Outbox['acked'] = async (clientId) => {
    attempts.end(clientId);
    await storage.remove(clientId);
  };

  const refused: Outbox['refused'] = async (clientId, { code, retryable, retryAfterMs }) => {
    const entry = await find(clientId);
    if (entry === undefined) return;
    const refusals = attempts.refuse(entry, retryAfterMs);
    if (retryable && refusals < MAX_REFUSALS) return;
    const stopped = { ...entry, refused: code };
    await storage.put(stopped);
    deps.onState(stopped, stoppedBy(code));
  };

  const transmit = async (entry: OutboxEntry): Promise<void> => {
    attempts.of(entry).notBefore = now() + REST_MS;
    const result = await deps.transmit(entry);
    if (result.kind === 'refused') await refused(entry.clientId, result);
    if (result.kind === 'refused' || result.kind === 'unknown') return;
    await acked(entry.clientId);
    if (result.kind === 'acked') deps.onSent(result.message);
    else deps.onGone(entry.clientId);
  };

  const sweep = async (reconnected: boolean): Promise<void> => {
    const entries = await storage.all(userId);
    // Another tab confirmed or discarded these entries and removed them from the device, so their bubbles disappear.
    for (const clientId of attempts.dropGone(entries)) deps.onGone(clientId);
    for (const entry of entries) {
      const waiting = attempts.isTired(entry) ? 'failed' : 'sending';
      deps.onState(entry, entry.refused === null ? waiting : stoppedBy(entry.refused));
      if (entry.refused === null && attempts.isDue(entry, reconnected)) await transmit(entry);
    }
  };

  return {
    acked,
    refused,
    send: (roomId, content, more) => {
      const said = { clientId: deps.newId(), ...more, content };
      const entry: OutboxEntry = { ...said, userId, roomId, writtenAt: now(), refused: null };
      attempts.of(entry).notBefore = now() + REST_MS;
      deps.onState(entry, 'sending');
      // The device stores the entry before it is sent, so that a confirmation finds the entry to remove.
      const kept = storage.put(entry);
      return { kept, done: kept.then(() => inLine(() => transmit(entry))) };
    },
    flush: async (reconnected) => {
      if (sweeps >= 2) return;
      sweeps += 1;
      await inLine(() => sweep(reconnected)).finally(() => (sweeps -= 1));
    },
    retry: async (clientId) => {
      const entry = await find(clientId);
      if (entry === undefined) return;
      const again = sentAgain(entry);
      attempts.restart(again);
      await storage.put(again);
      deps.onState(again, 'sending');
      await inLine(() => transmit(again));
    },
    discard: (clientId) =>
      inLine(async () => {
        const entry = await find(clientId);
        if (entry === undefined || entry.refused === null) return;
        await acked(clientId);
        deps.onGone(clientId);
      }),
  };
}
