import { matchWeights, type MatchData, type MatchPart } from '#contract/matching.parts.ts';
import { t } from '#web/words/words.ts';

interface PartWords {
  label: string;
  /** Ends the sentence "Closest in …". */
  closest: string;
  /** Says that the part waits for the other person, and names them. */
  waits: (name: string) => string;
  /** Says that the part waits for the reader, or for both people. */
  waitsForMe: string;
  /** Says that the number rests on little until the other person has answered. */
  sharper: (name: string) => string;
}

/** The words of each part of a match, on every screen that shows a match. */
export const partWords: Readonly<Record<MatchPart, PartWords>> = {
  personality: {
    label: t('parts.personality', 'Personality'),
    closest: t('parts.how-you-think', 'how you think'),
    waits: (name) => t('parts.opens-when-takes-the-quiz', 'Opens when {name} takes the quiz.', { name }),
    waitsForMe: t('parts.opens-when-you-have-both', 'Opens when you have both taken the quiz.'),
    sharper: (name) => t('parts.sharper-after-the-quiz', 'Sharper once {name} has taken the quiz.', { name }),
  },
  interests: {
    label: t('common.interests', 'Interests'),
    closest: t('parts.what-you-love', 'what you love'),
    waits: (name) => t('parts.opens-when-names-some', 'Opens when {name} names some.', { name }),
    waitsForMe: t('parts.opens-when-you-have-both-named', 'Opens when you have both named some.'),
    sharper: (name) => t('parts.sharper-with-interests', 'Sharper once {name} has named interests.', { name }),
  },
  vibes: {
    label: t('parts.vibe-and-energy', 'Vibe and energy'),
    closest: t('parts.your-mood', 'your mood'),
    waits: (name) => t('parts.opens-when-picks-a-vibe', 'Opens when {name} picks a vibe.', { name }),
    waitsForMe: t('parts.opens-when-you-have-both-picked', 'Opens when you have both picked a vibe.'),
    sharper: (name) => t('parts.sharper-with-a-vibe', 'Sharper once {name} has picked a vibe.', { name }),
  },
  communication: {
    label: t('parts.how-you-talk', 'How you talk'),
    closest: t('parts.how-you-talk-2', 'how you talk'),
    waits: (name) => t('parts.opens-when-has-said-it', 'Opens when {name} has said it.', { name }),
    waitsForMe: t('parts.opens-when-you-have-both-said', 'Opens when you have both said it.'),
    sharper: (name) =>
      t('parts.sharper-with-a-way-to-talk', 'Sharper once {name} has said how to talk best.', { name }),
  },
};

/** Returns a part's name, with the part's weight in the sum. */
export function partLabel(key: MatchPart): string {
  return `${partWords[key].label} · ${matchWeights[key]}\u00A0%`;
}

/** The explanation of the numbers beside the parts. */
export const ofWhat = t(
  'parts.each-part-is-out-of',
  'Each part is out of 100 and counts for the share beside its name.',
);
export const ofWhatIsKnown = t('parts.the-sum-is-over-what', 'The sum is over what is known.');

/** Stands beside a number that rests on little. */
export const EARLY = t('parts.early', 'early');

/** Returns in words from what to what the number of a card has changed since the match, and why; null if it has not. */
export function changeText({ compatibilityScore: now, earlier }: Pick<MatchData, 'compatibilityScore' | 'earlier'>) {
  if (earlier === undefined || earlier.score === now) return null;
  const [only, ...more] = earlier.opened;
  return t(
    'parts.was-now-is',
    'It was {was} when you met. Then you had both {part, select, interests {named interests} vibes {picked a vibe} other {told more}}, and it is {now}.',
    { was: earlier.score, now, part: more.length > 0 || only === undefined ? 'more' : only },
  );
}

/** Texts for scores. Each text applies from its number up; the highest number comes first. */
type Bands = readonly [from: number, words: string][];

const personality: Bands = [
  [85, t('parts.you-two-think-in-rhyme', 'You two think in rhyme')],
  [70, t('parts.two-gaits-one-trail', 'Two gaits, one trail')],
  [55, t('parts.enough-in-common-to-start', 'Enough in common to start, enough contrast to stay curious')],
  [0, t('parts.two-quite-different-animals', 'Two quite different animals')],
];

const friendship: Bands = [
  [
    75,
    t('parts.friendship-potential-very-high-somebody', 'Friendship potential: very high. Somebody should make a plan.'),
  ],
  [65, t('parts.friendship-potential-high-one-good', 'Friendship potential: high. One good question should do it.')],
  [
    50,
    t(
      'parts.friendship-potential-real-give-it',
      'Friendship potential: real. Give it a little time and some daylight.',
    ),
  ],
  [
    0,
    t(
      'parts.friendship-potential-unwritten-surprises-are',
      'Friendship potential: unwritten. Surprises are welcome here.',
    ),
  ],
];

const overlap = [
  t('parts.none-in-common-yet-so', 'None in common yet, so one of you gets to be the guide'),
  t('parts.one-in-common-and-one', 'One in common, and one is plenty to begin with'),
  t('parts.two-in-common-a-conversation', 'Two in common: a conversation and a spare'),
] as const;

export function personalityText(score: number): string {
  return band(personality, score);
}

export function friendshipText(score: number): string {
  return band(friendship, score);
}

export function interestText(shared: readonly string[]): string {
  return (
    overlap[shared.length] ??
    t('parts.in-common-you-may-run', '{length} in common. You may run out of evening first', { length: shared.length })
  );
}

const band = (bands: Bands, score: number): string => bands.find(([from]) => score >= from)?.[1] ?? '';
