import { useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { directoryFilters, listPeople } from '#contract/people.directory.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { queryClient } from '#web/platform/calls/query.ts';
import { pagesKey } from './presence.data.ts';

export type Page = z.output<typeof listPeople.response>;
export type Listed = Page['people'][number];

/** The filters of the directory and its order, as in the page's address. */
export type Narrowing = Partial<Record<(typeof names)[number], string>>;

/** With 'any', `near` and `ages` leave a part of the order out. */
const names = [...directoryFilters, 'near', 'ages'] as const;

export function narrowingIn(search: string): Narrowing {
  const query = new URLSearchParams(search);
  const found = names.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

export function searchOf(narrowing: Narrowing): string {
  const set = names.flatMap((name) => (narrowing[name] ? [[name, narrowing[name]]] : []));
  return new URLSearchParams(set).toString();
}

/** Returns whether the list is of fewer people than everybody. */
export const isNarrow = (narrowing: Narrowing): boolean => directoryFilters.some((name) => narrowing[name]);

/** Returns the people of all pages, each once: somebody who changed meanwhile can be on two. */
export function peopleOf(pages: readonly Page[]): Listed[] {
  return [...new Map(pages.flatMap((page) => page.people.map((one) => [one.id, one] as const))).values()];
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
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 0,
      placeholderData: (before) => before,
    },
    queryClient,
  );
}

/** Returns an empty list for an invalid query (400), because a retry would not help. Throws any other error. */
function nobodyFor(error: unknown): Page {
  if (asCallError(error).status !== 400) throw error;
  return { people: [], nextCursor: null, mine: { city: null, ages: null }, first: null, widen: null };
}
