import { listChats } from '#contract/chat.list.ts';
import { joinTrending, listTrending, type TrendingId } from '#contract/trending.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate, useRead } from '#web/platform/calls/query.ts';

/** Reads the trending rooms. Each visit reads them again. */
export function useTrending() {
  return useRead(listTrending, {}, { staleTime: 0 });
}

/** Joins a trending room. Returns the id of its chat. */
export async function enterTrending(trendingId: TrendingId): Promise<string> {
  const { id } = await call(joinTrending, { body: { trendingId } });
  await Promise.all([invalidate(listChats), invalidate(listTrending)]);
  return id;
}
