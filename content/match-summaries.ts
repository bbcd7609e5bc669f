import type { MatchReasons } from '#contract/matching.parts.ts';
import { mbtiTypes, type MbtiType } from '#contract/people.ts';
import { SAME_ENERGY } from './match-reasons.ts';
import type { Says } from './says.ts';
import { seededRng } from './seeded-rng.ts';
import { vibes } from './vibes.ts';

type Card = Pick<MatchReasons, 'parts' | 'sharedInterests'>;

interface Pair {
  data: Card;
  /** The reader's type. */
  mine: MbtiType | null;
  /** The name of the other person. */
  name: string;
}

/**
 * Returns two sentences about a pair, for one of its two readers: what the other is like beside the reader, then what
 * the two share. It uses only facts of the match's card, which both may see. The facts choose among the sentences, so a
 * pair always reads the same. Null for an old card without facts, and if the card has other types than the reader's.
 */
export function matchSummary({ data, mine, name }: Pair, says: Says): string | null {
  const theirs = otherType(data, mine);
  if (mine === null || theirs === null) return null;
  const facts = data.parts.map(({ key, facts: own }) => [key, ...(own ?? [])].join(' '));
  const random = seededRng([name, ...facts].join('|'));
  const draw = { says, random };
  return `${besideYou({ mine, theirs, name }, draw)} ${sharedWords(data, name, draw)}`;
}

function otherType({ parts }: Card, mine: MbtiType | null): MbtiType | null {
  const types = parts.find(({ key }) => key === 'personality')?.facts ?? [];
  const at = types.findIndex((type) => type === mine);
  const other = types[1 - at];
  return at === -1 ? null : (mbtiTypes.find((type) => type === other) ?? null);
}

type Random = () => number;

interface Draw {
  says: Says;
  random: Random;
}

const oneOf = <T>(random: Random, of: readonly T[]): T | undefined => of[Math.floor(random() * of.length)];

/** The other by their type, and the reader beside them by one pole: equal letters are shared, else the reader's first. */
function besideYou(
  { mine, theirs, name }: { mine: MbtiType; theirs: MbtiType; name: string },
  { says, random }: Draw,
): string {
  const axis = Math.floor(random() * 4);
  const beside = `${mine[axis]}${theirs[axis]}`;
  const words = oneOf(random, [first, second, third]) ?? first;
  return words(says, { name, type: theirs, beside });
}

type Words = { name: string; type: MbtiType; beside: string };

const first = ({ t }: Pick<Says, 't'>, { type, name, beside }: Words): string =>
  t(
    'summaries.first',
    '{type, select, INTJ {{name} has the map, the spare map and an opinion on both} INTP {{name} starts five thoughts before breakfast} ENTJ {{name} has already booked the boat} ENTP {{name} argues for fun and buys the first round} INFJ {{name} reads the room, then the small print} INFP {{name} carries a whole novel in one coat pocket} ENFJ {{name} knows everybody’s birthday, even the dog’s} ENFP {{name} can find a party in a bus queue} ISTJ {{name} arrives on time with the right screwdriver} ISFJ {{name} remembers how everybody takes their tea} ESTJ {{name} turns a maybe into a Saturday at ten} ESFJ {{name} brings soup before anybody says they are ill} ISTP {{name} fixes it first and explains it never} ISFP {{name} notices the light before the landmark} ESTP {{name} jumps in and checks the water later} other {{name} makes any kitchen a dance floor}}, and {beside, select, EE {the two of you will need a bigger table} II {neither of you has to fill the quiet} EI {you say the first hello for both} IE {you bring the calm it lands in} NN {you both ask “what if” before “what time”} SS {you both trust what you can see and taste} NS {you point at what it could become} SN {you keep one foot on the ground for both} FF {you both ask how it felt first} TT {you both like the straight answer} FT {you ask the question under the question} TF {you bring a clear head to it} JJ {the plan has a plan} PP {no plan survives the two of you, happily} JP {you know where the keys are} other {you know the detour worth taking}}.',
    { type, name, beside },
  );

const second = ({ t }: Pick<Says, 't'>, { type, name, beside }: Words): string =>
  t(
    'summaries.second',
    '{type, select, INTJ {{name} plays the long game and enjoys the waiting} INTP {{name} takes the clock apart to ask about time} ENTJ {{name} sees a hill and appoints a summit} ENTP {{name} has three theories and no brakes} INFJ {{name} says one sentence that lasts all week} INFP {{name} gives every snail the right of way} ENFJ {{name} could get a choir out of an elevator} ENFP {{name} falls in love with an idea a day} ISTJ {{name} keeps the receipt and the promise} ISFJ {{name} waters the plants that nobody else sees} ESTJ {{name} writes the list and ticks it, too} ESFJ {{name} sets one more place at the table, just in case} ISTP {{name} knows every screw by its sound} ISFP {{name} speaks in colors and good silences} ESTP {{name} has a story for every scar} other {{name} laughs first and loudest}}, and {beside, select, EE {silence never stood a chance} II {a bench and two teas will do} EI {you get to ask the second question} IE {you get to say the one thing that matters} NN {tomorrow gets most of your attention} SS {today gets all of your attention} NS {you supply the somewhere else} SN {you supply the here and now} FF {nobody’s mood goes unnoticed} TT {nobody has to be flattered} FT {you soften the landing} TF {you find the hole in the argument, kindly} JJ {you will both be early} PP {you will both be late, with a good reason} JP {you can hold the calendar} other {you can hold the door to something unplanned}}.',
    { type, name, beside },
  );

const third = ({ t }: Pick<Says, 't'>, { type, name, beside }: Words): string =>
  t(
    'summaries.third',
    '{type, select, INTJ {{name} solves the puzzle, then improves the puzzle} INTP {{name} follows a question home and lets it stay} ENTJ {{name} never met a deadline without shaking its hand} ENTP {{name} asks the question that everybody stepped over} INFJ {{name} keeps secrets the way others keep gardens} INFP {{name} believes in people, and quite possibly in moss} ENFJ {{name} leaves every room a little warmer} ENFP {{name} takes the scenic route to everything} ISTJ {{name} says it once, and it is so} ISFJ {{name} packs a second sandwich for somebody} ESTJ {{name} has the tent up before the rain} ESFJ {{name} knows who should sit beside whom} ISTP {{name} trusts hands more than manuals} ISFP {{name} finds the one good stone on the beach} ESTP {{name} knows a shortcut, and it is usually true} other {{name} says yes and works out the rest}}, and {beside, select, EE {somebody else will have to do the listening} II {a shared silence counts as a good evening} EI {you carry the talk over the first hill} IE {you hear what the others miss} NN {neither of you reads the map the usual way up} SS {neither of you needs it explained twice} NS {you bring the telescope} SN {you bring the magnifying glass} FF {you will agree on who needs a hug} TT {you will enjoy disagreeing} FT {you bring the heart to the argument} TF {you bring the argument to the heart} JJ {the weekend is as good as booked} PP {the weekend is still wide open} JP {you bring the list} other {you bring the surprise}}.',
    { type, name, beside },
  );

/** What the two share, as a way to begin: an interest before anything else, and without a fact a nudge. */
function sharedWords({ parts, sharedInterests }: Card, name: string, draw: Draw): string {
  const { random } = draw;
  const { t, spoken } = draw.says;
  const interest = oneOf(random, sharedInterests);
  if (interest !== undefined) return interestWords(interest, name, draw);
  const known = parts
    .filter((part) => part.known)
    .flatMap(({ key, facts }) => (facts ?? []).map((fact) => [key, fact]));
  const [key, fact = ''] =
    oneOf(
      random,
      known.filter(([of]) => of === 'vibes' || of === 'communication'),
    ) ?? [];
  if (key === 'communication')
    return t(
      'summaries.talk',
      '{fact, select, texting {You are both people of the written word, so send the first line.} video_calls {You both like to see the face that talks.} in_person {You would both rather meet than type, so name a bench.} voice_calls {A phone call would suit you both.} deep {Small talk can be skipped, by agreement.} casual {It may stay light, by agreement.} other {A bit of everything is fine with both of you.}}',
      { fact },
    );
  if (fact === SAME_ENERGY)
    return t('summaries.energy', 'You have the same amount of energy, which settles how long the walk is.');
  const vibe = vibes.find((one) => one.key === fact);
  if (vibe !== undefined)
    return t('summaries.vibe', 'You both picked “{vibe}”, so compare notes.', { vibe: spoken(vibe.label) });
  return t(
    'summaries.nudge',
    '{at, select, 0 {One good question should do it.} 1 {Somebody should make a plan.} 2 {Give it a little time and some daylight.} 3 {The rest is yours to find out.} 4 {Somebody has to say hello, and it may as well be you.} 5 {Bring one good question and one in reserve.} 6 {Curiosity will carry the first evening.} 7 {A walk would tell you more than we can.} 8 {Ask about the last thing that made {name} laugh.} other {Surprises are welcome here.}}',
    { at: Math.floor(random() * 10), name },
  );
}

function interestWords(interest: string, name: string, { says: { t, spoken }, random }: Draw): string {
  return t(
    'summaries.interest',
    '{at, select, 0 {Begin with {interest}: it is on both your lists.} 1 {{interest} is on your list and on {name}’s, so nobody has to explain it.} 2 {One word to start with: {interest}.} 3 {Ask about {interest}, and bring time.} 4 {If the talk ever stalls, there is {interest}.} other {You share {interest}, which is half an evening already.}}',
    { at: Math.floor(random() * 6), interest: spoken(interest), name },
  );
}
