import { listChats } from '#contract/chat.list.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallError } from '#web/platform/calls/call.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';
import { useIsLive } from '#web/platform/realtime/state.ts';
import { withNext, withTop, type Chats } from './chats.order.ts';

/** The list is read again at this interval while the socket is not live. */
const POLL_CHATS_MS = 10_000;

export const chatsKey = queryKey(listChats);

/** Reads the first page of the person's rooms. Pages that were read before stay below it. */
export async function readChats(signal: AbortSignal): Promise<Chats> {
  const page = await call(listChats, { query: {}, signal });
  return { ...withTop(chatsInCache(), page), mark: page.mark, ...(page.limits && { limits: page.limits }) };
}

/** Returns the list that is in memory; undefined before the first read. */
export function chatsInCache(): Chats | undefined {
  return queryClient.getQueryData<Chats>(chatsKey);
}

/** Reads the loaded pages of the person's rooms: pinned rooms first, then the rooms with the latest lines. */
export function useChats(): UseQueryResult<Chats, CallError> {
  const refetchInterval = useIsLive() ? false : POLL_CHATS_MS;
  return useQuery<Chats, CallError>(
    { queryKey: chatsKey, queryFn: ({ signal }) => readChats(signal), refetchInterval },
    queryClient,
  );
}

let reading: Promise<void> | undefined;

/** Reads the next page of the list, if there is one; repeated calls share one read. Throws a CallError. */
export function readMoreChats(): Promise<void> {
  const cursor = chatsInCache()?.next ?? null;
  if (cursor === null) return Promise.resolve();
  reading ??= call(listChats, { query: { cursor } })
    .then((page) => {
      // If the list was read again during this call and now ends elsewhere, the page is dropped. The next call retries.
      queryClient.setQueryData<Chats>(chatsKey, (now) => (now?.next === cursor ? withNext(now, page) : now));
      return undefined;
    })
    .finally(() => (reading = undefined));
  return reading;
}
