import { useInfiniteQuery } from '@tanstack/react-query';
import { directoryFilters, listPeople, type DirectoryFilter } from '#contract/people.directory.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { queryClient } from '#web/platform/calls/query.ts';
import { pagesKey } from './presence.data.ts';

/** The filters of the directory, as in the page's address. */
export type Narrowing = Partial<Record<DirectoryFilter, string>>;

export function narrowingIn(search: string): Narrowing {
  const query = new URLSearchParams(search);
  const found = directoryFilters.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

export function searchOf(narrowing: Narrowing): string {
  const set = directoryFilters.flatMap((name) => (narrowing[name] ? [[name, narrowing[name]]] : []));
  return new URLSearchParams(set).toString();
}

/** Reads the directory page by page. Each visit reads the directory again. */
export function useDirectory(narrowing: Narrowing) {
  return useInfiniteQuery(
    {
      queryKey: [...pagesKey, searchOf(narrowing)],
      queryFn: ({ pageParam, signal }) => {
        const query = {
          ...narrowing,
          ...(pageParam !== null && { cursor: pageParam }),
        } as typeof listPeople.query._input;
        return call(listPeople, { query, signal }).catch(nobodyFor);
      },
      initialPageParam: null as number | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 0,
      placeholderData: (before) => before,
    },
    queryClient,
  );
}

/** Returns an empty list for an invalid query (400), because a retry would not help. Throws any other error. */
function nobodyFor(error: unknown): typeof listPeople.response._output {
  if (asCallError(error).status !== 400) throw error;
  return { people: [], nextCursor: null, widen: null };
}
