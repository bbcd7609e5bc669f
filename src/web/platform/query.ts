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
import { onSessionEnd } from './session.ts';

/**
 * Nothing goes stale by itself, nothing is retried: events and writes say when to read again.
 * Hooks are given it by name and there is no provider, so that a visitor's first page does not carry it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { retry: false },
  },
});
onSessionEnd(() => queryClient.clear());

/** A query's key is its address, segment by segment, so that a prefix names everything below it. */
export function queryKey(route: Route, params?: unknown, query?: unknown): QueryKey {
  const [path = '', search] = urlOf(route, params, query).split('?');
  return [...path.split('/').filter(Boolean), ...(search === undefined ? [] : [search])];
}

interface ReadOptions {
  enabled?: boolean;
  refetchInterval?: number | false;
  /** How long (ms) an answer counts as fresh; forever, unless said. 0 reads again at each visit. */
  staleTime?: number;
}

/** Reads a declared route into the cache under its address. */
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
  return useQuery<z.output<R>, CallError>(
    {
      ...options,
      queryKey: queryKey(route, params, query),
      queryFn: ({ signal }) => call(route, { ...input, signal }),
    },
    queryClient,
  );
}

/** Calls a declared route on demand, e.g. `const send = useWrite(accounts.updateUser)`, then `send.mutate({ params, body })`. */
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

/** Marks what was read from `route` (and below it) as out of date; what is on screen is read again. */
export function invalidate(route: Route, params?: unknown): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queryKey(route, params) });
}
