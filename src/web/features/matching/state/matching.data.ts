import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import { authUser } from '#contract/accounts.ts';
import {
  findEternalMatch,
  findNewMatch,
  getMatch,
  getPreferences,
  listMatches,
  savePreferences,
  type Preferences,
  type Radius,
  type SearchResult,
  type SoulMatch,
} from '#contract/matching.ts';
import { asCallError, call, type CallError } from '#web/platform/calls/call.ts';
import { invalidate, queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';
import { refreshMatching } from './day.data.ts';
import { passesOf } from './passes.ts';
import { keepUndecided, readUndecided } from './undecided.ts';

/** Reads the person's matching day; `ahead` is how far the server's clock is ahead of this device's, in ms. */
export function useMatchDay() {
  const read = useRead(listMatches);
  const ahead = read.data ? Date.parse(read.data.serverTime) - read.dataUpdatedAt : 0;
  return { ...read, ahead };
}

export function usePreferences() {
  return useRead(getPreferences);
}

/** Puts the saved preferences into the cache at once. Otherwise the search page would redirect to the set-up. */
export function wishSaved(wish: Preferences): void {
  queryClient.setQueryData(queryKey(getPreferences), { ...wish, isComplete: true });
  void invalidate(listMatches);
  // One's own profile says what one looks for.
  void invalidate(authUser);
}

const searchKeyOf = (userId: number): unknown[] => ['matching', 'search', userId];

/** What a visit to the search page shows: the result of a search, or without a search the match without a decision. */
export type Visit = SearchResult & { isSearched: boolean };

/**
 * The search of a visit. It runs only on request: by the tap that opened the page, or by `searchAgain`. Without a
 * request, the result is the match that waits for a decision.
 */
export function useSearch(userId: number, { isOn }: { isOn: boolean }): UseQueryResult<Visit, CallError> {
  return useQuery<Visit, CallError>(
    {
      queryKey: searchKeyOf(userId),
      // A later visit must not get this result.
      gcTime: 0,
      enabled: isOn,
      queryFn: () => settle(userId),
    },
    queryClient,
  );
}

export async function searchAgain(userId: number): Promise<void> {
  keepUndecided(userId, '');
  await queryClient.resetQueries({ queryKey: searchKeyOf(userId) });
}

/** What a visit without a search says about a search. */
const NOTHING = { empty: null, practice: false, isAlone: false } as const;

async function settle(userId: number): Promise<Visit> {
  // What is looked for now is what comes after the passes.
  await passesOf(userId).flush();
  const found = await undecidedOf(userId);
  if (found !== null || readUndecided(userId) !== '') {
    const day = await call(listMatches);
    const waiting = day.matches.find(({ state, isFoundByMe, isLikedByMe }) => {
      return state === 'offered' && isFoundByMe && !isLikedByMe;
    });
    return { ...day, match: found ?? waiting ?? null, message: '', ...NOTHING, isSearched: false };
  }
  const result = await call(findNewMatch);
  if (result.match) keepUndecided(userId, result.match.id);
  else keepUndecided(userId, null);
  const { match: _m, message: _s, empty: _e, practice: _p, isAlone: _a, ...day } = result;
  await putDay(day);
  return { ...result, isSearched: true };
}

/** Returns the match of this tab's last search; null if there is none, or if it was decided, even on another screen. */
async function undecidedOf(userId: number): Promise<SoulMatch | null> {
  const matchId = readUndecided(userId);
  if (matchId === null || matchId === '') return null;
  try {
    const match = await call(getMatch, { params: { matchId } });
    return match.isLikedByMe ? null : match;
  } catch (error) {
    if (asCallError(error).code === 'not_found') return null;
    throw error;
  }
}

/**
 * Shows the day of a search's response at once, and cancels reads that began earlier and have older data. The response
 * may be a stored one with an older day, so the day is read again as well.
 */
async function putDay(day: z.output<typeof listMatches.response>): Promise<void> {
  await queryClient.cancelQueries({ queryKey: queryKey(listMatches) });
  queryClient.setQueryData(queryKey(listMatches), day);
  void invalidate(listMatches);
}

export type EternalResult = z.output<typeof findEternalMatch.response>;

/** Runs the weekly search of premium members. */
export async function findEternal(): Promise<EternalResult> {
  const result = await call(findEternalMatch);
  const { match: _match, message: _message, ...day } = result;
  await putDay(day);
  return result;
}

/** Saves the preferences with another radius. */
export async function widenRadius(locationRadius: Radius): Promise<void> {
  const {
    isComplete: _,
    minAge,
    maxAge,
    connectionDepth,
    agePreference,
    followsAge,
    ...lists
  } = await call(getPreferences);
  await call(savePreferences, {
    body: {
      ...lists,
      locationRadius,
      minAge: minAge ?? undefined,
      maxAge: maxAge ?? undefined,
      connectionDepth: connectionDepth ?? undefined,
      agePreference: agePreference ?? undefined,
      followsAge,
    },
  });
  await refreshMatching();
}
