import { archetypes, type Archetype } from '#content/archetypes.ts';
import { interests as catalogue, interestsById, type Interest } from '#content/interests.ts';
import { matchReason } from '#content/match-reasons.ts';
import { vibes } from '#content/vibes.ts';
import { partPercent } from '#contract/matching.parts.ts';
import type { MatchDay, SoulMatch } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { pillarNames, pillars, type QuizResults } from '#contract/quiz.ts';
import { listMatches, readPreferences } from '#server/features/matching/matching.ts';
import { meOf } from '#server/features/people/people.ts';
import { latestResults } from '#server/features/quiz/quiz.ts';
import { saysIn } from '#server/platform/speaker.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';

/** A match of the person, with the data that Wyn needs. The person can see all of this data in the app. */
export interface KnownMatch {
  name: string;
  chatRoomId: string;
  archetype: Archetype | undefined;
  shared: Interest[];
  score: number;
  /** The parts of the match score. The `score` of a part is null while the part is unknown. */
  reasons: { part: string; score: number | null; reason: string; inSpanish: string }[];
  isLikedByMe: boolean;
  /** True once either person has written a message. */
  isTalking: boolean;
  isAi: boolean;
}

/** The data about the caller that Wyn gets. No answer needs email, phone, birthday or place, so they are left out. */
export interface Knowledge {
  name: string;
  bio: string | null;
  archetype: Archetype | undefined;
  /** The names of the pillars on which the quiz result is near the border. */
  closeCalls: string[];
  descriptors: string[];
  interests: Interest[];
  vibes: string[];
  energy: number | null;
  preferences: Awaited<ReturnType<typeof readPreferences>>;
  day: Pick<MatchDay, 'missing' | 'humanMatches' | 'remainingMatches' | 'dailyLimit' | 'timeUntilReset'>;
  /** The newest matches, at most `MOST_MATCHES`, the newest first. */
  matches: KnownMatch[];
}

/** The most matches that the responder or a model gets. */
const MOST_MATCHES = 10;

export async function knowledgeOf(deps: Deps, userId: number): Promise<Knowledge> {
  const [me, day, preferences, results] = await Promise.all([
    meOf(deps.db, userId, deps.clock.now()),
    listMatches(deps, userId),
    readPreferences(deps.db, userId, deps.clock.now()),
    latestResults(deps.db, userId).catch(noneYet),
  ]);
  if (me === undefined) throw new AppError('unauthenticated');
  return {
    ...selfOf(me),
    closeCalls: results === undefined ? [] : closeCallsOf(results),
    descriptors: (results?.results ?? []).slice(0, 4).map(({ descriptor }) => descriptor.name),
    preferences,
    day,
    matches: day.matches.slice(0, MOST_MATCHES).map(knownMatch),
  };
}

function noneYet(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined;
  throw error;
}

function selfOf(me: Me): Pick<Knowledge, 'name' | 'bio' | 'archetype' | 'interests' | 'vibes' | 'energy'> {
  return {
    name: me.firstName ?? me.displayName,
    bio: me.bio,
    archetype: me.mbtiType === null ? undefined : archetypes[me.mbtiType],
    interests: me.interests.flatMap((id) => interestsById.get(id) ?? []),
    vibes: vibes.filter(({ key }) => me.currentVibes.includes(key)).map(({ label }) => label),
    energy: me.energyLevel,
  };
}

function closeCallsOf({ axes }: QuizResults): string[] {
  return pillars.filter((pillar) => axes[pillar].nearBorder).map((pillar) => pillarNames[pillar]);
}

function knownMatch({ user, chatRoomId, matchData, isLikedByMe, isTalking }: SoulMatch): KnownMatch {
  return {
    name: user.displayName,
    chatRoomId,
    archetype: user.mbtiType === null ? undefined : archetypes[user.mbtiType],
    shared: matchData.sharedInterests.flatMap((shared) => catalogue.find(({ name }) => name === shared) ?? []),
    score: matchData.compatibilityScore,
    reasons: matchData.parts.map((part) => ({
      part: part.key,
      score: part.known ? partPercent(part) : null,
      reason: matchReason(part, saysIn('en')),
      inSpanish: matchReason(part, saysIn('es')),
    })),
    isLikedByMe,
    isTalking,
    isAi: user.isSeedUser,
  };
}
