import { interestsById } from '#content/interests.ts';
import { personalityReason } from '#content/personality-reason.ts';
import { conversationStarter } from '#content/starters.ts';
import { vibes } from '#content/vibes.ts';
import type { MatchData } from '#contract/chat.ts';
import { depths, styles } from '#contract/matching.ts';
import { vibeKeys, type MbtiType } from '#contract/people.ts';
import { ENERGIES, moodOf, type Profile } from './profile.ts';
import { scoreParts, talkOfRun, UNITS_A_POINT, WEIGHTS, type Part } from './score.ts';

/** One of a pair, with what the numbers of a profile cannot say in words. */
export interface Half {
  profile: Profile;
  type: MbtiType;
  interests: readonly string[];
}

/** The card of a pair: score, parts and why, in words that read the same from both sides. */
export function matchDataOf(
  pair: readonly [Half, Half],
  { matchId, chance }: { matchId: string; chance: number },
): MatchData {
  const [a, b] = pair;
  const units = scoreParts(a.profile, b.profile);
  const shared = a.interests.filter((id) => interestsById.has(id) && b.interests.includes(id));
  const percent = (part: Part): number => Math.floor((units[part] * 100) / WEIGHTS[part]);
  const total = units.personality + units.interests + units.vibes + units.communication;
  return {
    matchId,
    compatibilityScore: Math.floor(total / UNITS_A_POINT),
    personalityMatch: percent('personality'),
    interestMatch: percent('interests'),
    isPersonalityOnly: a.profile.interestCount === 0 || b.profile.interestCount === 0,
    parts: [
      { key: 'personality', score: percent('personality'), reason: personalityReason(a.type, b.type) },
      { key: 'interests', score: percent('interests'), reason: interestReason(pair, shared) },
      { key: 'vibes', score: percent('vibes'), reason: vibeReason(a.profile.vibe, b.profile.vibe) },
      { key: 'communication', score: percent('communication'), reason: talkReason(a.profile.run, b.profile.run) },
    ],
    sharedInterests: shared.map(nameOf),
    conversationStarter: conversationStarter({ shared, types: [a.type, b.type], chance }),
  };
}

const nameOf = (id: string): string => interestsById.get(id)?.name ?? id;

function interestReason([a, b]: readonly [Half, Half], shared: readonly string[]): string {
  if (a.profile.interestCount === 0 || b.profile.interestCount === 0) {
    return 'Not both of you have named interests yet, so this part is open';
  }
  if (shared.length === 0) return 'Nothing on both lists, so each has something new to show';
  const shown = shared.slice(0, 3).map(nameOf).join(', ');
  return shared.length > 3 ? `${shown} and ${shared.length - 3} more` : shown;
}

function vibeReason(a: number, b: number): string {
  const [mine, theirs] = [moodOf(a), moodOf(b)];
  const same = vibeKeys.filter((_, index) => (mine & theirs & (1 << index)) !== 0);
  const labels = same.map((key) => vibes.find((vibe) => vibe.key === key)?.label.toLowerCase() ?? key);
  const gap = Math.abs((a % ENERGIES) - (b % ENERGIES));
  const isSaid = a % ENERGIES < ENERGIES - 1 && b % ENERGIES < ENERGIES - 1;
  const energy = isSaid && gap === 0 ? 'with the same amount of energy' : 'each with their own energy';
  if (labels.length > 0) return `Both ${joined(labels)}, ${energy}`;
  if (mine === 0 || theirs === 0) return 'Not both of you have picked a vibe yet';
  return isSaid && gap === 0
    ? 'Different moods, the same amount of energy'
    : 'Different moods, so somebody can set the tone';
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
