import { matchWeights, type MatchPart, type MatchRange } from '#contract/matching.parts.ts';

interface PartWords {
  label: string;
  /** Ends the sentence "Closest in …". */
  closest: string;
  /** Ends the sentence "… once you both …". */
  once: string;
  /** Says of a person, by name, that the part waits for them. */
  waits: (name: string) => string;
  /** The same of the reader, and of both. */
  waitsForMe: string;
}

/** The words of each part of a match, wherever a match is shown. */
export const partWords: Readonly<Record<MatchPart, PartWords>> = {
  personality: {
    label: 'Personality',
    closest: 'how you think',
    once: 'take the quiz',
    waits: (name) => `Opens when ${name} takes the quiz.`,
    waitsForMe: 'Opens when you have both taken the quiz.',
  },
  interests: {
    label: 'Interests',
    closest: 'what you love',
    once: 'name interests',
    waits: (name) => `Opens when ${name} names some.`,
    waitsForMe: 'Opens when you have both named some.',
  },
  vibes: {
    label: 'Vibe and energy',
    closest: 'your mood',
    once: 'pick a vibe',
    waits: (name) => `Opens when ${name} picks a vibe.`,
    waitsForMe: 'Opens when you have both picked a vibe.',
  },
  communication: {
    label: 'How you talk',
    closest: 'how you talk',
    once: 'say how you like to talk',
    waits: (name) => `Opens when ${name} has said it.`,
    waitsForMe: 'Opens when you have both said it.',
  },
};

/** Returns a part's name with its weight in the sum. */
export function partLabel(key: MatchPart): string {
  return `${partWords[key].label} · ${matchWeights[key]}\u00A0%`;
}

/** Says what the numbers beside the parts are of. */
export const ofWhat = 'Each part is out of 100 and counts for the share beside its name.';
export const ofWhatIsKnown = 'The sum is over what is known.';

/** Returns what the open parts can make of a sum; null when nothing is open. */
export function rangeText({ low, high, open }: MatchRange): string | null {
  if (open.length === 0) return null;
  return `${low} to ${high} once you both ${open.map((key) => partWords[key].once).join(' and ')}`;
}

/** The words for a match's numbers, by their lower bounds. */
type Bands = readonly [from: number, words: string][];

const personality: Bands = [
  [85, 'You two think in rhyme'],
  [70, 'Different gaits, same trail'],
  [55, 'Enough in common to start, enough contrast to stay curious'],
  [0, 'Two quite different animals'],
];

const friendship: Bands = [
  [75, 'Friendship potential: very high. Somebody should make a plan.'],
  [65, 'Friendship potential: high. One good question should do it.'],
  [50, 'Friendship potential: real. Give it a little time and some daylight.'],
  [0, 'Friendship potential: unwritten. Surprises are welcome here.'],
];

const overlap = [
  'None in common yet, so one of you gets to be the guide',
  'One in common, and one is plenty to begin with',
  'Two in common: a conversation and a spare',
] as const;

export function personalityText(score: number): string {
  return band(personality, score);
}

export function friendshipText(score: number): string {
  return band(friendship, score);
}

export function interestText(shared: readonly string[]): string {
  return overlap[shared.length] ?? `${shared.length} in common. You may run out of evening first`;
}

const band = (bands: Bands, score: number): string => bands.find(([from]) => score >= from)?.[1] ?? '';
