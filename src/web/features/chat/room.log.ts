import type { Message } from '#contract/chat.ts';

/** A message of one's own that the server has not yet shown in the log. */
export interface Pending {
  clientId: string;
  content: string;
  /** ISO time at which it was written here; shown until the server's own time is known. */
  createdAt: string;
  /** `failed`: nothing is known of it, it is tried again; `refused`: the server will not take it. */
  state: 'sending' | 'sent' | 'failed' | 'refused';
  /** The place the server gave it, once acknowledged. */
  seq: number | null;
}

/**
 * What this client holds of a room's log. `messages` are all there are up to and including `last`,
 * back to the oldest one loaded; what lies beyond a hole waits in `held` and is never shown early.
 */
export interface RoomLog {
  me: number;
  loaded: boolean;
  messages: readonly Message[];
  last: number;
  /** The highest seq heard of by any way. */
  head: number;
  held: readonly Entry[];
  hasOlder: boolean;
  pending: readonly Pending[];
}

/** One line of the log; null where the line is not a message. */
interface Entry {
  seq: number;
  message: Message | null;
}

interface Page {
  messages: readonly Message[];
  hasMore: boolean;
}

export type LogAction =
  | ({ type: 'opened'; lastSeq: number } & Page)
  | ({ type: 'filled'; afterSeq: number; lastSeq: number } & Page)
  | ({ type: 'older'; beforeSeq: number } & Page)
  | ({ type: 'entry' } & Entry)
  | { type: 'head'; seq: number }
  | { type: 'pending'; pending: Pending }
  | { type: 'state'; clientId: string; state: 'sending' | 'failed' | 'refused' }
  | { type: 'gone'; clientId: string }
  | { type: 'acked'; clientId: string; roomId: string; messageId: string; seq: number; createdAt: string }
  | { type: 'trimmed'; keep: number };

export function emptyLog(me: number): RoomLog {
  return { me, loaded: false, messages: [], last: 0, head: 0, held: [], hasOlder: false, pending: [] };
}

/** The seq after which rows are missing, or null when nothing is known to be missing. */
export function gapAfter(log: RoomLog): number | null {
  return log.loaded && log.head > log.last ? log.last : null;
}

/** The rule of the cursor: at or below it drop, next to it apply, beyond it hold. */
export function reduceLog(log: RoomLog, action: LogAction): RoomLog {
  switch (action.type) {
    case 'opened':
      return opened(log, action);
    case 'filled':
      return filled(log, action);
    case 'older':
      return older(log, action);
    case 'entry':
      return settle(hold(log, action));
    case 'head':
      return action.seq > log.head ? { ...log, head: action.seq } : log;
    case 'pending':
      return addPending(log, action.pending);
    case 'state':
      return changePending(log, action.clientId, { state: action.state });
    case 'gone':
      return without(log, ({ clientId, seq }) => clientId === action.clientId && seq === null);
    case 'acked':
      return acked(log, action);
    case 'trimmed':
      return trimmed(log, action.keep);
  }
}

/** The newest page. Too far behind to join what is held, it replaces it; otherwise it only adds. */
function opened(log: RoomLog, page: Page & { lastSeq: number }): RoomLog {
  const firstNew = page.messages[0]?.seq ?? page.lastSeq + 1;
  if (log.loaded && firstNew <= log.last + 1) return settle(append(log, page.messages, page.lastSeq));
  return settle({
    ...log,
    loaded: true,
    messages: page.messages,
    last: page.lastSeq,
    head: Math.max(log.head, page.lastSeq),
    hasOlder: page.hasMore,
  });
}

/** An answer that begins beyond the cursor (it moved back meanwhile) would leave a hole: it is not used. */
function filled(log: RoomLog, page: Page & { afterSeq: number; lastSeq: number }): RoomLog {
  if (!log.loaded || page.afterSeq > log.last) return log;
  const reached = page.hasMore ? (page.messages.at(-1)?.seq ?? log.last) : page.lastSeq;
  return settle(append(log, page.messages, reached));
}

function append(log: RoomLog, messages: readonly Message[], reached: number): RoomLog {
  const fresh = messages.filter((message) => message.seq > log.last);
  const last = Math.max(log.last, reached, fresh.at(-1)?.seq ?? 0);
  return { ...log, messages: joined(log.messages, fresh), last, head: Math.max(log.head, last) };
}

function older(log: RoomLog, page: Page & { beforeSeq: number }): RoomLog {
  if (log.messages[0]?.seq !== page.beforeSeq) return log;
  const before = page.messages.filter((message) => message.seq < page.beforeSeq);
  return withoutShown({ ...log, messages: joined(before, log.messages), hasOlder: page.hasMore });
}

function joined(before: readonly Message[], after: readonly Message[]): readonly Message[] {
  if (after.length === 0) return before;
  return before.length === 0 ? after : [...before, ...after];
}

function hold(log: RoomLog, { seq, message }: Entry): RoomLog {
  if (seq <= log.last || log.held.some((entry) => entry.seq === seq)) return log;
  const at = log.held.findIndex((entry) => entry.seq > seq);
  const held = at < 0 ? [...log.held, { seq, message }] : log.held.toSpliced(at, 0, { seq, message });
  return { ...log, held, head: Math.max(log.head, seq) };
}

/** Takes from `held` what is now next, forgets what is covered, and lets bubbles go that the log shows. */
function settle(log: RoomLog): RoomLog {
  if (!log.loaded) return log;
  let { last } = log;
  let taken = 0;
  const next: Message[] = [];
  for (const { seq, message } of log.held) {
    if (seq > last + 1) break;
    taken += 1;
    if (seq <= last) continue;
    last = seq;
    if (message !== null) next.push(message);
  }
  const messages = joined(log.messages, next);
  return withoutShown({ ...log, messages, last, held: taken === 0 ? log.held : log.held.slice(taken) });
}

function withoutShown(log: RoomLog): RoomLog {
  if (log.pending.length === 0) return log;
  const shown = new Set(log.messages.filter(({ senderId }) => senderId === log.me).map(({ clientId }) => clientId));
  return without(log, ({ clientId, seq }) => shown.has(clientId) || (seq !== null && seq <= log.last));
}

function without(log: RoomLog, isGone: (pending: Pending) => boolean): RoomLog {
  const pending = log.pending.filter((one) => !isGone(one));
  return pending.length === log.pending.length ? log : { ...log, pending };
}

function addPending(log: RoomLog, pending: Pending): RoomLog {
  if (log.pending.some(({ clientId }) => clientId === pending.clientId)) return log;
  return withoutShown({ ...log, pending: [...log.pending, pending] });
}

function changePending(log: RoomLog, clientId: string, change: Partial<Pending>): RoomLog {
  const at = log.pending.findIndex((pending) => pending.clientId === clientId);
  const found = log.pending[at];
  // What the server acknowledged cannot fail any more, whatever a late refusal of a repetition says.
  if (found === undefined || found.state === change.state || found.state === 'sent') return log;
  return { ...log, pending: log.pending.with(at, { ...found, ...change }) };
}

function acked(log: RoomLog, ack: Extract<LogAction, { type: 'acked' }>): RoomLog {
  const own = log.pending.find(({ clientId }) => clientId === ack.clientId);
  if (own === undefined) return ack.seq > log.head ? { ...log, head: ack.seq } : log;
  const { clientId, seq, createdAt } = ack;
  const message: Message = {
    id: ack.messageId,
    chatRoomId: ack.roomId,
    seq,
    senderId: log.me,
    clientId,
    content: own.content,
    messageType: 'text',
    replyTo: null,
    createdAt,
  };
  return settle(hold(changePending(log, clientId, { state: 'sent', seq, createdAt }), { seq, message }));
}

/** Lets old pages go when nobody looks at the room; they can be loaded again. */
function trimmed(log: RoomLog, keep: number): RoomLog {
  if (log.messages.length <= keep) return log;
  return { ...log, messages: log.messages.slice(-keep), hasOlder: true };
}

/** The bubbles below the log: acknowledged ones in the server's order, then the others as they were written. */
export function pendingInOrder(log: RoomLog): Pending[] {
  return log.pending.toSorted((a, b) => (a.seq ?? Infinity) - (b.seq ?? Infinity) || 0);
}
