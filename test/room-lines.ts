import { TAKEN_MESSAGE, type Message } from '#contract/chat.ts';
import type { LogAction } from '#web/features/chat/state/room.log.ts';

export const ME = 100_000_000_001;
const OTHER = 100_000_000_002;
const ROOM = '018f0000-0000-7000-8000-000000000000';

const PLAN = { title: 'Tea', startsAt: '2030-05-24T17:00:00.000Z', zone: 'UTC', place: '' };
const PARTY = { quizId: 'aura', version: 1, answered: 0, waiting: 0, showsAt: '2030-05-24T17:00:00.000Z' } as const;

export const uuid = (n: number): string => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export function messageAt(seq: number, mine: boolean): Message {
  return {
    id: uuid(1_000_000 + seq),
    chatRoomId: ROOM,
    seq,
    senderId: mine ? ME : OTHER,
    clientId: uuid(seq),
    content: `line ${seq}`,
    messageType: 'text',
    replyTo: null,
    createdAt: new Date(seq * 1000).toISOString(),
  };
}

/** The kinds of changes to an earlier message. After `quote`, the text that the message quotes is different. */
export const changes = [
  'hide',
  'edit',
  'delete',
  'react',
  'unreact',
  'quote',
  'unwrap',
  'plan',
  'party',
  'pin',
  'unpin',
] as const;
type ChangeKind = (typeof changes)[number];

/**
 * The kind of a line of the stored log 1…n. Some kinds are messages, and a change concerns an earlier message. `taken`
 * erases all earlier messages of the other person. A log has at most one `taken` line.
 */
export type LogLineKind = 'mine' | 'theirs' | 'gift' | 'notice' | 'other' | 'taken' | ChangeKind;

const isMessage = (line: LogLineKind): boolean => /^(?:mine|theirs|gift|notice)$/.test(line);

/** Returns a gift that the reader received. The gift is wrapped until a line unwraps it. */
function giftAt(seq: number): Message {
  const gift = { receiverId: ME, giftType: null, message: '' };
  return { ...messageAt(seq, false), messageType: 'gift', gift };
}

/** Returns a notice that the other person renamed the room. */
const noticeAt = (seq: number): Message => ({
  ...messageAt(seq, false),
  messageType: 'notice',
  notice: { kind: 'renamed', userIds: [], text: `name ${seq}` },
});

const isChange = (line: LogLineKind | undefined): line is ChangeKind => (changes as readonly unknown[]).includes(line);

/** Returns the message as it is after a change by the line `seq`. */
function changeTo(last: Message, change: ChangeKind, seq: number): Message {
  const { isHidden, reactions = {}, myReactions: _, ...rest } = last;
  const { gift, pinnedSeq: _pinned, ...withoutGift } = rest;
  const { pinnedSeq: _own, ...unpinned } = last;
  const copy = { ...last, changedSeq: seq };
  if (last.isDeleted === true) return copy;
  const quote = { messageId: uuid(1), seq: 1, senderId: OTHER, content: `quoted ${seq}` };
  switch (change) {
    case 'hide':
      return isHidden === true ? { ...rest, reactions, changedSeq: seq } : { ...copy, isHidden: true };
    case 'edit':
      return { ...copy, content: `edited ${seq}`, editedAt: new Date(seq * 1000).toISOString() };
    case 'delete':
      return { ...withoutGift, content: '', isDeleted: true, replyTo: null, changedSeq: seq };
    case 'react':
      return { ...copy, reactions: { ...reactions, '👍': (reactions['👍'] ?? 0) + 1 }, myReactions: ['👍'] };
    case 'unreact':
      return { ...rest, changedSeq: seq };
    case 'plan':
      return { ...copy, plan: { ...PLAN, answers: { going: seq, maybe: 0, no: 0 } } };
    case 'party':
      return { ...copy, party: { ...PARTY, answered: seq } };
    case 'quote':
      return { ...copy, replyTo: quote };
    case 'pin':
      return { ...copy, pinnedSeq: seq };
    case 'unpin':
      return { ...unpinned, changedSeq: seq };
    case 'unwrap':
      return gift === undefined ? copy : { ...copy, gift: { ...gift, unwrappedAt: copy.createdAt } };
  }
}

/** Returns a list with the message as the `taken` line `seq` leaves it. The list is empty if nothing changes. */
function takenFrom(last: Message, seq: number): Message[] {
  const { id, chatRoomId, senderId, clientId, createdAt } = last;
  const kept = { id, chatRoomId, seq: last.seq, senderId, clientId, createdAt };
  if (senderId === OTHER)
    return [{ ...kept, content: TAKEN_MESSAGE, messageType: 'text', replyTo: null, changedSeq: seq }];
  return last.replyTo?.senderId === OTHER ? [{ ...last, replyTo: null, changedSeq: seq }] : [];
}

function firstCopyAt(line: LogLineKind, seq: number): Message {
  if (line === 'gift') return giftAt(seq);
  return line === 'notice' ? noticeAt(seq) : messageAt(seq, line === 'mine');
}

/** Returns all versions of each message, oldest first, by the message's seq. */
export function copiesOf(lines: readonly LogLineKind[]): Map<number, Message[]> {
  const copies = new Map<number, Message[]>();
  for (const [index, line] of lines.entries()) {
    const seq = index + 1;
    if (isMessage(line)) copies.set(seq, [firstCopyAt(line, seq)]);
    for (const all of line === 'taken' ? copies.values() : []) {
      const last = all.at(-1);
      if (last !== undefined && last.messageType !== 'notice') all.push(...takenFrom(last, seq));
    }
    const about = isChange(line) ? targetOf(copies, seq) : undefined;
    const last = about?.at(-1);
    if (isChange(line) && last !== undefined) about?.push(changeTo(last, line, seq));
  }
  return copies;
}

/** Returns the versions of the message that the line `seq` changes, or undefined. No line changes a notice. */
function targetOf(copies: ReadonlyMap<number, Message[]>, seq: number): Message[] | undefined {
  const all = [...copies.values()].filter(([first]) => first?.messageType !== 'notice');
  return all[(seq * 7) % Math.max(1, all.length)];
}

/** Returns whether the line is a notice that a later `taken` line removed. */
export const isGone = (lines: readonly LogLineKind[], seq: number): boolean =>
  lines[seq - 1] === 'notice' && lines.indexOf('taken') >= seq;

export const messagesOf = (lines: readonly LogLineKind[]): Message[] =>
  [...copiesOf(lines).values()].flatMap((copies) => copies.at(-1) ?? []).filter(({ seq }) => !isGone(lines, seq));

/** Returns the present version of the message that a line changes. Returns null if the line changes no message. */
export function changedBy(lines: readonly LogLineKind[], seq: number): Message | null {
  if (!isChange(lines[seq - 1])) return null;
  const about = targetOf(copiesOf(lines.slice(0, seq - 1)), seq)?.[0]?.seq;
  return messagesOf(lines).find((message) => message.seq === about) ?? null;
}

export const openedAt = (lines: readonly LogLineKind[], limit: number): LogAction => {
  const all = messagesOf(lines);
  return { type: 'opened', messages: all.slice(-limit), lastSeq: lines.length, hasMore: all.length > limit };
};

export function filledAt(lines: readonly LogLineKind[], afterSeq: number, limit: number): LogAction {
  const all = messagesOf(lines);
  const after = all.filter(({ seq }) => seq > afterSeq);
  // `changed` has each message that a line changed. For a `taken` line, the page names only the erased person.
  const about = new Set(lines.map((_, at) => (at < afterSeq ? undefined : changedBy(lines, at + 1)?.seq)));
  const changed = all.filter(({ seq }) => seq <= afterSeq && about.has(seq));
  const messages = after.slice(0, limit);
  const hasMore = after.length > limit;
  const seq = lines.indexOf('taken') + 1;
  const isWithin = seq > afterSeq && (!hasMore || seq <= (messages.at(-1)?.seq ?? 0));
  const taken = isWithin ? [{ userId: OTHER, seq }] : [];
  return { type: 'filled', afterSeq, messages, changed, taken, lastSeq: lines.length, hasMore };
}

const copyAt = (lines: readonly LogLineKind[], seq: number): Message | null =>
  messagesOf(lines).find((message) => message.seq === seq) ?? null;

/** Returns a line as the socket delivers it, with the present version of its message. */
export function entryAt(lines: readonly LogLineKind[], seq: number): LogAction {
  const takenBy = lines[seq - 1] === 'taken' ? OTHER : undefined;
  return { type: 'entry', seq, message: copyAt(lines, seq), changed: changedBy(lines, seq), takenBy };
}

export function ackOf(seq: number): LogAction {
  const { id, createdAt, clientId } = messageAt(seq, true);
  return { type: 'acked', clientId, roomId: ROOM, messageId: id, seq, createdAt };
}

export const pendingOf = (seq: number): LogAction => ({
  type: 'pending',
  pending: {
    clientId: uuid(seq),
    content: `line ${seq}`,
    replyTo: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    state: 'sending',
    refusal: null,
    seq: null,
  },
});
