import type { EmptyResult, Filter, MatchDay, Radius, SearchResult } from '#contract/matching.ts';
import type { TrendingRoom } from '#contract/trending.ts';

export const noMatchVariants = ['everything_exhausted', 'human_exhausted', 'ai_exhausted', 'first_no_match'] as const;
export type NoMatchVariant = (typeof noMatchVariants)[number];

type Counts = Pick<MatchDay, 'humanMatches' | 'dailyLimit' | 'aiMatches' | 'aiLimit'>;

/**
 * Chooses the screen of a search without a match. If the day's matches are used up, the screen says so even if AI
 * characters are left, because "everyone's hiding", the title of `first_no_match`, would be wrong. `first_no_match`
 * covers every case for which no other screen exists.
 */
export function noMatchVariant({ humanMatches, dailyLimit, aiMatches, aiLimit }: Counts): NoMatchVariant {
  const noneLeft = { human: humanMatches >= dailyLimit, ai: aiMatches >= aiLimit };
  if (noneLeft.human && noneLeft.ai) return 'everything_exhausted';
  if (noneLeft.human) return 'human_exhausted';
  if (noneLeft.ai && humanMatches === 0) return 'ai_exhausted';
  return 'first_no_match';
}

/** What an empty search offers to widen. */
export interface Widening {
  /** The filter that is named as narrow, if the person can widen it. The main button is about it, and nothing else. */
  named: Exclude<Filter, 'theirs'> | null;
  /** The wider radius that would find a person; null without one. */
  radius: Radius | null;
}

/** Chooses what to offer: first what is named as narrow, then a wider radius. */
export function wideningOf(empty: Pick<EmptyResult, 'narrowest' | 'widen'> | null): Widening {
  const { narrowest = null, widen = null } = empty ?? {};
  const canWiden = narrowest !== null && narrowest !== 'theirs' && (narrowest !== 'distance' || widen !== null);
  return { named: canWiden ? narrowest : null, radius: widen?.locationRadius ?? null };
}

/** What answers a person whom nobody fits. */
export type ColdRow = 'room' | 'character' | 'invite' | 'practice';

type Offers = Pick<SearchResult, 'practice' | 'isAlone' | 'aiMatches' | 'aiLimit'>;

/**
 * Returns the rows of a search that found nobody. Where nobody else is here, no room answers, so the practice run and
 * the AI character come first. There is always a row, because anybody can invite a friend.
 */
export function coldRows({ practice, isAlone, aiMatches, aiLimit }: Offers): ColdRow[] {
  const order: ColdRow[] = isAlone
    ? ['practice', 'character', 'room', 'invite']
    : ['room', 'character', 'invite', 'practice'];
  return order.filter((row) => (row !== 'practice' || practice) && (row !== 'character' || aiMatches < aiLimit));
}

/** Returns the first room in which a person spoke; without one, the first room. */
export function liveliest<R extends Pick<TrendingRoom, 'lastMessage'>>(rooms: readonly R[]): R | undefined {
  return rooms.find(({ lastMessage }) => lastMessage !== null) ?? rooms[0];
}
