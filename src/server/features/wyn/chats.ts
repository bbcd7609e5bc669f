import { interests } from '#content/interests.ts';
import { seedFrom } from '#content/seeded-rng.ts';
import type { Message, Room } from '#contract/chat.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { Language } from '#contract/languages.ts';
import type { WynAsk } from '#contract/wyn.ts';
import { pageFor } from '#server/features/chat/chat.ts';
import { roomFor } from '#server/features/chat/rooms.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { ChatLine } from './asking.ts';
import { graveIn } from './grave.ts';
import type { Knowledge } from './knowledge.ts';
import { allowedRooms } from './rooms.queries.ts';
import type { ChatsRead, ReadChat } from './waiting.ts';
import type { read as readWaiting } from './waiting.reader.ts';
import type { read as readWish } from './wish.reader.ts';

/** The number of a chat's newest lines that Wyn reads for what comes next. */
export const LINES_READ = 12;
/** The number of allowed chats that are read for an answer, those with the newest lines first. */
const CHATS_READ = 10;
/** A line older than this waits for nothing any more. */
const WAITS_MS = 14 * DAY_MS;
/** The most lines of one chat that are searched for what the person has sent, and the lines of one reading. */
const SEARCHED = 1000;
const PAGE = 200;

interface ChatsWanted {
  userId: number;
  ask: Pick<WynAsk, 'message' | 'chatHistory'>;
  knowledge: Knowledge;
  /** The language of the person's pages. */
  language: Language;
}

/**
 * Reads the chats that the person lets Wyn read, if the message asks for words to somebody. The person's own rights
 * decide which lines are read, and nothing of them is stored.
 */
export async function chatsFor(deps: Deps, { userId, ask, knowledge, language }: ChatsWanted): Promise<ChatsRead> {
  const ids = await allowedRooms(deps.db, { userId, limit: CHATS_READ });
  const none = { readable: ids.length, waiting: [], sent: [], isNamed: false };
  if (ids.length === 0) return none;
  const turn = { message: ask.message, history: ask.chatHistory, knowledge, language };
  const wish = await deps.reading.ask<typeof readWish>(WISH, turn);
  if (wish === undefined || wish === null) return none;
  const found = await Promise.all(ids.map((roomId) => chatThatWaits(deps, { userId, roomId })));
  const chats = found.filter((chat) => chat !== undefined);
  const waiting = await deps.reading.ask<typeof readWaiting>(WAITING, { chats, seed: seedFrom(deps.rng) });
  const { chatRoomId, isNamed } = wish;
  const isReadable = chatRoomId !== undefined && ids.includes(chatRoomId);
  const sent = isReadable ? await sentIn(deps, { userId, roomId: chatRoomId }) : [];
  return { ...none, waiting: waiting ?? [], sent, isNamed };
}

const WISH = new URL('wish.reader.ts', import.meta.url);
const WAITING = new URL('waiting.reader.ts', import.meta.url);

interface ChatKey {
  userId: number;
  roomId: string;
}

/** Returns a chat of two people whose last line is the other person's; undefined for any other, or one that is closed. */
async function chatThatWaits(deps: Deps, { userId, roomId }: ChatKey): Promise<ReadChat | undefined> {
  const now = deps.clock.now();
  const room = await roomFor(deps.db, { viewerId: userId, now }, roomId).catch(absent);
  if (room?.roomType !== 'direct' || !room.canSend || room.request !== null) return undefined;
  if (room.otherUser === null || room.otherUser.isSeedUser) return undefined;
  const { messages } = await pageFor(deps.db, userId, { roomId, limit: LINES_READ, ...NEWEST });
  const shown = messages.filter((message) => isShown(message) && message.messageType !== 'notice');
  const last = shown.at(-1);
  if (last === undefined || last.senderId === userId) return undefined;
  if (now.getTime() - new Date(last.createdAt).getTime() > WAITS_MS) return undefined;
  const lines = shown.map((line) => lineOf(line, userId));
  const grave = await graveIn(deps, lines);
  // Nobody owes an answer to a threat, and after words of the person's own, the chat itself has the numbers.
  if (grave !== undefined && (grave.isOwn || grave.lines.length === 0)) return undefined;
  const key = { name: room.name, chatRoomId: roomId, at: last.createdAt };
  return { ...key, lines, shared: sharedIn(room), grave: grave?.lines.map(({ text }) => text) };
}

function absent(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined;
  throw error;
}

const NEWEST = { afterSeq: undefined, beforeSeq: undefined } as const;

const isShown = ({ isHidden, isDeleted }: Message): boolean => isHidden !== true && isDeleted !== true;

/** Returns whether a line is text that can be read. */
export const isRead = (message: Message): boolean => message.messageType === 'text' && isShown(message);

/** Returns a line; one without words, such as a picture, has an empty text. */
const lineOf = (message: Message, userId: number): ChatLine => ({
  isMine: message.senderId === userId,
  text: isRead(message) ? message.content : '',
});

export const sharedIn = ({ matchData }: Room) =>
  (matchData?.sharedInterests ?? []).flatMap((shown) => interests.find(({ name }) => name === shown) ?? []);

/** Returns what the person has sent in a chat, as far as they can read it and within its last thousand lines. */
export async function sentIn({ db }: Pick<Deps, 'db'>, { userId, roomId }: ChatKey): Promise<string[]> {
  const sent: string[] = [];
  let beforeSeq: number | undefined;
  for (let read = 0; read < SEARCHED; read += PAGE) {
    const { messages, hasMore } = await pageFor(db, userId, { roomId, limit: PAGE, afterSeq: undefined, beforeSeq });
    const own = messages.filter((message) => message.senderId === userId && isRead(message));
    sent.push(...own.map(({ content }) => content));
    beforeSeq = messages[0]?.seq;
    if (!hasMore || beforeSeq === undefined) break;
  }
  return sent;
}
