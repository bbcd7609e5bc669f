import { mbtiTypes, type MbtiType } from '#contract/people.ts';

/**
 * Scores how well two archetypes tend to get on as friends: 0 to 100, the same in both directions.
 *
 * There are no measurements for friends, so the table follows our own texts, and no score is so low that it keeps two
 * people from meeting. The score is the sum of four pairs of letters:
 * - Perception weighs most. Two people who look at the same layer of the world (things as they are, or things as they
 *   might be) never run out of talk. Two people who look at different layers have to translate.
 * - Judgement is next: sharing what counts as a good reason saves many small quarrels, though a head and a heart that
 *   respect each other are worth having.
 * - Energy: one who talks and one who listens fit a little better than two of either; two quiet ones fit better than
 *   two loud ones, who compete for the air.
 * - Lifestyle: a planner and a drifter complete each other's week, two drifters at least laugh about it, and two
 *   planners agree on when to leave.
 * Equal types lose a little, because they share their blind spot. Last come the exceptions: pairs that fit better or
 * worse than their letters, each with the reason.
 */
const base = 26;

function lettersScore(a: MbtiType, b: MbtiType): number {
  const [energyA, perceptionA, judgementA, lifestyleA] = a;
  const [energyB, perceptionB, judgementB, lifestyleB] = b;
  const energy = energyA === energyB ? (energyA === 'I' ? 9 : 6) : 13;
  const perception = perceptionA === perceptionB ? 28 : 4;
  const judgement = judgementA === judgementB ? 14 : 5;
  const lifestyle = lifestyleA === lifestyleB ? (lifestyleA === 'J' ? 6 : 7) : 9;
  return base + energy + perception + judgement + lifestyle - (a === b ? 6 : 0);
}

const exceptions: readonly (readonly [MbtiType, MbtiType, number, string])[] = [
  [
    'INFJ',
    'ENFP',
    7,
    'the owl goes deep, the otter brings everyone along; each is what the other secretly wanted to be',
  ],
  ['INTJ', 'ENTP', 6, 'the fox throws ideas, the eagle catches the one that matters'],
  ['INFP', 'ENFJ', 6, 'the butterfly feels heard and the dolphin feels needed'],
  ['INTP', 'ENTJ', 5, 'one has eight arms of theory, the other has a date and a budget'],
  ['INTJ', 'ENFP', 14, 'long views on both sides, and the otter is the one person who can make the eagle giggle'],
  ['INFJ', 'ENTP', 12, 'the fox may ask anything, and the owl has really thought about it'],
  ['INFP', 'ENTJ', 4, 'a wolf softens for very few, and this is one of them'],
  ['ISTP', 'ESTJ', 5, 'the bee knows what is needed and the badger can make it from what is in the truck'],
  ['ISFP', 'ESFJ', 6, 'the meerkat keeps watch so that the jellyfish may drift'],
  ['ISTJ', 'ESTP', 5, 'the beaver builds the dam, the raccoon tests it, both are pleased'],
  ['ISFJ', 'ESFP', 7, 'the elephant remembers every party the bowerbird ever threw'],
  ['ISTP', 'ESFJ', 4, 'warmth without questions meets help without speeches'],
  ['ISFP', 'ENFJ', 13, 'the dolphin believes in the work before it is finished'],
  ['ISTJ', 'ESFP', 6, 'color for one and ground for the other, and neither says so'],
  ['INTP', 'ESFJ', -9, 'one answers the question, the other was asking how they felt'],
  ['INFP', 'ESTJ', -13, 'a feeling and a checklist, both in a hurry to be understood'],
  ['INFJ', 'ESTP', -14, 'the raccoon is through the window before the owl has finished the thought'],
  ['INTJ', 'ESFP', -13, 'a ten-year plan meets right now, and they take turns being wrong'],
  ['ENFP', 'ISTJ', -14, 'the otter moved the tools, and to the beaver it is not funny yet'],
  ['ENTP', 'ISFJ', -14, 'arguing for sport hurts someone who remembers every word'],
  ['ENFJ', 'ISTP', -13, 'one would like to talk about it and the other has already fixed it'],
  ['ENTJ', 'ISFP', -13, 'pushed by a wolf, a jellyfish simply goes elsewhere'],
  ['ESTJ', 'ENTP', -6, 'a rule is an invitation to one and a promise to the other'],
  ['ESTJ', 'INTP', -5, 'when is it done? never, says the octopus, happily'],
  ['ENTJ', 'ESTJ', -6, 'two people are holding the same steering wheel'],
  ['ESTP', 'ENFJ', -4, 'one reads the room and the other has just climbed onto its roof'],
];

function key(a: MbtiType, b: MbtiType): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

const tuned = new Map(exceptions.map(([a, b, points]) => [key(a, b), points]));

const notes = new Map(exceptions.map(([a, b, , why]) => [key(a, b), why]));

/** All notes on exceptional pairs. */
export const pairNotes: readonly string[] = [...notes.values()];

/** Returns the note on an exceptional pair, lowercase and without a full stop; undefined for any other pair. */
export function pairNote(a: MbtiType, b: MbtiType): string | undefined {
  return notes.get(key(a, b));
}

/** Returns the score of two types in either order: an integer from 0 to 100. */
export function compatibility(a: MbtiType, b: MbtiType): number {
  return Math.max(0, Math.min(100, lettersScore(a, b) + (tuned.get(key(a, b)) ?? 0)));
}

/** Returns all other types, the best match first. Types with equal scores are in the order of the field guide. */
export function bestMatches(type: MbtiType): MbtiType[] {
  return mbtiTypes
    .filter((other) => other !== type)
    .toSorted((a, b) => compatibility(type, b) - compatibility(type, a));
}
