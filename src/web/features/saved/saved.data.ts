import { useInfiniteQuery } from '@tanstack/react-query';
import { listSaved, type SavedKind, type SavedThing } from '#contract/saved.ts';
import type { Room } from '#contract/chat.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';

/** Reads what the person saved page by page, and anew at each visit. */
export function useSaved(words: string, kind: SavedKind | undefined) {
  return useInfiniteQuery(
    {
      queryKey: [...queryKey(listSaved), 'pages', words, kind ?? ''],
      queryFn: ({ pageParam, signal }) => {
        const query = {
          ...(words !== '' && { words }),
          ...(kind !== undefined && { kind }),
          ...(pageParam !== null && { cursor: pageParam }),
        };
        return call(listSaved, { query, signal });
      },
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 0,
      placeholderData: (before) => before,
    },
    queryClient,
  );
}

type SavedPages = NonNullable<ReturnType<typeof useSaved>['data']>['pages'];

/** Returns the saved things of all pages, each once, and the rooms of the messages. */
export function savedIn(pages: SavedPages): { things: SavedThing[]; rooms: ReadonlyMap<string, Room> } {
  return {
    things: [...new Map(pages.flatMap(({ things }) => things.map((one) => [one.id, one] as const))).values()],
    rooms: new Map(pages.flatMap(({ rooms }) => rooms.map((room) => [room.id, room] as const))),
  };
}
