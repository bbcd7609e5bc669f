import { callServerEvents, type Signal, type SignalRefusal } from '#contract/calls.events.ts';
import type { ClientEvent } from '#contract/realtime.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Connection } from '#server/platform/realtime/connection.ts';
import { callMetrics } from './calls.metrics.ts';
import { callById, noteAlive, type CallRow } from './calls.queries.ts';
import { sideOf } from './calls.rules.ts';
import { callFor } from './present.ts';
import { judgeSignal } from './signals.ts';

/** The most signals of a connection in a call, and the most that wait to be judged. */
const MOST = { signals: 2000, waiting: 64 };

type SignalEvent = Extract<ClientEvent, { type: 'call_signal' }>;
type Alive = Extract<ClientEvent, { type: 'call_alive' }>;

/** What this instance knows of a connection in a call. */
interface Sender {
  callId: string;
  count: number;
  waiting: number;
  fingerprint: string | undefined;
  last: Promise<void>;
}

const senders = new WeakMap<Connection, Sender>();

function senderOf(connection: Connection, callId: string): Sender {
  const known = senders.get(connection);
  if (known?.callId === callId) return known;
  const sender = { callId, count: 0, waiting: 0, fingerprint: undefined, last: Promise.resolve() };
  senders.set(connection, sender);
  return sender;
}

/** Passes signals between the two connections of a call, and notes that they live. */
export function followSignals(deps: Deps): void {
  const { hub, hints, log } = deps;
  const onError = (error: unknown): void => log.error({ err: error }, 'signals of calls');

  hub.handle('call_signal', (connection, event, { userId }) => {
    const sender = senderOf(connection, event.callId);
    const refuse = (code: SignalRefusal): void =>
      hub.send(connection, { type: 'call_signal_refused', callId: event.callId, code });
    sender.count += 1;
    if (sender.count > MOST.signals || sender.waiting >= MOST.waiting) return refuse('too_many');
    sender.waiting += 1;
    const judgeLater = async (before: Promise<void>): Promise<void> => {
      await before;
      const refusal = await pass(deps, { connection, userId, event, sender });
      if (refusal !== undefined) refuse(refusal);
    };
    // The other side needs the signals in their order.
    sender.last = judgeLater(sender.last)
      .catch(onError)
      .finally(() => (sender.waiting -= 1));
  });
  hub.handle('call_alive', (connection, event, { userId }) => {
    stayAlive(deps, { connection, userId, event }).catch(onError);
  });
  hints.on('call_signal', /^[0-9a-f-]{36} \d{12} [0-9a-f-]{36} [\w-]{1,24000}$/, (value) => {
    const [callId = '', userId, connectionId = '', packed = ''] = value.split(' ');
    const signal = unpack(packed);
    if (signal !== undefined) deliver(deps, { callId, userId: Number(userId), connectionId }, signal);
  });
}

interface Sent {
  connection: Connection;
  userId: number;
  event: SignalEvent;
  sender: Sender;
}

/** Passes a signal to the other connection of its call. Returns why it may not pass. */
async function pass(deps: Deps, { connection, userId, event, sender }: Sent): Promise<SignalRefusal | undefined> {
  const { type: _type, callId, ...said } = event;
  const row = await callById(deps.db, callId);
  if (row === undefined || !isInCall(row, userId, connection.id)) return 'not_found';
  if (row.ended_at !== null || row.answered_at === null || row.callee_connection === null) return 'not_found';
  if (!row.caller_agreed || !row.callee_agreed) return 'not_agreed';
  const judged = judgeSignal(said, { isRelayed: row.is_relayed, known: sender.fingerprint });
  if ('refusal' in judged) return judged.refusal;
  sender.fingerprint = judged.fingerprint;
  const to =
    userId === row.caller_id
      ? { callId, userId: row.callee_id, connectionId: row.callee_connection }
      : { callId, userId: row.caller_id, connectionId: row.caller_connection };
  if (deliver(deps, to, judged.signal)) return undefined;
  deps.hints.publish('call_signal', `${callId} ${to.userId} ${to.connectionId} ${pack(judged.signal)}`);
  return undefined;
}

function isInCall(row: CallRow, userId: number, connectionId: string): boolean {
  const side = sideOf(row, userId);
  return side !== undefined && row[`${side}_connection`] === connectionId;
}

interface Receiver {
  callId: string;
  userId: number;
  connectionId: string;
}

/** Sends a signal to a connection of this instance. Returns false if the connection is not here. */
function deliver({ hub }: Pick<Deps, 'hub'>, { callId, userId, connectionId }: Receiver, signal: Signal): boolean {
  const connection = hub.connectionsOf(userId).find((one) => one.id === connectionId);
  if (connection === undefined) return false;
  const own = senders.get(connection);
  // The other side has another certificate, so its description cannot show the fingerprint of this one.
  const isMirrored =
    own?.callId === callId &&
    own.fingerprint !== undefined &&
    signal.description?.sdp.toUpperCase().includes(own.fingerprint) === true;
  if (!isMirrored) hub.send(connection, { type: 'call_signal', callId, ...signal });
  return true;
}

const pack = (signal: Signal): string => Buffer.from(JSON.stringify(signal)).toString('base64url');

const packedSignal = callServerEvents[2].omit({ type: true, callId: true });

function unpack(packed: string): Signal | undefined {
  try {
    const parsed = packedSignal.safeParse(JSON.parse(Buffer.from(packed, 'base64url').toString()));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Notes that a connection of a call lives. A connection that is in the call no more hears what became of the call. */
async function stayAlive(
  deps: Deps,
  { connection, userId, event: { callId, via } }: { connection: Connection; userId: number; event: Alive },
): Promise<void> {
  const { db, hub } = deps;
  const now = deps.clock.now();
  const noted = await noteAlive(db, { id: callId, userId, connection: connection.id, via, now });
  if (noted === undefined) {
    const row = await callById(db, callId);
    if (row !== undefined && sideOf(row, userId) !== undefined && row.ended_at !== null) {
      hub.send(connection, { type: 'call_changed', call: callFor(row, userId) });
    }
    return;
  }
  const { connected_at: at, connected_via: by, answered_at: from } = noted;
  if (by === null || at?.getTime() !== now.getTime() || from === null) return;
  callMetrics(deps).setup.observe({ via: by }, (at.getTime() - from.getTime()) / 1000);
}
