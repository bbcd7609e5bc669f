import {
  QueryClient,
  useMutation,
  useQuery,
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { z } from 'zod';
import type { Access, Route } from '#contract/route.ts';
import { call, urlOf, type CallError, type Input } from './call.ts';
import { readOrKept } from './offline.ts';
import { onSessionEnd } from '#web/platform/session/session.ts';
import { cache } from './cache.ts';

/**
 * By default nothing becomes stale by itself, and nothing is retried: events and writes decide when to read again.
 * Hooks import this client instead of reading it from a provider, so that a visitor's first page does not load it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // Without a network a read fails with an error; by default it would be paused, and the person would see nothing.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
onSessionEnd(() => {
  queryClient.clear();
  old.clear();
});

/** The keys of queries that show a value from the device's cache, by the value's name in the cache. */
const old = new Map<string, QueryKey>();

/** Returns a query's key: the segments of its address. A prefix of the key matches all addresses below the prefix. */
export function queryKey(route: Route, params?: unknown, query?: unknown): QueryKey {
  const [path = '', search] = urlOf(route, params, query).split('?');
  return [...path.split('/').filter(Boolean), ...(search === undefined ? [] : [search])];
}

interface ReadOptions {
  enabled?: boolean;
  refetchInterval?: number | false;
  /** How long a response counts as fresh, in ms; forever by default. With 0, each visit reads again. */
  staleTime?: number;
  /** Whether to show the value in the device's cache if the server is unreachable or slow; see `keepInCache`. */
  isKept?: boolean;
}

/** Returns a response's name in the device's cache. */
export function cacheName(route: Route): string {
  return queryKey(route).join('/');
}

/**
 * Reads a route without parameters. If memory has no data, and the server is unreachable or slow, returns the value of
 * the device's cache.
 */
export async function readKept<T>(route: Route, read: () => Promise<T>): Promise<T> {
  const key = queryKey(route);
  const name = cacheName(route);
  const show = (value: T): T => {
    old.delete(name);
    return value;
  };
  if (queryClient.getQueryData(key) !== undefined) return show(await read());
  const onLate = (late: T): void => void queryClient.setQueryData(key, show(late));
  const answer = await readOrKept({ read, cache, name, onLate });
  if (answer.isKept) old.set(name, key);
  return answer.value;
}

/** Reads again all queries that show a value from the device's cache. Call it when the network is back. */
export function refreshOld(): void {
  for (const key of old.values()) void queryClient.invalidateQueries({ queryKey: key, exact: true });
}

/** Reads a declared route into the query client, under its address. */
export function useRead<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  A extends Access,
>(
  route: Route<P, Q, B, R, A>,
  input: Pick<Input<P, Q, B>, 'params' | 'query'> = {},
  options: ReadOptions = {},
): UseQueryResult<z.output<R>, CallError> {
  const { params, query } = input;
  const { isKept = false, ...rest } = options;
  return useQuery<z.output<R>, CallError>(
    {
      ...rest,
      queryKey: queryKey(route, params, query),
      queryFn: ({ signal }) => {
        const read = (): Promise<z.output<R>> => call(route, { ...input, signal });
        return isKept ? readKept(route, read) : read();
      },
    },
    queryClient,
  );
}

/** Calls a declared route on demand: `const send = useWrite(updateUser)`, then `send.mutate({ params, body })`. */
export function useWrite<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  A extends Access,
>(
  route: Route<P, Q, B, R, A>,
  { onDone }: { onDone?: (answer: z.output<R>) => void | Promise<void> } = {},
): UseMutationResult<z.output<R>, CallError, Input<P, Q, B>> {
  return useMutation<z.output<R>, CallError, Input<P, Q, B>>(
    { mutationFn: (input) => call(route, input), ...(onDone !== undefined && { onSuccess: onDone }) },
    queryClient,
  );
}

/** Marks reads of `route` and of the addresses below it as out of date. Reads on the screen run again. */
export function invalidate(route: Route, params?: unknown): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queryKey(route, params) });
}
