import type { MessagePicture } from '#contract/chat.pictures.ts';
import type { MessageGif } from '#contract/gifs.ts';
import type { MessageVoice } from '#contract/chat.voice.ts';
import type { Message, ReplyReference } from '#contract/chat.ts';
import {
  around,
  clearedPast,
  isStale,
  meet,
  newerPast,
  olderPast,
  shownOf,
  type Past,
  type PastPage,
} from './room.past.ts';
import { withoutTaken, type Erasures } from './room.taken.ts';

/** The person's own message before the log shows it. */
export interface Pending {
  clientId: string;
  content: string;
  pictures?: MessagePicture[] | undefined;
  voice?: MessageVoice | undefined;
  gif?: MessageGif | undefined;
  /** The quote of the message to which this message replies. */
  replyTo: ReplyReference | null;
  /** The ISO time of writing on this device, shown until the server's time is known. */
  createdAt: string;
  /** `failed`: unconfirmed, but sent again. `refused`: the server does not accept it. `asked`: the person decides. */
  state: 'sending' | 'sent' | 'failed' | 'refused' | 'asked';
  /** The error code of the refusal, if there is one. */
  refusal: string | null;
  /** The seq of the message, once it is acknowledged. */
  seq: number | null;
}

/**
 * The client's copy of a room's log. `messages` has all messages from the oldest loaded one up to the line `last`.
 * Lines beyond a gap wait in `held` and are not shown early. Before the first page no line is held.
 */
export interface RoomLog {
  me: number;
  loaded: boolean;
  messages: readonly Message[];
  last: number;
  /** The highest known seq, from any source. */
  head: number;
  held: readonly LogEntry[];
  hasOlder: boolean;
  pending: readonly Pending[];
  /** Messages that later lines changed, by seq, so that an older page cannot restore an old copy. */
  changed: ReadonlyMap<number, Message>;
  taken: Erasures;
  /** The messages that are shown instead of `messages` after a jump far back. */
  past: Past | null;
  /** The head of the log when it was opened. This client has every change of a message that a later line made. */
  openedAt: number;
}

/** One line of the log. `message` is null if the line is no message. */
export interface LogEntry {
  seq: number;
  message: Message | null;
  /** The message that the line changes, if any. */
  changed?: Message | null;
  /** The person whose earlier messages this line erases from the room. */
  takenBy?: number | undefined;
}

interface Taking {
  userId: number;
  seq: number;
}

interface LogPage {
  messages: readonly Message[];
  /** Messages before the page that lines of the page changed. */
  changed?: readonly Message[];
  taken?: readonly Taking[] | undefined;
  hasMore: boolean;
}

export type LogAction =
  | ({ type: 'opened'; lastSeq: number } & LogPage)
  | ({ type: 'filled'; afterSeq: number; lastSeq: number } & LogPage)
  | ({ type: 'older'; beforeSeq: number } & PastPage)
  | ({ type: 'around' } & PastPage)
  | ({ type: 'newer'; afterSeq: number } & PastPage)
  /** Shows the end of the log again. */
  | { type: 'present' }
  | ({ type: 'entry' } & LogEntry)
  /** The response to the person's own change of a message. */
  | { type: 'changed'; message: Message }
  | { type: 'head'; seq: number }
  | { type: 'pending'; pending: Pending }
  | { type: 'state'; clientId: string; state: 'sending' | 'failed' | 'refused' | 'asked'; refusal?: string | null }
  | { type: 'gone'; clientId: string }
  | {
      type: 'acked';
      clientId: string;
      roomId: string;
      messageId: string;
      seq: number;
      createdAt: string;
      endsAt?: string | undefined;
    }
  | { type: 'trimmed'; keep: number }
  | { type: 'cleared'; seq: number };

export function emptyLog(me: number): RoomLog {
  return {
    me,
    loaded: false,
    messages: [],
    last: 0,
    head: 0,
    held: [],
    hasOlder: false,
    pending: [],
    changed: new Map(),
    taken: new Map(),
    past: null,
    openedAt: 0,
  };
}

/** Returns the seq after which lines are missing, or null when none is known to be missing. */
export function gapAfter(log: RoomLog): number | null {
  return log.loaded && log.head > log.last ? log.last : null;
}

/** Applies an action. Lines up to the cursor `last` are dropped, the next line is applied, and later lines are held. */
export function reduceLog(log: RoomLog, action: LogAction): RoomLog {
  switch (action.type) {
    case 'opened':
      return opened(log, action);
    case 'filled':
      return filled(log, action);
    case 'older':
      return log.past === null
        ? meet(older(log, action))
        : olderPast(amended(log, action.messages), log.past, renewed(log, action));
    case 'around':
      return around(amended(log, action.messages), renewed(log, action));
    case 'newer':
      return newerPast(amended(log, action.messages), renewed(log, action));
    case 'present':
      return { ...log, past: null };
    case 'entry':
      return settle(hold(confirmed(log, action.message), action));
    case 'changed':
      return amended(log, [action.message]);
    case 'head':
      return withHead(log, action.seq);
    case 'pending':
      return addPending(log, action.pending);
    case 'state':
      return changePending(log, action.clientId, { state: action.state, refusal: action.refusal ?? null });
    case 'gone':
      return without(log, ({ clientId, seq }) => clientId === action.clientId && seq === null);
    case 'acked':
      return acked(log, action);
    case 'trimmed':
      return trimmed(log, action.keep);
    case 'cleared':
      return cleared(log, action.seq);
  }
}

/** Returns the newer of two copies of a message. */
const newer = (a: Message, b: Message | undefined): Message =>
  b !== undefined && (b.changedSeq ?? 0) > (a.changedSeq ?? 0) ? b : a;

/** Returns the newest known copies of messages, without what people erased (`Erasures`). */
export function newest({ changed, taken }: RoomLog, messages: readonly Message[]): Message[] {
  return messages.flatMap((message) => withoutTaken(newer(message, changed.get(message.seq)), taken));
}

/** Returns the page with the newest known copy of each message. */
function renewed<T extends LogPage>(log: RoomLog, page: T): T {
  return { ...page, messages: newest(log, page.messages) };
}

/** Replaces older copies of messages and removes what people erased. Remembers both for later pages. */
function amended(log: RoomLog, copies: readonly Message[], takings: readonly Taking[] = []): RoomLog {
  const later = copies.filter(
    (copy) => copy.changedSeq !== undefined && copy.changedSeq > (log.changed.get(copy.seq)?.changedSeq ?? 0),
  );
  if (later.length + takings.length === 0) return log;
  const changed = new Map(log.changed);
  for (const copy of later) changed.set(copy.seq, copy);
  const taken = new Map(log.taken);
  for (const { userId, seq } of takings) taken.set(userId, seq);
  const next = { ...log, changed, taken };
  const past = log.past && { ...log.past, messages: newest(next, log.past.messages) };
  // A past that had only erased notices becomes null.
  return { ...next, messages: newest(next, log.messages), past: clearedPast(past, 0) };
}

/** Applies the newest page, which replaces a log that it does not overlap. An overlapping log goes on from its end. */
function opened(log: RoomLog, page: LogPage & { lastSeq: number }): RoomLog {
  const firstNew = page.messages[0]?.seq ?? page.lastSeq + 1;
  const known = amended(log, page.messages);
  const head = Math.max(log.head, page.lastSeq);
  if (log.loaded && firstNew <= log.last + 1) return { ...known, head };
  return settle({
    ...known,
    loaded: true,
    messages: newest(known, page.messages),
    last: page.lastSeq,
    head,
    hasOlder: page.hasMore,
    // The past is dropped, because changes of its messages within the gap are unknown.
    past: null,
    openedAt: page.lastSeq,
  });
}

/** Applies missing lines. Ignores a response that begins beyond the cursor (which has moved back), to avoid a gap. */
function filled(log: RoomLog, page: LogPage & { afterSeq: number; lastSeq: number }): RoomLog {
  if (!log.loaded || page.afterSeq > log.last) return log;
  const reached = page.hasMore ? (page.messages.at(-1)?.seq ?? log.last) : page.lastSeq;
  const copies = [...page.messages, ...(page.changed ?? [])];
  const known = withHead(amended(log, copies, page.taken), page.lastSeq);
  return settle(append(known, page.messages, reached));
}

function append(log: RoomLog, messages: readonly Message[], reached: number): RoomLog {
  const fresh = messages.filter((message) => message.seq > log.last);
  const last = Math.max(log.last, reached, fresh.at(-1)?.seq ?? 0);
  return { ...log, messages: joined(log.messages, newest(log, fresh)), last, head: Math.max(log.head, last) };
}

function older(log: RoomLog, page: PastPage & { beforeSeq: number }): RoomLog {
  if (isStale(log, page) || log.messages[0]?.seq !== page.beforeSeq) return log;
  const known = amended(log, page.messages);
  const before = page.messages.filter((message) => message.seq < page.beforeSeq);
  return withoutShown({ ...known, messages: joined(newest(known, before), known.messages), hasOlder: page.hasMore });
}

function joined(before: readonly Message[], after: readonly Message[]): readonly Message[] {
  if (after.length === 0) return before;
  return before.length === 0 ? after : [...before, ...after];
}

function withHead(log: RoomLog, seq: number): RoomLog {
  return seq > log.head ? { ...log, head: seq } : log;
}

function hold(log: RoomLog, entry: LogEntry): RoomLog {
  const { seq } = entry;
  // The first page, or a request after it, brings this line. A room that is never opened would keep all its lines.
  if (!log.loaded) return withHead(log, seq);
  if (seq <= log.last || log.held.some((held) => held.seq === seq)) return log;
  const at = log.held.findIndex((held) => held.seq > seq);
  const held = at < 0 ? [...log.held, entry] : log.held.toSpliced(at, 0, entry);
  return { ...log, held, head: Math.max(log.head, seq) };
}

/** Applies the next lines in `held`, drops lines already applied, and removes bubbles whose messages the log shows. */
function settle(log: RoomLog): RoomLog {
  if (!log.loaded) return log;
  let { last } = log;
  let taken = 0;
  const next: Message[] = [];
  const copies: Message[] = [];
  const takings: Taking[] = [];
  for (const { seq, message, changed, takenBy } of log.held) {
    if (seq > last + 1) break;
    taken += 1;
    if (seq <= last) continue;
    last = seq;
    if (message !== null) next.push(message);
    if (changed) copies.push(changed);
    if (takenBy !== undefined) takings.push({ userId: takenBy, seq });
  }
  const messages = joined(log.messages, newest(log, next));
  const held = taken === 0 ? log.held : log.held.slice(taken);
  return withoutShown(amended({ ...log, messages, last, held }, copies, takings));
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
  // An acknowledged message can no longer fail, even if a repetition of it is refused later.
  if (found === undefined || found.state === change.state || found.state === 'sent') return log;
  return { ...log, pending: log.pending.with(at, { ...found, ...change }) };
}

/** Marks an own message as sent when it arrives as a line of the log, even if the log is not loaded. */
function confirmed(log: RoomLog, message: Message | null): RoomLog {
  if (message === null || message.senderId !== log.me) return log;
  const { clientId, seq, createdAt } = message;
  return changePending(log, clientId, { state: 'sent', seq, createdAt });
}

function acked(log: RoomLog, ack: Extract<LogAction, { type: 'acked' }>): RoomLog {
  const own = log.pending.find(({ clientId }) => clientId === ack.clientId);
  if (own === undefined) return withHead(log, ack.seq);
  const { clientId, seq, createdAt, endsAt } = ack;
  const message: Message = {
    id: ack.messageId,
    chatRoomId: ack.roomId,
    seq,
    senderId: log.me,
    clientId,
    content: own.content,
    ...saidBy(own),
    replyTo: own.replyTo,
    createdAt,
    ...(endsAt !== undefined && { endsAt }),
  };
  return settle(hold(changePending(log, clientId, { state: 'sent', seq, createdAt }), { seq, message }));
}

/** Returns the type of a message and its attachments. */
function saidBy({ pictures, voice, gif }: Pending): Pick<Message, 'messageType' | 'pictures' | 'voice' | 'gif'> {
  if (voice !== undefined) return { messageType: 'voice', voice };
  if (gif !== undefined) return { messageType: 'gif', gif };
  return pictures === undefined ? { messageType: 'text' } : { messageType: 'image', pictures };
}

/** Drops old pages of a room without a screen; they can be loaded again. */
function trimmed(log: RoomLog, keep: number): RoomLog {
  if (log.messages.length <= keep) return log.past === null ? log : { ...log, past: null };
  return { ...log, past: null, messages: log.messages.slice(-keep), hasOlder: true };
}

/** Drops the lines that the person cleared; nothing older is left to load. */
function cleared(log: RoomLog, seq: number): RoomLog {
  const [first] = shownOf(log).messages;
  if (first === undefined || first.seq > seq) return log;
  return {
    ...log,
    past: clearedPast(log.past, seq),
    messages: log.messages.filter((message) => message.seq > seq),
    hasOlder: false,
  };
}

/** Returns the bubbles below the log: acknowledged ones by their seq, then the others in the order of writing. */
export function pendingInOrder(log: RoomLog): Pending[] {
  return log.pending.toSorted((a, b) => (a.seq ?? Infinity) - (b.seq ?? Infinity) || 0);
}
