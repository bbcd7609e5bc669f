import { kindLines } from '#content/companions/kind-lines.ts';
import { spareLines } from '#content/companions/spare-lines.ts';
import { takeUps } from '#content/companions/take-ups.ts';
import { withoutQuestion } from '#companions/words/words.ts';
import type { ReplyScene, ReplyRule } from './scene.ts';
import { followUp, takenUp } from './take-up.ts';

/** The rules for up to three words, an emoji, or text that cannot be read. */
export const shortRules: readonly ReplyRule[] = [
  short('noise', ({ reading: { noise }, lines }) => noise && [lines.pick(takeUps[noise])]),
  short('state', ({ reading: { phrase, said }, lines }) =>
    phrase !== undefined && STATE.test(said) && !NO_STATE.test(said)
      ? [lines.pick(kindLines.state, takeUps.phrase)]
      : undefined,
  ),
  short('animals', ({ reading: { phrase, said }, lines }) =>
    phrase !== undefined && ANIMALS.test(said) ? [lines.pick(kindLines.animals, takeUps.phrase)] : undefined,
  ),
  short('answer', (scene) => {
    const answer = ANSWERS.find(([pattern]) => pattern.test(scene.reading.said))?.[1];
    return answer && [scene.lines.pick(takeUps[answer]), ...alone(scene)];
  }),
  short('feeling', ({ reading: { feeling }, lines, canAsk }) =>
    feeling === undefined
      ? undefined
      : [lines.pick(takeUps.feeling), lines.pick(canAsk ? takeUps.whyFeeling : spareLines.listening)],
  ),
  short('statement', (scene) => {
    const { mirror, toMe } = scene.reading.echo;
    return mirror === undefined && toMe === undefined ? undefined : takenUp(scene);
  }),
  short('subject', (scene) => {
    const { echo, said, phrase } = scene.reading;
    // "Your knee" and "pasta" are named as the subject; "still waiting" is repeated as it is.
    const isThing = echo.it?.startsWith('your ') === true || !said.includes(' ');
    if (echo.it === undefined || !(isThing || phrase === undefined)) return undefined;
    const question = followUp(scene);
    return [scene.lines.pick(takeUps.about), ...(question === undefined ? alone(scene) : [question])];
  }),
  short('phrase', ({ reading: { phrase }, lines }) =>
    phrase === undefined ? undefined : [lines.pick(takeUps.phrase, takeUps.word)],
  ),
  short('word', (scene) =>
    scene.reading.word === undefined ? undefined : [scene.lines.pick(takeUps.word), ...alone(scene)],
  ),
  short('any', (scene) => [scene.lines.pick(scene.persona.lines.short, spareLines.short), ...alone(scene)]),
];

function short(name: string, say: (scene: ReplyScene) => string[] | undefined): ReplyRule {
  return {
    name: `short-${name}`,
    when: ({ reading }) => reading.isShort,
    say: (scene) => {
      const parts = say(scene);
      return parts && { kind: 'short', parts };
    },
  };
}

/** Matches an animal, with a number or an adjective: "two cats", "an old dog". */
const ANIMALS =
  /^(?:(?:my|a|an|one|two|three|four|five|six|some|old|little|big|small|fat) )*(?:dogs?|cats?|kittens?|pupp(?:y|ies)|rabbits?|parrots?|hamsters?|horses?|chickens?|goldfish|tortoises?|turtles?|goats?|ducks?|snakes?|budgies?)$/;

const STATE =
  /^(?:(?:still|just|im|at|in|on) )*(?:\p{L}{3,}ing|home|work|bed|the (?:bus|train|tram|sofa|couch|bath|office|kitchen|way))$/u;
const NO_STATE = /^(?:nothing|something|everything|anything|morning|evening|interesting|boring|amazing)$/;

const ANSWERS: readonly [RegExp, 'yes' | 'no' | 'dunno' | 'maybe' | 'why' | 'nothing'][] = [
  [/^(?:i dont know|no idea|no clue|not sure|whatever)\b/, 'dunno'],
  [/^(?:yes|yeah|yep|yup|sure|of course|definitely|absolutely)\b/, 'yes'],
  [/^(?:no|nope|nah|not really|never)\b/, 'no'],
  [/^(?:maybe|perhaps|kind of|sort of|a little|sometimes)\b/, 'maybe'],
  [/^(?:why|how come|how so|what for)\b/, 'why'],
  [/^(?:nothing|nothing much|not much|nm)\b/, 'nothing'],
];

/** If no question may follow, mostly returns a line about the character that is near, or a line that listens. */
function alone({ lines, persona, canAsk, rng, near }: ReplyScene): string[] {
  if (canAsk || rng() < 0.35) return [];
  const own = lines.fresh(persona.lines.aboutYou.filter((line) => near?.has(line) === true));
  const line = own ?? lines.fresh(spareLines.listening);
  return line === undefined ? [] : [withoutQuestion(line)];
}
