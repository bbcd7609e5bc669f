import { useInfiniteQuery } from '@tanstack/react-query';
import { isSearchable, searchMessages, type FoundLine } from '#contract/chat.search.ts';
import type { Room } from '#contract/chat.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';
import type { ListFilter } from '#web/parts/rooms/chats.find.ts';
import { useSettled } from '#web/parts/forms/useSettled.ts';

/** The pause in typing before a search starts. */
const REST_MS = 300;

export interface FoundMessages {
  lines: readonly FoundLine[];
  rooms: ReadonlyMap<string, Room>;
  isReading: boolean;
  hasFailed: boolean;
  /** The time back to which messages were searched; null before the first page and once all were searched. */
  searchedTo: string | null;
  readMore: () => void;
}

const FIRST: { cursor?: string } = {};

/** Searches the messages of the chats under a filter. Returns null for words that are too short and for requests. */
export function useFoundMessages(text: string, shown: ListFilter): FoundMessages | null {
  const words = useSettled(text, REST_MS);
  const isOn = isSearchable(words) && shown !== 'requests';
  const found = useInfiniteQuery(
    {
      queryKey: [...queryKey(searchMessages), words, shown],
      queryFn: ({ pageParam, signal }) => {
        const query = { words, ...(shown !== 'all' && { filter: shown }), ...pageParam };
        return call(searchMessages, { query, signal });
      },
      initialPageParam: FIRST,
      getNextPageParam: ({ next }) => (next === null ? undefined : { cursor: next }),
      enabled: isOn,
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  );
  if (!isOn || !isSearchable(text)) return null;
  const pages = found.data?.pages ?? [];
  return {
    lines: pages.flatMap(({ lines }) => lines),
    rooms: new Map(pages.flatMap(({ rooms }) => rooms.map((room) => [room.id, room]))),
    isReading: found.isFetching,
    hasFailed: found.isError,
    searchedTo: pages.at(-1)?.searchedTo ?? null,
    readMore: () => void (pages.length === 0 ? found.refetch() : found.fetchNextPage()),
  };
}
