import { listChats } from '#contract/chat.list.ts';
import { HOUR_MS } from '#contract/durations.ts';
import {
  joinTrending,
  listTrending,
  previewTrending,
  trendingQuestion,
  type TrendingId,
  type TrendingRoom,
} from '#contract/trending.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate, useRead } from '#web/platform/calls/query.ts';

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

/** Separates the rooms that lead the page from those that are only named. */
export function ranked(rooms: readonly TrendingRoom[]): { leading: TrendingRoom[]; quiet: TrendingRoom[] } {
  const isQuiet = ({ state }: TrendingRoom): boolean => state === 'quiet';
  return { leading: rooms.filter((room) => !isQuiet(room)), quiet: rooms.filter(isQuiet) };
}
