import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import { meetCompanion } from '#contract/companions.ts';
import {
  findEternalMatch,
  findNewMatch,
  getPreferences,
  listMatches,
  savePreferences,
  type MatchDay,
  type Preferences,
  type Radius,
  type SearchResult,
} from '#contract/matching.ts';
import { call, CallError } from '#web/platform/call.ts';
import { invalidate, queryClient, queryKey, useRead } from '#web/platform/query.ts';
import { clearKey, makeKey, readKey, type Errand } from './errand.key.ts';

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

/** A passed match is gone at once, also where the day is slow to be read again. */
export function dropMatch(matchId: string): void {
  queryClient.setQueryData<MatchDay>(
    queryKey(listMatches),
    (day) => day && { ...day, matches: day.matches.filter(({ id }) => id !== matchId) },
  );
}

const searchKeyOf = (userId: number): unknown[] => ['matching', 'search', userId];

/**
 * The search of a visit: begun when the screen opens, and again by `searchAgain`. Its key stays with the tab until the
 * match is decided, so that a reload, a double mount or a lost answer shows the same match and spends no second one.
 */
export function useSearch(userId: number, { isOn }: { isOn: boolean }): UseQueryResult<SearchResult, CallError> {
  return useQuery<SearchResult, CallError>(
    {
      queryKey: searchKeyOf(userId),
      // A later visit is a search of its own.
      gcTime: 0,
      enabled: isOn,
      queryFn: () => settle(userId),
    },
    queryClient,
  );
}

export async function searchAgain(userId: number): Promise<void> {
  clearKey('search', userId);
  await queryClient.resetQueries({ queryKey: searchKeyOf(userId) });
}

async function settle(userId: number): Promise<SearchResult> {
  let result = await searchWith(readKey('search', userId) ?? makeKey('search', userId));
  if (isDecided(result)) result = await searchWith(makeKey('search', userId));
  if (!result.match) clearKey('search', userId);
  const { match: _match, message: _message, empty: _empty, ...day } = result;
  await putDay(day);
  return result;
}

/** The key's match was answered on another screen: then this is a new search. */
function isDecided({ match, noNewMatches, dailyLimitReached }: SearchResult): boolean {
  return match ? match.isLikedByMe : !noNewMatches && !dailyLimitReached;
}

function searchWith(idempotencyKey: string): Promise<SearchResult> {
  return call(findNewMatch, { idempotencyKey });
}

/** A reading of the day that began before a search knows less than the search's answer does. */
async function putDay(day: z.output<typeof listMatches.response>): Promise<void> {
  await queryClient.cancelQueries({ queryKey: queryKey(listMatches) });
  queryClient.setQueryData(queryKey(listMatches), day);
}

export type EternalResult = z.output<typeof findEternalMatch.response>;
export type Meeting = z.output<typeof meetCompanion.response>;

/** The weekly search of premium members. */
export async function findEternal(userId: number): Promise<EternalResult> {
  const result = await underKey('eternal', userId, (idempotencyKey) => call(findEternalMatch, { idempotencyKey }));
  const { match: _match, message: _message, ...day } = result;
  await putDay(day);
  return result;
}

/** An introduction to an AI character. */
export async function meetOne(userId: number): Promise<Meeting> {
  const meeting = await underKey('companion', userId, (idempotencyKey) => call(meetCompanion, { idempotencyKey }));
  void invalidate(listMatches);
  return meeting;
}

/** Asks under a key that outlives a lost answer, so that a second try takes nothing twice. An answer ends it. */
async function underKey<T>(errand: Errand, userId: number, ask: (key: string) => Promise<T>): Promise<T> {
  try {
    const answer = await ask(readKey(errand, userId) ?? makeKey(errand, userId));
    clearKey(errand, userId);
    return answer;
  } catch (error) {
    if (error instanceof CallError && error.status >= 400 && error.status < 500) clearKey(errand, userId);
    throw error;
  }
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
