import type { depths, styles } from '#contract/matching.ts';
import type { MatchData, MatchPart } from '#contract/matching.parts.ts';
import { mbtiTypes, type MbtiType, type vibeKeys } from '#contract/people.ts';
import type { Says } from './says.ts';
import { vibes } from './vibes.ts';

/** A fact in the part `vibes`: both people have the same level of energy. */
export const SAME_ENERGY = 'same_energy';

/**
 * Returns the reason for a part of a match, with the same words for both people and without a full stop. The facts are
 * the two types (personality), the names of shared interests (interests), the shared vibes and `SAME_ENERGY` (vibes),
 * or the shared ways and depth of talk (communication). An old card has a complete `reason` instead of facts.
 */
export function matchReason({ key, known, facts, reason }: Part, says: Says): string {
  return facts === undefined ? (reason ?? '') : reasons[key](facts, says, known);
}

type Part = Pick<MatchData['parts'][number], 'key' | 'known' | 'facts' | 'reason'>;

const reasons: Readonly<Record<MatchPart, (facts: readonly string[], says: Says, known: boolean) => string>> = {
  personality: ([a, b], says) => personalityReason(a as MbtiType, b as MbtiType, says),
  interests: interestReason,
  vibes: vibeReason,
  communication: talkReason,
};

/** Returns why two types have their score in the table (content/compatibility.ts). */
export function personalityReason(a: MbtiType, b: MbtiType, { t }: Pick<Says, 't'>): string {
  const [one, other] = [a, b].toSorted((x, y) => mbtiTypes.indexOf(x) - mbtiTypes.indexOf(y)) as [MbtiType, MbtiType];
  if (a === b)
    return t(
      'reasons.two-of-a-kind',
      'Two of a kind, {one} and {one}: little to explain, and one blind spot to share',
      {
        one,
      },
    );
  return t(
    'reasons.two-types',
    '{one} with {other}: {sight, select, both {one sees what is, one sees what could be} N {both always asking what if} other {both at home in the real world}}, and {temper, select, voice {a talker meets a listener} heart {a clear head meets a warm heart} plan {a planner meets an improviser} I {neither minds a quiet evening} other {neither runs out of energy}}',
    { one, other, sight: a[1] === b[1] ? String(a[1]) : 'both', temper: temperOf(a, b) },
  );
}

function temperOf(a: MbtiType, b: MbtiType): string {
  if (a[0] !== b[0]) return 'voice';
  if (a[2] !== b[2]) return 'heart';
  return a[3] === b[3] ? String(a[0]) : 'plan';
}

const NAMED = 3;

function interestReason(facts: readonly string[], { t, spoken, list }: Says, isKnown: boolean): string {
  if (!isKnown) return t('reasons.interests-open', 'Not both of you have named interests yet');
  const names = facts.map(spoken);
  if (names.length === 0)
    return t('reasons.no-shared-interests', 'Nothing on both lists, so each has something new to show');
  if (names.length <= NAMED) return list(names);
  return t('reasons.shared-interests', '{names} and {more} more', {
    names: names.slice(0, NAMED).join(', '),
    more: names.length - NAMED,
  });
}

function vibeReason(facts: readonly string[], { t, spoken, list }: Says, isKnown: boolean): string {
  if (!isKnown) return t('reasons.vibes-open', 'Not both of you have picked a vibe yet');
  const isSame = facts.includes(SAME_ENERGY);
  const both = vibes.filter(({ key }) => facts.includes(key satisfies (typeof vibeKeys)[number]));
  const energy = isSame ? 'same' : 'own';
  if (both.length === 0)
    return t(
      'reasons.different-moods',
      '{energy, select, same {Different moods, the same amount of energy} other {Different moods, so somebody can set the tone}}',
      { energy },
    );
  const names = list(both.map(({ label }) => spoken(label).toLowerCase()));
  return t(
    'reasons.same-moods',
    'Both {names}, {energy, select, same {with the same amount of energy} other {each with their own energy}}',
    { names, energy },
  );
}

const DEPTHS: readonly string[] = ['deep', 'casual', 'balanced'] satisfies (typeof depths)[number][];

function talkReason(facts: readonly string[], { t, list }: Says): string {
  const depth = facts.find((fact) => DEPTHS.includes(fact)) ?? 'none';
  const ways = facts.filter((fact) => fact !== depth).map((way) => wayWords(way as (typeof styles)[number], t));
  if (ways.length === 0) return t('reasons.different-ways', 'You reach out in different ways, so ask which one suits');
  return t(
    'reasons.same-ways',
    'You both like {ways}{depth, select, deep { and going deep} casual { and keeping it light} balanced { and a bit of everything} other {}}',
    { ways: list(ways), depth },
  );
}

function wayWords(way: (typeof styles)[number], t: Says['t']): string {
  return t(
    'reasons.way',
    '{way, select, texting {texting} video_calls {video calls} in_person {meeting in person} other {voice calls}}',
    { way },
  );
}
