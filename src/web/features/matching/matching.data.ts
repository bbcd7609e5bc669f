import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  findNewMatch,
  getPreferences,
  listMatches,
  savePreferences,
  type Preferences,
  type Radius,
  type SearchResult,
} from '#contract/matching.ts';
import { call, type CallError } from '#web/platform/call.ts';
import { newId } from '#web/platform/newId.ts';
import { invalidate, queryClient, queryKey, useRead } from '#web/platform/query.ts';
import { clearSearchKey, keepSearchKey, readSearchKey } from './search.key.ts';

/** The caller's matching day, and how far the server's clock is ahead of this one, in ms. */
export function useMatchDay() {
  const read = useRead(listMatches);
  const ahead = read.data ? Date.parse(read.data.serverTime) - read.dataUpdatedAt : 0;
  return { ...read, ahead };
}

export function usePreferences() {
  return useRead(getPreferences);
}

/** What was saved is known at once: the search that follows must not find the wish of before. */
export function wishSaved(wish: Preferences): void {
  queryClient.setQueryData(queryKey(getPreferences), { ...wish, isComplete: true });
  void invalidate(listMatches);
}

/** Reads again what a match, a pass or a new wish has changed. */
export async function refreshMatching(): Promise<void> {
  await Promise.all([invalidate(listMatches), invalidate(getPreferences)]);
}

const searchKeyOf = (userId: number): unknown[] => ['matching', 'search', userId];

/**
 * The search of a visit: begun when the screen opens, and again by `searchAgain`. Its key stays with the tab until the
 * match is decided, so that a reload, a double mount or a lost answer shows the same match and spends no second one.
 */
export function useSearch(userId: number): UseQueryResult<SearchResult, CallError> {
  return useQuery<SearchResult, CallError>(
    {
      queryKey: searchKeyOf(userId),
      // A later visit is a search of its own.
      gcTime: 0,
      queryFn: () => settle(userId),
    },
    queryClient,
  );
}

export async function searchAgain(userId: number): Promise<void> {
  clearSearchKey(userId);
  await queryClient.resetQueries({ queryKey: searchKeyOf(userId) });
}

async function settle(userId: number): Promise<SearchResult> {
  let result = await searchWith(readSearchKey(userId) ?? newKey(userId));
  // The key's match was decided on another screen: then this is a new search.
  if (!result.match && !result.noNewMatches && !result.dailyLimitReached) result = await searchWith(newKey(userId));
  if (!result.match) clearSearchKey(userId);
  const { match: _match, message: _message, empty: _empty, ...day } = result;
  // A reading that began before the search knows less than its answer does.
  await queryClient.cancelQueries({ queryKey: queryKey(listMatches) });
  queryClient.setQueryData(queryKey(listMatches), day);
  return result;
}

function searchWith(idempotencyKey: string): Promise<SearchResult> {
  return call(findNewMatch, { idempotencyKey });
}

function newKey(userId: number): string {
  const key = newId();
  keepSearchKey(userId, key);
  return key;
}

/** Saves the wish as it is, but with this radius. */
export async function widenRadius(locationRadius: Radius): Promise<void> {
  const { isComplete: _, minAge, maxAge, connectionDepth, agePreference, ...lists } = await call(getPreferences);
  await call(savePreferences, {
    body: {
      ...lists,
      locationRadius,
      minAge: minAge ?? undefined,
      maxAge: maxAge ?? undefined,
      connectionDepth: connectionDepth ?? undefined,
      agePreference: agePreference ?? undefined,
    },
  });
  await refreshMatching();
}
