import { listChats } from '#contract/chat.list.ts';
import { sendMessage } from '#contract/chat.ts';
import { HOUR_MS } from '#contract/durations.ts';
import {
  joinTrending,
  listTrending,
  previewTrending,
  trendingQuestion,
  type TrendingId,
  type TrendingRoom,
} from '#contract/trending.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { invalidate, useRead } from '#web/platform/calls/query.ts';
import { addToDraft } from '#web/platform/drafts/draft.adding.ts';
import { useChats } from '#web/parts/rooms/chats.data.ts';
import { unreadIn } from '#web/parts/rooms/chats.order.ts';

/** How often the rooms are read again. Sockets carry the lines of joined rooms only. */
const LIST_MS = 30_000;
const PREVIEW_MS = 10_000;

/** Reads the trending rooms: at each visit, and while the page is open. */
export function useTrending() {
  return useRead(listTrending, {}, { staleTime: 0, refetchInterval: LIST_MS });
}

/** Reads along in a room. */
export function usePreview(id: TrendingId) {
  return useRead(previewTrending, { params: { trendingId: id } }, { staleTime: 0, refetchInterval: PREVIEW_MS });
}

/** Reads the house's question in a hall that the person is in. */
export function useQuestion(roomId: string) {
  return useRead(trendingQuestion, { params: { roomId } }, { staleTime: HOUR_MS });
}

/** Joins a trending room. Returns the id of its chat. */
export async function enterTrending(trendingId: TrendingId): Promise<string> {
  const { id } = await call(joinTrending, { body: { trendingId } });
  await Promise.all([invalidate(listChats), invalidate(listTrending)]);
  return id;
}

/** Returns how much the person has not read in a hall; 0 before the list of chats is read, and outside a hall. */
export function useUnread(roomId: string | null): { count: number; isMuted: boolean } {
  const room = useChats().data?.chats.find(({ id }) => id === roomId);
  return room === undefined ? { count: 0, isMuted: false } : { count: unreadIn(room), isMuted: room.isMuted };
}

interface Answer {
  me: number;
  trendingId: TrendingId;
  /** The same for each try, so that a repeat sends nothing twice. */
  clientId: string;
  text: string;
}

/**
 * Joins a trending room and says something there. Returns the id of its chat. What the server refuses waits in the
 * chat's field, which says why when it is sent. Throws a CallError if the person could not join, or without a network.
 */
export async function answerIn({ me, trendingId, clientId, text }: Answer): Promise<string> {
  const roomId = await enterTrending(trendingId);
  try {
    await call(sendMessage, { params: { roomId }, body: { clientId, content: text } });
  } catch (error) {
    if (asCallError(error).code === 'unreachable') throw error;
    addToDraft(me, roomId, text);
  }
  return roomId;
}

/** Separates the rooms that lead the page from those that are only named. */
export function ranked(rooms: readonly TrendingRoom[]): { leading: TrendingRoom[]; quiet: TrendingRoom[] } {
  const isQuiet = ({ state }: TrendingRoom): boolean => state === 'quiet';
  return { leading: rooms.filter((room) => !isQuiet(room)), quiet: rooms.filter(isQuiet) };
}
