import { interestsById } from '#content/interests.ts';
import { SAME_ENERGY } from '#content/match-reasons.ts';
import { conversationStarter } from '#content/starters.ts';
import { depths, styles } from '#contract/matching.ts';
import { vibeKeys, type MbtiType } from '#contract/people.ts';
import { partPercent, type MatchData, type MatchPart, type MatchReasons } from '#contract/matching.parts.ts';
import { ENERGIES, moodOf, type Profile } from '#server/features/matching/profile/profile.ts';
import { talkOfRun } from './score.ts';
import { partsOf, sumOf } from './sum.ts';

/** One person of a pair. The profile has only numbers, so the type and the interests are added by name. */
export interface Half {
  profile: Profile;
  type: MbtiType;
  interests: readonly string[];
}

type CardPart = MatchData['parts'][number];

/** Returns the match card of a pair, the same for both: sum, parts with their facts, and a conversation starter. */
export function matchDataOf(pair: ScoredPair, { matchId, chance }: { matchId: string; chance: number }): MatchData {
  const [a, b] = pair;
  return {
    ...reasonsOf(pair),
    matchId,
    ...conversationStarter({ shared: sharedBy(pair), types: [a.type, b.type], chance }),
  };
}

/** Returns the reasons why two people fit; they need not have a match. */
export function reasonsOf(pair: ScoredPair): Card & MatchReasons {
  const [a, b] = pair;
  const parts = partsOf(a.profile, b.profile).map(({ key, known, units }) => {
    return { key, known, units, facts: factsOf[key](pair) };
  });
  return { ...cardOf(parts), sharedInterests: sharedBy(pair).map(nameOf) };
}

/**
 * Returns the card with each open part filled in for which both people now have the data; null if no part changes. A
 * card whose score changes with that keeps the score of the match beside it.
 */
export function completed(data: MatchData, pair: ScoredPair): MatchData | null {
  const now = reasonsOf(pair);
  const later = (part: CardPart): CardPart => now.parts.find(({ key, known }) => key === part.key && known) ?? part;
  const parts = data.parts.map((part) => (part.known ? part : later(part)));
  if (parts.every((part, index) => part === data.parts[index])) return null;
  const opened = parts.filter((part) => !data.parts.includes(part)).map(({ key }) => key);
  const card = cardOf(parts);
  const isChanged = card.compatibilityScore !== data.compatibilityScore;
  const { score, opened: before } = data.earlier ?? { score: data.compatibilityScore, opened: [] };
  return {
    ...data,
    ...card,
    ...((isChanged || data.earlier) && { earlier: { score, opened: [...before, ...opened] } }),
    ...(opened.includes('interests') && { sharedInterests: now.sharedInterests }),
  };
}

type Card = Omit<MatchData, 'matchId' | 'sharedInterests' | 'conversationStarter' | 'starterLine' | 'earlier'>;

function cardOf(parts: CardPart[]): Card {
  const { total, range } = sumOf(parts);
  const of = (key: MatchPart): number => parts.filter((part) => part.key === key).map(partPercent)[0] ?? 0;
  const isOpen = range.open.includes('interests');
  return {
    compatibilityScore: total,
    range,
    personalityMatch: of('personality'),
    interestMatch: isOpen ? null : of('interests'),
    isPersonalityOnly: isOpen,
    parts,
  };
}

type ScoredPair = readonly [Half, Half];

/** The facts that explain a part of a match. */
const factsOf: Readonly<Record<MatchPart, (pair: ScoredPair) => string[]>> = {
  personality: ([a, b]) => [a.type, b.type],
  interests: (pair) => sharedBy(pair).map(nameOf),
  vibes: ([a, b]) => vibeFacts(a.profile.vibe, b.profile.vibe),
  communication: ([a, b]) => talkFacts(a.profile.run, b.profile.run),
};

const sharedBy = ([a, b]: ScoredPair): string[] =>
  a.interests.filter((id) => interestsById.has(id) && b.interests.includes(id));
const nameOf = (id: string): string => interestsById.get(id)?.name ?? id;

function vibeFacts(a: number, b: number): string[] {
  const same = vibeKeys.filter((_, index) => (moodOf(a) & moodOf(b) & (1 << index)) !== 0);
  const isSame = a % ENERGIES === b % ENERGIES && a % ENERGIES !== ENERGIES - 1;
  return [...same, ...(isSame ? [SAME_ENERGY] : [])];
}

function talkFacts(a: number, b: number): string[] {
  const [one, other] = [talkOfRun(a), talkOfRun(b)];
  const mask = Math.floor(one / depths.length) & Math.floor(other / depths.length);
  const depth = depths[one % depths.length];
  const isSameDepth = one % depths.length === other % depths.length && depth !== undefined;
  return [...styles.filter((_, index) => (mask & (1 << index)) !== 0), ...(isSameDepth ? [depth] : [])];
}
