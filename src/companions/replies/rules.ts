import { spareLines } from '#content/companions/spare-lines.ts';
import { spanishLines } from '#content/companions/spanish-words.ts';
import { takeUps } from '#content/companions/take-ups.ts';
import { saysHard } from '#companions/hearing/recognise.ts';
import { asksAtEnd } from '#companions/words/address.ts';
import { signs, type Sign } from '#companions/words/signs.ts';
import { countWords, plain, withoutQuestion } from '#companions/words/words.ts';
import { afterHelp, numbersFor } from './after-help.ts';
import { answerOfTheirs, answerTo, answerToShort, inTheirWords } from './answered.ts';
import { goodbyeLead } from './by-kind.ts';
import { inScene, ofProp, ownQuestion, returned } from './in-scene.ts';
import { RECALLS_AGAIN } from './go-on.ts';
import { greetingIn } from './greeting.ts';
import { isNear, nearTo } from './near.ts';
import { broughtUp, corrected, forgotten, known } from './of-memory.ts';
import { isAfterPause, LIGHT, OWN, ownLine, type ReplyScene, type ReplyRule } from './scene.ts';
import { shortRules } from './short.ts';
import { inOtherLanguage } from './spanish.ts';
import { isTold, more, ofCompanion, ofOpinion, ofStrain, ofWorld, takenUp, withLead } from './take-up.ts';

const has =
  (...some: readonly Sign[]) =>
  ({ reading }: ReplyScene): boolean =>
    some.some((sign) => reading.signs.includes(sign));

/** The rules of an answer in order. The first one that applies and says something gives the answer. */
export const rules: readonly ReplyRule[] = [
  {
    name: 'near-grave',
    when: isNear,
    say: (scene) => ({ kind: 'near', parts: [...nearTo(scene), ...numbersFor(scene)], isWhole: true }),
  },
  { name: 'scene', say: inScene },
  { name: 'goodbye', when: isLeaving, say: (scene) => ({ kind: 'goodbye', parts: goodbye(scene), isWhole: true }) },
  {
    name: 'forgotten',
    say: (scene) => scene.forgot && { kind: 'forgetting', parts: [forgotten(scene, scene.forgot)] },
  },
  {
    name: 'after-help',
    when: ({ isAfterHelp }) => isAfterHelp,
    say: (scene) => {
      const parts = scene.asked === undefined ? afterHelp(scene) : known(scene, scene.asked);
      return { kind: 'hardTimes', parts: parts.map(withoutQuestion) };
    },
  },
  {
    // The answer by kind is made here, even if a rule before `kind` then speaks.
    name: 'to-the-companion',
    when: ({ ofKind }) => ofKind() === undefined,
    say: (scene) => {
      const sign = weighty(scene);
      return isToIt(sign) ? { kind: sign, parts: [ownLine(scene, sign)] } : undefined;
    },
  },
  {
    name: 'unlock',
    when: (scene) => scene.ofKind() === undefined && has('unlock')(scene),
    say: (scene) => ({ kind: 'unlock', parts: [...inTheirWords(scene), scene.lines.pick(takeUps.unlock)] }),
  },
  {
    name: 'memory',
    say: (scene) => scene.asked && { kind: 'remembering', parts: known(scene, scene.asked) },
  },
  {
    name: 'product',
    say: (scene) => (scene.fact === undefined ? undefined : { kind: 'product', parts: told(scene, scene.fact) }),
  },
  { name: 'prop', say: ofProp },
  { name: 'asked-to-ask', say: ownQuestion },
  { name: 'told-before', say: answerOfTheirs },
  { name: 'short-question', say: answerToShort },
  { name: 'kind', say: ({ ofKind }) => ofKind() },
  {
    name: 'forgetting',
    when: has('forgetting'),
    say: ({ lines }) => ({ kind: 'forgetting', parts: [lines.pick(spareLines.forgetting)] }),
  },
  {
    name: 'language',
    when: ({ reading }) => reading.language !== 'en',
    say: (scene) => ({ kind: 'language', parts: inOtherLanguage(scene) }),
  },
  {
    name: 'against-themself',
    when: ({ reading }) => reading.isAgainstThemself,
    say: (scene) => ({ kind: 'hardTimes', parts: [scene.lines.pick(takeUps.kinder), ownLine(scene, 'hardTimes')] }),
  },
  {
    name: 'weighty',
    say: (scene) => {
      const sign = weighty(scene);
      if (sign === undefined || isToIt(sign) || (sign === 'advice' && scene.question !== undefined)) return undefined;
      return { kind: sign, parts: withLead(scene, sign) };
    },
  },
  {
    // A short line does not end a heavy topic.
    name: 'still-heavy',
    when: ({ reading, before }) =>
      reading.signs.length === 0 &&
      reading.isShort &&
      reading.feeling === undefined &&
      reading.echo.it === undefined &&
      saysHard(before.findLast(({ by }) => by === 'person')?.text ?? ''),
    say: (scene) => ({ kind: 'hardTimes', parts: [ownLine(scene, 'hardTimes')] }),
  },
  {
    name: 'corrected',
    say: (scene) =>
      scene.corrected === undefined ? undefined : { kind: 'corrected', parts: corrected(scene, scene.corrected) },
  },
  {
    name: 'apology',
    when: has('apology'),
    say: (scene) => ({ kind: 'apology', parts: [scene.lines.pick(takeUps.apology), ...more(scene)] }),
  },
  {
    name: 'name',
    when: ({ isNameNew }) => isNameNew,
    say: (scene) => {
      // "Hi, I'm Linh, it is raining" also mentions the rain, which gets an answer too.
      const rest = greetingIn(scene)?.parts.slice(1) ?? more(scene);
      return { kind: 'nameGiven', parts: [scene.lines.pick(spareLines.nameGiven), ...rest] };
    },
  },
  {
    // "Hey what's up, quick question, …": both the small talk and the question get an answer.
    name: 'small-talk-and-question',
    say: (scene) => {
      const sign = smallTalk(scene);
      const asked = sign === undefined || isItsOwn(scene, sign) ? undefined : answerTo(scene);
      if (sign === undefined || asked === undefined) return undefined;
      return { ...asked, parts: [withoutQuestion(scene.lines.pick(spareLines[sign])), ...asked.parts] };
    },
  },
  {
    name: 'small-talk',
    say: (scene) => {
      const sign = smallTalk(scene);
      return sign && { kind: sign, parts: [ownLine(scene, sign), ...more(scene)] };
    },
  },
  { name: 'strain', when: has('strain'), say: (scene) => ({ kind: 'strain', parts: ofStrain(scene) }) },
  { name: 'luck', when: has('luck'), say: ({ lines }) => ({ kind: 'luck', parts: [lines.pick(takeUps.luck)] }) },
  {
    name: 'joke',
    when: has('joke'),
    say: ({ lines, persona }) => ({
      kind: 'joke',
      parts: [lines.pick(takeUps.joke), lines.pick(persona.lines.aboutYou)],
    }),
  },
  ...(['complaint', 'command', 'agree'] as const).map((sign): ReplyRule => ({
    name: sign,
    when: has(sign),
    say: (scene) => ({ kind: sign, parts: [...inTheirWords(scene), scene.lines.pick(takeUps[sign])] }),
  })),
  { name: 'question', say: answerTo },
  { name: 'hello', when: isHello, say: greetingIn },
  { name: 'returned', when: isBareHello, say: returned },
  {
    name: 'hello-again',
    when: (scene) => isBareHello(scene) && isAfterPause(scene),
    say: (scene) => {
      const line = scene.lines.pick(scene.persona.lines.again);
      const remembered = scene.canAsk ? broughtUp(scene, scene.rng() < RECALLS_AGAIN, true) : undefined;
      return { kind: 'again', parts: remembered === undefined ? [line] : [withoutQuestion(line), remembered] };
    },
  },
  {
    name: 'bare-hello',
    when: isBareHello,
    say: ({ lines, persona }) => ({
      kind: 'greeting',
      parts: [lines.pick(spareLines.greeting), lines.pick(persona.lines.howAreYou, spareLines.howAreYou)],
    }),
  },
  { name: 'opinion', when: has('opinion'), say: (scene) => ({ kind: 'opinion', parts: ofOpinion(scene) }) },
  {
    name: 'about-the-companion',
    when: (scene) => {
      const { reading } = scene;
      // "A coffee and you go" is not a question.
      const isOnlyTold =
        isTold(reading) && !reading.isQuestion && !/\b(?:you|yourself|yours|[wh]bu)$/.test(reading.said);
      return !isOnlyTold && (has('andYou', 'aboutYou')(scene) || reading.isAboutCompanion);
    },
    say: (scene) => ({ kind: 'aboutYou', parts: ofCompanion(scene) }),
  },
  {
    name: 'world',
    when: ({ reading, said }) => {
      const isMeant = isTold(reading) || reading.echo.toMe !== undefined;
      const isAsked = reading.isQuestion && (!isMeant || asksAtEnd(said.at(-1) ?? ''));
      return isAsked && (!reading.isShort || countWords(reading.said) === SHORTEST_QUESTION);
    },
    say: (scene) => ({ kind: 'world', parts: ofWorld(scene) }),
  },
  ...shortRules,
  {
    name: 'listening',
    say: (scene) => {
      // A greeting and a statement in one line both get an answer.
      const hello = has('greeting')(scene) ? [withoutQuestion(scene.lines.pick(spareLines.greeting))] : [];
      return { kind: 'listening', parts: [...hello, ...takenUp(scene)] };
    },
  },
];

function isLeaving({ reading, isOf, fact }: ReplyScene): boolean {
  return reading.isGoodbye || (isOf === 'goodbye' && fact === undefined);
}

function goodbye(scene: ReplyScene): string[] {
  const { lines, persona, isAfterHelp, reading } = scene;
  if (isAfterHelp) return [lines.pick(spareLines.goodbye), spareLines.goodbyeAfterHelp];
  if (reading.language === 'es') return [lines.pick(spanishLines.goodbye)];
  const byes = persona.lines.goodbye.filter((line) => isNight(scene) || !NIGHT.test(line));
  return [...goodbyeLead(scene), lines.pick(byes, spareLines.goodbye)];
}

const NIGHT = /\b(?:good ?night|tonight|sleep|dreams?|bed|pillow|nighty)\b/i;
const EVENING = { from: 20, to: 5 };

/** Returns whether a goodbye may be for the night: the person says so, or it is late in the person's time zone. */
function isNight({ reading, now, timeZone }: ReplyScene): boolean {
  const hour = Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now));
  const isLate = hour >= EVENING.from || hour < EVENING.to;
  return isLate || /\b(?:night|nite|tonight|bed|bedtime|sleep|sleepy|gn|goodnight)\b/.test(reading.said);
}

const weighty = ({ reading }: ReplyScene): (typeof OWN)[number] | undefined =>
  OWN.find((sign) => reading.signs.includes(sign));

/** Returns whether a sign is of a line to the companion, about the companion. */
const isToIt = (sign: ReturnType<typeof weighty>): sign is 'areYouReal' | 'flirt' | 'insult' =>
  sign === 'areYouReal' || sign === 'flirt' || sign === 'insult';

const smallTalk = ({ reading }: ReplyScene): (typeof LIGHT)[number] | undefined =>
  LIGHT.find((sign) => reading.signs.includes(sign) && !(sign === 'laugh' && isTold(reading)));

/** Returns the product fact that was asked for, after a kind word if the person's line also has something hard. */
function told(scene: ReplyScene, fact: string): string[] {
  const { reading, lines, before } = scene;
  if (reading.signs.includes('hardTimes')) return [withoutQuestion(ownLine(scene, 'hardTimes')), fact];
  const isToldAgain = before.some(({ by, text }) => by === 'companion' && text.includes(fact));
  const leads = isToldAgain ? spareLines.productAgain : spareLines.product;
  // `Lines` would repeat short leads, so used leads are left out. Without a new lead, the fact comes alone.
  const unsaid = leads.filter((lead) => !before.some(({ by, text }) => by === 'companion' && text.startsWith(lead)));
  return [lines.fresh(unsaid) ?? '', fact];
}

/** Returns whether a line asks nothing beyond its small talk. */
const isItsOwn = ({ question: asks, reading }: ReplyScene, light: (typeof LIGHT)[number]): boolean =>
  asks === undefined ||
  signs[light].some((sign) => sign.test(plain(asks.text))) ||
  /\b(?:how|what)s? (?:about |are |is )?(?:you|yours|yourself)\b/.test(plain(asks.text)) ||
  countWords(reading.said) <= countWords(plain(asks.text)) + 1;

function isHello(scene: ReplyScene): boolean {
  return scene.isOf === 'greeting' || has('greeting')(scene);
}

function isBareHello(scene: ReplyScene): boolean {
  return isHello(scene) && (!isTold(scene.reading) || countWords(scene.reading.said) <= BARE_HELLO);
}

/** A line with a hello and at most this many words is only a hello. */
const BARE_HELLO = 4;

/** A short line of exactly this many words can be a full question: "can penguins smell?", unlike "how so?". */
const SHORTEST_QUESTION = 3;
