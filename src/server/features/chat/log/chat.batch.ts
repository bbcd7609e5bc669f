import type { Message } from '#contract/chat.ts';
import type { MessageDraft, GivenGift, Written } from '#server/platform/seams/rooms.ts';
import { asSaid } from './chat.present.ts';

interface RowOfAny {
  n: number;
  stored_id: string | null;
  stored_at: Date | null;
  reply: Message['replyTo'];
  /** When the message disappears; null if it stays. */
  ends_at: Date | null;
  /** The rows that each step returned, in the first row of the batch; null in the other rows. */
  followed: (unknown[] | null)[] | null;
}

interface WrittenRow extends RowOfAny {
  verdict: 'new' | 'duplicate';
  seq: number;
}

interface RefusedRow extends RowOfAny {
  verdict: Exclude<Written['verdict'], WrittenRow['verdict'] | 'internal'>;
}

/** A row of `writeMessages`. */
export type VerdictRow = WrittenRow | RefusedRow;

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

/** Returns the result of one message of a batch, as its sender sees it. */
export function writtenOf(
  row: VerdictRow,
  { draft, id, now }: { draft: MessageDraft; id: string; now: Date },
): Written {
  if (row.verdict !== 'new' && row.verdict !== 'duplicate') return { verdict: row.verdict };
  const message: Message = {
    id: row.stored_id ?? id,
    chatRoomId: draft.roomId,
    seq: row.seq,
    senderId: draft.senderId,
    clientId: draft.clientId,
    content: draft.content,
    ...asSaid(draft, true),
    replyTo: row.reply,
    createdAt: (row.stored_at ?? now).toISOString(),
    ...(row.ends_at !== null && { endsAt: row.ends_at.toISOString() }),
  };
  return { verdict: row.verdict, message };
}
