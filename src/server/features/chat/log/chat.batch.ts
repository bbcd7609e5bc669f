import type { Message } from '#contract/chat.ts';
import type { MessageDraft, GivenGift, Written } from '#server/platform/seams/rooms.ts';
import { asSaid } from './chat.present.ts';

/** A message of which its seq does not tell all: a repeat, a reply, or one that disappears. */
interface WrittenException {
  /** The message's number in the batch, from 1. */
  n: number;
  verdict: 'new' | 'duplicate';
  seq: number;
  /** The id and the time of the stored message; null for a new one. */
  stored_id: string | null;
  stored_at: string | null;
  reply: Message['replyTo'];
  /** When the message disappears; null if it stays. */
  ends_at: string | null;
}

interface RefusedException {
  n: number;
  verdict: Exclude<Written['verdict'], WrittenException['verdict'] | 'internal'>;
}

/** The row of `writeMessages`. */
export interface BatchRow {
  /** The seq of each message that is new and no exception, else null; null for an empty batch. */
  seqs: readonly (number | null)[] | null;
  /** Null if there is none. */
  exceptions: readonly (WrittenException | RefusedException)[] | null;
  /** The rows that each step returned. */
  followed: readonly (unknown[] | null)[];
}

/** Messages to write at the time `now`; `ids` has the id of each message. */
export interface Batch {
  drafts: readonly MessageDraft[];
  ids: readonly string[];
  now: Date;
}

/** Returns the parameters of `writeMessages`. */
export function valuesOf({ drafts, ids, now }: Batch): unknown[] {
  return [
    drafts.map(({ roomId }) => roomId),
    drafts.map(({ senderId }) => senderId),
    drafts.map(({ clientId }) => clientId),
    ids,
    drafts.map(({ content }) => content),
    drafts.map(({ replyTo }) => replyTo ?? null),
    now.toISOString(),
    drafts.map(thingsOf),
  ];
}

/** Returns the attachments of a message as JSON; null if it has none. */
function thingsOf({ pictures, voice, gif, gift, offer }: MessageDraft): string | null {
  if (gift !== undefined) return JSON.stringify({ gift } satisfies { gift: GivenGift });
  return (pictures ?? voice ?? gif ?? offer) === undefined ? null : JSON.stringify({ pictures, voice, gif, offer });
}

/** Returns the result of each message of a batch, as its sender sees it. */
export function writtenOf(row: BatchRow | undefined, { drafts, ids, now }: Batch): Written[] {
  const exceptions = new Map(row?.exceptions?.map((one) => [one.n, one]));
  const time = now.toISOString();
  return drafts.map((draft, index) => {
    const own = { id: ids[index] ?? '', createdAt: time };
    const seq = row?.seqs?.[index];
    if (typeof seq === 'number') return { verdict: 'new', message: messageOf(draft, { ...own, seq, replyTo: null }) };
    const one = exceptions.get(index + 1);
    if (one === undefined) return { verdict: 'internal' };
    if (!('seq' in one)) return { verdict: one.verdict };
    const { stored_id: id, stored_at: at, ends_at: end, seq: found, reply: replyTo } = one;
    const createdAt = at === null ? time : new Date(at).toISOString();
    const message = messageOf(draft, { id: id ?? own.id, seq: found, createdAt, replyTo });
    return {
      verdict: one.verdict,
      message: end === null ? message : { ...message, endsAt: new Date(end).toISOString() },
    };
  });
}

function messageOf(
  draft: MessageDraft,
  { id, seq, replyTo, createdAt }: Pick<Message, 'id' | 'seq' | 'replyTo' | 'createdAt'>,
): Message {
  const { roomId: chatRoomId, senderId, clientId, content } = draft;
  return { id, chatRoomId, seq, senderId, clientId, content, ...asSaid(draft, true), replyTo, createdAt };
}
