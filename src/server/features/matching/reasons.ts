import { interestsById } from '#content/interests.ts';
import { personalityReason } from '#content/personality-reason.ts';
import { conversationStarter } from '#content/starters.ts';
import { vibes } from '#content/vibes.ts';
import { depths, styles } from '#contract/matching.ts';
import { vibeKeys, type MbtiType } from '#contract/people.ts';
import { partPercent, type MatchData, type MatchPart } from '#contract/matching.parts.ts';
import { ENERGIES, moodOf, type Profile } from './profile.ts';
import { talkOfRun } from './score.ts';
import { partsOf, sumOf } from './sum.ts';

/** One person of a pair, with the names that a profile's numbers lack. */
export interface Half {
  profile: Profile;
  type: MbtiType;
  interests: readonly string[];
}

type CardPart = MatchData['parts'][number];

/** Returns the card of a pair: sum, parts and reasons, in words that fit both sides. */
export function matchDataOf(pair: Pair, { matchId, chance }: { matchId: string; chance: number }): MatchData {
  const [a, b] = pair;
  const shared = sharedBy(pair);
  const parts = partsOf(a.profile, b.profile).map(({ key, known, units }) => {
    return { key, known, units, reason: reasons[key](pair) };
  });
  return {
    ...cardOf(parts),
    matchId,
    sharedInterests: shared.map(nameOf),
    conversationStarter: conversationStarter({ shared, types: [a.type, b.type], chance }),
  };
}

/** Returns a card with those open parts filled in that both people have said since; null when there are none. */
export function completed(data: MatchData, pair: Pair): MatchData | null {
  const now = matchDataOf(pair, { matchId: data.matchId, chance: 0 });
  const later = (part: CardPart): CardPart => now.parts.find(({ key, known }) => key === part.key && known) ?? part;
  const parts = data.parts.map((part) => (part.known ? part : later(part)));
  if (parts.every((part, index) => part === data.parts[index])) return null;
  const isInterestsNew = parts.some((part) => part.key === 'interests' && !data.parts.includes(part));
  return { ...data, ...cardOf(parts), ...(isInterestsNew && { sharedInterests: now.sharedInterests }) };
}

type Card = Omit<MatchData, 'matchId' | 'sharedInterests' | 'conversationStarter'>;

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

type Pair = readonly [Half, Half];

const reasons: Readonly<Record<MatchPart, (pair: Pair) => string>> = {
  personality: ([a, b]) => personalityReason(a.type, b.type),
  interests: interestReason,
  vibes: ([a, b]) => vibeReason(a.profile.vibe, b.profile.vibe),
  communication: ([a, b]) => talkReason(a.profile.run, b.profile.run),
};

const sharedBy = ([a, b]: Pair): string[] =>
  a.interests.filter((id) => interestsById.has(id) && b.interests.includes(id));
const nameOf = (id: string): string => interestsById.get(id)?.name ?? id;

function interestReason(pair: Pair): string {
  const [a, b] = pair;
  const shared = sharedBy(pair);
  if (a.profile.interestCount === 0 || b.profile.interestCount === 0) {
    return 'Not both of you have named interests yet';
  }
  if (shared.length === 0) return 'Nothing on both lists, so each has something new to show';
  const shown = shared.slice(0, 3).map(nameOf).join(', ');
  return shared.length > 3 ? `${shown} and ${shared.length - 3} more` : shown;
}

function vibeReason(a: number, b: number): string {
  const [mine, theirs] = [moodOf(a), moodOf(b)];
  const same = vibeKeys.filter((_, index) => (mine & theirs & (1 << index)) !== 0);
  const labels = same.map((key) => vibes.find((vibe) => vibe.key === key)?.label.toLowerCase() ?? key);
  const isSame = a % ENERGIES === b % ENERGIES && a % ENERGIES !== ENERGIES - 1;
  const energy = isSame ? 'with the same amount of energy' : 'each with their own energy';
  if (labels.length > 0) return `Both ${joined(labels)}, ${energy}`;
  if (mine === 0 || theirs === 0) return 'Not both of you have picked a vibe yet';
  return isSame ? 'Different moods, the same amount of energy' : 'Different moods, so somebody can set the tone';
}

const WAYS: Record<(typeof styles)[number], string> = {
  texting: 'texting',
  video_calls: 'video calls',
  in_person: 'meeting in person',
  voice_calls: 'voice calls',
};
const DEPTHS: Record<(typeof depths)[number], string> = {
  deep: 'and going deep',
  casual: 'and keeping it light',
  balanced: 'and a bit of everything',
};

function talkReason(a: number, b: number): string {
  const [one, other] = [talkOfRun(a), talkOfRun(b)];
  const mask = Math.floor(one / depths.length) & Math.floor(other / depths.length);
  const ways = styles.filter((_, index) => (mask & (1 << index)) !== 0).map((style) => WAYS[style]);
  const depth = depths[one % depths.length];
  const sameDepth = one % depths.length === other % depths.length && depth !== undefined ? DEPTHS[depth] : undefined;
  if (ways.length === 0) return 'You reach out in different ways, so ask which one suits';
  return sameDepth === undefined ? `You both like ${joined(ways)}` : `You both like ${joined(ways)} ${sameDepth}`;
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
