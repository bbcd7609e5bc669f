import type { Message } from '#contract/chat.ts';
import type { OutboxEntry, OutboxStorage } from './outbox.storage.ts';

/** How long an unconfirmed message waits before it is sent again with the same client id. */
export const RESEND_MS = 5000;
/** A little less: a message is sent some moments after the beat, and the next beat must not find it just not due. */
const REST_MS = RESEND_MS - 500;
/** Unconfirmed this long, a message is shown as "not sent"; it is sent again all the same. */
export const PATIENCE_MS = 10_000;
/** A server that refuses for the moment is believed this often; then the person decides. */
const MAX_REFUSALS = 5;

export type SendResult =
  | { kind: 'acked'; message: Message }
  /** Handed over, or not reachable: whether it arrived will be known later, or not at all. */
  | { kind: 'unknown' }
  | { kind: 'refused'; code: string; retryable: boolean; retryAfterMs?: number | undefined };

export interface OutboxDeps {
  userId: number;
  storage: OutboxStorage;
  now: () => number;
  newId: () => string;
  /** Brings one message on its way. Must not throw. */
  transmit: (entry: OutboxEntry) => Promise<SendResult>;
  /** Answered on the same way: the message as the server has it. */
  onSent: (message: Message) => void;
  /**
   * The state that a message's bubble should show; `sending` also for one found in the storage. `refused`: the server
   * has not taken it and will not; of a `failed` one nothing is known.
   */
  onState: (entry: OutboxEntry, state: 'sending' | 'failed' | 'refused') => void;
  /** The entry is no longer on this device: confirmed in another tab, or discarded. */
  onGone: (clientId: string) => void;
}

export interface Outbox {
  send(roomId: string, content: string): Promise<void>;
  /** Sends again what is due; after a reconnection, everything that was not refused. */
  flush(reconnected: boolean): Promise<void>;
  acked(clientId: string): Promise<void>;
  refused(
    clientId: string,
    refusal: { code: string; retryable: boolean; retryAfterMs?: number | undefined },
  ): Promise<void>;
  retry(clientId: string): Promise<void>;
  /** Forgets a refused message. Any other may be in the log already, and stays. */
  discard(clientId: string): Promise<void>;
}

interface Attempt {
  /** When the person last asked for it to be sent. */
  since: number;
  /** Not before this time again, by itself. */
  notBefore: number;
  refusals: number;
}

/**
 * Keeps what a person wrote until the server has it. Two tabs may hold the same entries and send them twice:
 * the client id makes that one message.
 */
export function createOutbox(deps: OutboxDeps): Outbox {
  const { storage, userId, now } = deps;
  const attempts = new Map<string, Attempt>();
  // One after another, so that messages keep the order in which they were written.
  let line: Promise<void> = Promise.resolve();
  let sweeps = 0;
  const inLine = (work: () => Promise<void>): Promise<void> => {
    line = line.then(work);
    return line;
  };

  const attemptOf = ({ clientId }: OutboxEntry): Attempt => {
    const known = attempts.get(clientId) ?? { since: now(), notBefore: 0, refusals: 0 };
    attempts.set(clientId, known);
    return known;
  };

  const find = async (clientId: string): Promise<OutboxEntry | undefined> =>
    (await storage.all(userId)).find((entry) => entry.clientId === clientId);

  const acked: Outbox['acked'] = async (clientId) => {
    attempts.delete(clientId);
    await storage.remove(clientId);
  };

  const refused: Outbox['refused'] = async (clientId, { code, retryable, retryAfterMs }) => {
    const entry = await find(clientId);
    if (entry === undefined) return;
    const attempt = attemptOf(entry);
    attempt.refusals += 1;
    attempt.notBefore = now() + (retryAfterMs ?? RESEND_MS);
    if (retryable && attempt.refusals < MAX_REFUSALS) return;
    await storage.put({ ...entry, refused: code });
    deps.onState(entry, 'refused');
  };

  const transmit = async (entry: OutboxEntry): Promise<void> => {
    attemptOf(entry).notBefore = now() + REST_MS;
    const result = await deps.transmit(entry);
    if (result.kind === 'acked') {
      await acked(entry.clientId);
      deps.onSent(result.message);
    } else if (result.kind === 'refused') await refused(entry.clientId, result);
  };

  /** Entries that another tab saw confirmed are gone from the device; their bubbles must not wait for ever. */
  const forgetGone = (kept: readonly OutboxEntry[]): void => {
    const ids = new Set(kept.map(({ clientId }) => clientId));
    for (const [clientId, { since }] of attempts) {
      if (ids.has(clientId) || now() - since < RESEND_MS) continue;
      attempts.delete(clientId);
      deps.onGone(clientId);
    }
  };

  const sweep = async (reconnected: boolean): Promise<void> => {
    const entries = await storage.all(userId);
    forgetGone(entries);
    for (const entry of entries) {
      const attempt = attemptOf(entry);
      const isTired = now() - attempt.since >= PATIENCE_MS;
      deps.onState(entry, entry.refused !== null ? 'refused' : isTired ? 'failed' : 'sending');
      const isDue = now() >= attempt.notBefore || (reconnected && attempt.refusals === 0);
      if (entry.refused === null && isDue) await transmit(entry);
    }
  };

  return {
    acked,
    refused,
    send: async (roomId, content) => {
      const entry: OutboxEntry = { clientId: deps.newId(), userId, roomId, content, writtenAt: now(), refused: null };
      attemptOf(entry).notBefore = now() + REST_MS;
      deps.onState(entry, 'sending');
      // Before it is on the device it must not be on the wire: an answer would find nothing to remove.
      await storage.put(entry);
      await inLine(() => transmit(entry));
    },
    flush: async (reconnected) => {
      if (sweeps >= 2) return;
      sweeps += 1;
      await inLine(() => sweep(reconnected)).finally(() => (sweeps -= 1));
    },
    retry: async (clientId) => {
      const entry = await find(clientId);
      if (entry === undefined) return;
      const again = { ...entry, refused: null };
      attempts.set(clientId, { since: now(), notBefore: now() + REST_MS, refusals: 0 });
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
