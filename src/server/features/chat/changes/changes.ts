import type { Message } from '#contract/chat.ts';
import { announceRoom } from '#server/features/chat/log/announce.ts';
import { presentMessage } from '#server/features/chat/log/chat.present.ts';
import { messageOf, type EventPayload } from '#server/features/chat/log/log.queries.ts';
import { refusalOf } from '#server/features/chat/log/refusals.ts';
import type { NewId } from '#server/platform/clock.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  advanceHead,
  insertChangeLines,
  lockHead,
  messageForChange,
  patchMessage,
  patchQuotes,
  quotesOf,
  type ChangeLine,
  type FoundMessage,
  type ChangeRecord,
} from './changes.queries.ts';

/** A change to a message. */
export interface MessageChange extends ChangeRecord {
  /** The fields that the message loses. */
  drop?: readonly (keyof EventPayload)[];
  /** The fields that the message gets. */
  set?: EventPayload;
  /** True when the quotes of the message change too. */
  inQuotes?: true;
}

interface LogPosition {
  roomId: string;
  seq: number;
  /** The last seq of the room, read under the room's lock. */
  head: number;
  now: Date;
  newId: NewId;
}

/** The seq and the id of a line of the log. */
type ChangeLineKey = Pick<ChangeLine, 'line' | 'id'>;

/**
 * Changes a message, which keeps its seq. One line of the log announces the change of the message. Each message that
 * quotes it gets a further line. Clients keep the copy with the higher `changedSeq`. Returns the first line. The caller
 * holds the room's lock, and announces the room after the commit.
 */
export async function writeChange(trx: Trx, place: LogPosition, change: MessageChange): Promise<ChangeLineKey> {
  const { roomId, seq, head, now, newId } = place;
  const quotes = change.inQuotes === true ? await quotesOf(trx, place) : [];
  const own = { line: head + 1, id: newId() };
  const others = quotes.map((one, at) => ({ seq: one, line: own.line + 1 + at, id: newId() }));
  await patchMessage(trx, { roomId, seq, line: own.line, drop: change.drop ?? [], set: change.set ?? {} });
  if (others.length > 0) await patchQuotes(trx, { roomId, seq, lines: others });
  await insertChangeLines(trx, { roomId, lines: [{ ...own, seq }, ...others], said: change, now });
  await advanceHead(trx, { roomId, by: 1 + others.length });
  return own;
}

export type Changing = Pick<Deps, 'db' | 'clock' | 'newId' | 'hints'>;

/** A message, and the member who wants to change it. */
export interface MessageWish {
  roomId: string;
  messageId: string;
  userId: number;
  /** The refusals to write that do not prevent this change. */
  evenRefused?: ReadonlySet<string>;
}

/** A message under its room's lock. */
export interface HeldMessage {
  place: LogPosition;
  message: FoundMessage;
}

/**
 * Makes a member's change of a message under the room's lock and announces the room; `write` returns false when nothing
 * changes. Refuses a member who may not write in the room, with the errors of sending. The refusals in `evenRefused` do
 * not count. Returns the message as the member reads it afterwards.
 */
export async function changeMessage(
  deps: Changing,
  wish: MessageWish,
  write: (trx: Trx, held: HeldMessage) => Promise<boolean>,
): Promise<Message> {
  const { db, clock, newId } = deps;
  const { roomId } = wish;
  const now = clock.now();
  const isChanged = await inTransaction(db, async (trx) => {
    const head = await lockHead(trx, roomId);
    const message = await messageForChange(trx, { ...wish, now });
    if (head === undefined || message === undefined) throw new AppError('not_found');
    if (message.refusal !== null && wish.evenRefused?.has(message.refusal) !== true) throw refusalOf(message.refusal);
    return write(trx, { place: { roomId, seq: message.seq, head, now, newId }, message });
  });
  if (isChanged) announceRoom(deps, roomId);
  return messageFor(db, wish);
}

/** Returns a message as a member reads it; throws `not_found` for anybody else. */
export async function messageFor(db: Db, wish: MessageWish): Promise<Message> {
  const found = await messageOf(db, wish);
  if (found === undefined) throw new AppError('not_found');
  return presentMessage(found, { userId: wish.userId, joined: found.joined_seq });
}
