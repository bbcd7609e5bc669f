import {
  QueryClient,
  useMutation,
  useQuery,
  type Query,
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { z } from 'zod';
import type { Part } from '#contract/place.ts';
import type { Access, Route } from '#contract/route.ts';
import { call, urlOf, type CallError, type Input } from './call.ts';
import { usePlace } from '#web/platform/place.ts';
import { onSessionEnd, sessionPerson } from '#web/platform/session/session.ts';
import { takeShelf } from './shelf.ts';

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
onSessionEnd(() => queryClient.clear());

/** When the device stored what a query shows, by the query's name. */
const shelved = new Map<string, number>();

// The pages show what this device kept of them at once, and read it again as they mount.
for (const { name, value, at } of takeShelf(sessionPerson())) {
  const query = queryClient.getQueryCache().build(queryClient, { queryKey: name.split('/'), gcTime: Infinity });
  query.setData(value, { updatedAt: at, manual: true });
  query.invalidate();
  shelved.set(name, at);
}

/** Returns whether a query still shows what this device kept of an earlier visit. */
export function isFromShelf(key: QueryKey): boolean {
  const at = shelved.get(key.join('/'));
  return at !== undefined && at === queryClient.getQueryState(key)?.dataUpdatedAt;
}

/** Returns a query's key: the segments of its address. A prefix of the key matches all addresses below the prefix. */
export function queryKey(route: Route, params?: unknown, query?: unknown): QueryKey {
  const [path = '', search] = urlOf(route, params, query).split('?');
  return [...path.split('/').filter(Boolean), ...(search === undefined ? [] : [search])];
}

/** For this long (ms) a read is fresh enough for the next component that shows it. */
export const FRESH_MS = 2000;

interface ReadOptions {
  enabled?: boolean;
  refetchInterval?: number | false;
  /** How long a response counts as fresh, in ms; forever by default. With 0, each visit reads again. */
  staleTime?: number;
}

/** Reads again what is on the screen and out of date, because its last read failed. Call it when the network is back. */
export function refreshOld(): void {
  const isOld = ({ state }: Query): boolean => state.isInvalidated && state.data !== undefined;
  void queryClient.refetchQueries({ type: 'active', predicate: isOld }, { cancelRefetch: false });
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
  const { off } = usePlace();
  return useQuery<z.output<R>, CallError>(
    {
      ...options,
      // What belongs to a part that is switched off here is not asked for.
      ...(off.includes(route.part as Part) && { enabled: false }),
      queryKey: queryKey(route, params, query),
      queryFn: ({ signal }) => call(route, { ...input, signal }),
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
