import { ofItself } from '#content/companions/about-itself.ts';
import { kindLines } from '#content/companions/kind-lines.ts';
import { spareLines } from '#content/companions/spare-lines.ts';
import { takeUps } from '#content/companions/take-ups.ts';
import { answerTo } from './answered.ts';
import { finer, type KindLineKey } from './finer.ts';
import { greetingIn, introduces } from './greeting.ts';
import type { Sign } from '#companions/words/signs.ts';
import type { Worded } from './by-words.ts';
import type { Meant } from '#companions/hearing/kinds.ts';
import type { Recognition } from '#companions/hearing/recognise.ts';
import { broughtUp } from './of-memory.ts';
import { isAfterPause, ownLine, type Reaction, type ReplyScene } from './scene.ts';
import { ofWorld, takenUp, withLead } from './take-up.ts';
import { asQuoted, wouldOf } from './would.ts';

/** Kinds that are not taken from the meaning, because words or form identify them better. */
const NEVER: ReadonlySet<string> = new Set(['talk', 'world']);
/** The lowest probability for a line of at most three words, whose meaning is a guess. */
const LEAST_OF_FEW = 0.8;
const FEW = 3;

/** Returns the kind of an English line by its words, else by its meaning if certain; undefined for plain talk. */
export function kindOf(meant: Meant | undefined, reading: Recognition, words: Worded | undefined): string | undefined {
  if (reading.language !== 'en') return undefined;
  if (words !== undefined) return words.kind;
  if (meant === undefined) return undefined;
  const { kind, share, least } = meant;
  const isFew = reading.said.split(' ').length <= FEW;
  if (NEVER.has(kind) || share < Math.max(least, isFew ? LEAST_OF_FEW : 0)) return undefined;
  if (STATEMENTS.has(kind) ? reading.isQuestion : kind === 'product' && !reading.isQuestion) return undefined;
  if (SPEAKS_TO_IT.has(kind) && !TO_IT.test(reading.said)) return undefined;
  // A line of a "self:" kind must be a question or a request, since people do not tell a program about itself.
  if (kind.startsWith('self:') && !reading.isQuestion && !/^(?:tell|describe|go on|i bet|bet|so)\b/.test(reading.said))
    return undefined;
  // A question about the app contains a word about the app.
  if (kind === 'product' && !OF_THE_APP.test(reading.said)) return undefined;
  // An invitation with a choice is answered as a choice.
  if (kind === 'flirt' && /\bor \p{L}+(?: \p{L}+)?$/u.test(reading.said) && reading.isQuestion) return 'choice';
  // "Evening, quiet night here" is a greeting, not a goodbye.
  if (kind === 'goodbye' && reading.signs.includes('greeting')) return undefined;
  return kind;
}

/** Kinds that are never questions. */
const STATEMENTS: ReadonlySet<string> = new Set(['goodbye', 'plan', 'contrary', 'fine', 'compliment']);

const SPEAKS_TO_IT: ReadonlySet<string> = new Set(['complaint', 'compliment', 'flirt', 'doubt', 'goad']);
const TO_IT =
  /\b(?:you|your|youre|youve|youd|ya|u|ur|this|that|thats|it|its|bot|robot|machine|app|phone|answers?|kiss|darling|sweetheart|gorgeous|handsome)\b/;
const OF_THE_APP =
  /\b(?:app|account|profile|photos?|match|matches|premium|subscription|block|report|delete|messages?|chats?|notifications?|settings?|password|log ?in|email|companions?|wyn|groups?|posts?|gifts?|filters?|moderators?|button|download|verif\w+|here)\b/;

/** Returns the number of placeholders for the person's words in a line. */
const slotsIn = (line: string): number => line.split('{').length - 1;

/** Returns an unused line with the most placeholders; if no such line is left, any line without placeholders. */
function say({ lines }: ReplyScene, ...keys: KindLineKey[]): string {
  const pool = keys.flatMap((key): readonly string[] => kindLines[key]);
  const most = Math.max(...pool.map(slotsIn));
  for (let count = most; count > 0; count -= 1) {
    const line = lines.fresh(pool.filter((one) => slotsIn(one) === count));
    if (line !== undefined) return line;
  }
  const plainly = pool.filter((line) => slotsIn(line) === 0);
  return lines.pick(plainly.length > 0 ? plainly : pool, spareLines.short);
}

type KindAnswer = (scene: ReplyScene) => string[];

const byFiner =
  (kind: KindLineKey): KindAnswer =>
  (scene) => [say(scene, finer(kind, scene.reading.said) ?? kind)];

/** Quotes the question before a general line, so that the line answers something. */
const quotedFiner =
  (kind: KindLineKey): KindAnswer =>
  (scene) => {
    const key = finer(kind, scene.reading.said);
    const line = say(scene, key ?? kind);
    return key === undefined && !line.startsWith('“') ? [...asQuoted(scene), line] : [line];
  };

/** Matches people from a person's life, because the companion does not play real people. */
const SOMEBODY =
  /\b(?:your|the) (?:\w+ )?(?:ex|mother|mum|mom|father|dad|wife|husband|boyfriend|girlfriend|sister|brother|grandmother|grandma|gran|nan|nana|grandfather|grandpa|daughter|son|boss|landlord|landlady|friend|teacher|doctor|therapist)\b/;

const ANSWERS: Readonly<Record<string, KindAnswer>> = {
  complaint: byFiner('complaint'),
  order: byFiner('order'),
  doubt: quotedFiner('doubt'),
  goad: byFiner('goad'),
  offer: (scene) => [say(scene, 'offered')],
  greeting: (scene) => greetingIn(scene)?.parts ?? [],
  flirt: quotedFiner('flirt'),
  compliment: (scene) => {
    const isPassed = /\b(?:pass|passed|passes|approve|approval|inspection|test)\b/.test(scene.reading.said);
    const lead = scene.lines.fresh(isPassed ? kindLines.approved : kindLines.compliment);
    return lead === undefined ? [ownLine(scene, 'compliment')] : [lead, ownLine(scene, 'compliment')];
  },
  'advice:words': (scene) => [say(scene, 'adviceWords')],
  'advice:pick': (scene) => [say(scene, finer('advice:pick', scene.reading.said) ?? 'pickDo')],
  'advice:long': (scene) => [say(scene, 'adviceLong')],
  'advice:loop': (scene) => [say(scene, 'adviceLoop')],
  advice: (scene) =>
    /\b(?:my (?:place|shoes|position)|if you were me|were me|would you do)\b/.test(scene.reading.said)
      ? [say(scene, 'inYourPlace')]
      : withLead(scene, 'advice'),
  opinion: byFiner('opinion'),
  'opinion:fool': (scene) => [say(scene, 'fool')],
  'opinion:good': (scene) => [say(scene, 'goodSide')],
  choice: (scene) => [scene.lines.fresh(kindLines.choice) ?? say(scene, 'choiceAtAll')],
  task: byFiner('task'),
  role: (scene) => [say(scene, SOMEBODY.test(scene.slots['role'] ?? '') ? 'roleReal' : 'role')],
  unlock: (scene) => {
    const isSwearing = finer('unlock', scene.reading.said) === 'swear';
    const named = scene.lines.fresh(isSwearing ? kindLines.swear : kindLines.unlock);
    return [named ?? scene.lines.pick(takeUps.unlock)];
  },
  contrary: byFiner('contrary'),
  what: (scene) => [say(scene, 'what')],
  'theirs:harsh': (scene) => [say(scene, 'theirsHarsh')],
  'theirs:fine': (scene) => [say(scene, 'theirsFine')],
  'theirs:too': (scene) => [say(scene, 'theirsToo')],
  whyWould: (scene) => [say(scene, 'whyWould')],
  jibe: (scene) => [say(scene, 'jibe')],
  score: (scene) => [say(scene, 'score')],
  wish: (scene) => [say(scene, 'wish')],
  insulted: (scene) => [say(scene, 'insulted')],
  world: ofWorld,
  pause: (scene) => [say(scene, 'pause')],
  learn: (scene) => [...asQuoted(scene), say(scene, 'learn')],
  why: (scene) => [...asQuoted(scene), say(scene, 'why')],
  'self:would': wouldOf,
  'self:fond': (scene) => {
    const key = finer('self:fond', scene.reading.said);
    const line = key === undefined ? undefined : scene.lines.fresh(kindLines[key]);
    return [...asQuoted(scene), line ?? say(scene, 'fond')];
  },
  howAreYou: (scene) => [ownLine(scene, 'howAreYou')],
  anybody: (scene) => [say(scene, 'anybody')],
  cheer: (scene) => [say(scene, 'cheer'), scene.lines.pick(scene.persona.lines.aboutYou, spareLines.aboutYou)],
  ask: byFiner('ask'),
  guess: (scene) => [say(scene, scene.canAsk ? 'guess' : 'guessAll')],
  blank: (scene) => [say(scene, 'blank')],
  fine: (scene) =>
    /\b(?:try|test|testing|checking|had to ask)\b/.test(scene.reading.said)
      ? [say(scene, 'tested')]
      : [say(scene, 'fine')],
  thanks: (scene) => [ownLine(scene, 'thanks')],
  sorry: (scene) => [scene.lines.pick(takeUps.apology)],
  back: (scene) => {
    const hello = introduces(scene.reading.last) ? greetingIn(scene) : undefined;
    if (hello !== undefined) return hello.parts;
    const isBare = scene.reading.echo.mirror === undefined || BARE_RETURN.test(scene.reading.said);
    if (!isBare) return [say(scene, 'back'), ...takenUp(scene)];
    const remembered = isAfterPause(scene) && scene.canAsk ? broughtUp(scene, true, true) : undefined;
    return [say(scene, 'back'), ...(remembered === undefined ? asked(scene, 'backAsked') : [remembered])];
  },
  plan: (scene) => (scene.reading.echo.mirror === undefined ? [] : [say(scene, 'plan'), ...asked(scene, 'planAsked')]),
  product: (scene) => [say(scene, 'product')],
};

/** Matches a line that only says that the person is back: "hi, I am back". */
const BARE_RETURN =
  /^(?:(?:hi|hey|hello|so|ok|okay|well|and|i|im|am|its|me|we|were|are|back|again|here|now|home|finally)(?: |$))+$/;

function asked({ lines, canAsk }: ReplyScene, key: KindLineKey): string[] {
  const question = canAsk ? lines.fresh(kindLines[key]) : undefined;
  return question === undefined ? [] : [question];
}

/** Returns the answer to a line of this kind; undefined for plain talk and when nothing fits. */
export function byKind(scene: ReplyScene, kind: string): Reaction | undefined {
  if (kind.startsWith('self:') && ANSWERS[kind] === undefined) {
    const parts = ofSelf(scene, kind.slice('self:'.length));
    return parts.length === 0 ? answerTo(scene) : { kind: 'self', parts };
  }
  const parts = ANSWERS[kind]?.(scene).filter((part) => part !== '') ?? [];
  return parts.length === 0 ? undefined : { kind: REACTIONS[kind] ?? kind, parts };
}

/** The kinds whose reaction has another name. The name of a reaction decides how the answer continues. */
const REACTIONS: Readonly<Record<string, string>> = { sorry: 'apology' };

/** Topics that are so wide that the words of a question are tried first. */
const BY_WORDS: ReadonlySet<string> = new Set(['real', 'read', 'day', 'past']);

/** Returns the quoted question and an unused line for its topic or its words; empty when no line is left. */
function ofSelf(scene: ReplyScene, topic: string): string[] {
  const { reading, lines } = scene;
  const byWords = ofItself.find(({ asked: pattern }) => pattern.test(reading.said));
  const byTopic = ofItself.find((one) => one.topic === topic);
  const ofBoth = BY_WORDS.has(topic) ? [byWords, byTopic] : [byTopic, byWords];
  const line = ofBoth
    .map((one) => (one === undefined ? undefined : lines.fresh(one.lines)))
    .find((one) => one !== undefined);
  return line === undefined ? [] : [...asQuoted(scene), line];
}

/** Kinds whose answers have no joke and no anecdote, so that they are suitable after a help card. */
const PLAINLY = /^(?:complaint|order|doubt|what|self:(?!would).*|advice:(?:words|long|loop)|opinion:fool)$/;
/** Lines in a neutral voice. */
const SPARE: Readonly<Record<string, readonly string[]>> = {
  advice: spareLines.advice,
  flirt: spareLines.flirt,
  compliment: spareLines.compliment,
  thanks: spareLines.thanks,
};

/** Returns the answer to the kind of line shortly after a help card; undefined when the kind has no plain answer. */
export function plainlyByKind(scene: ReplyScene): string[] | undefined {
  const { isOf, lines } = scene;
  if (isOf === undefined) return undefined;
  const spare = SPARE[isOf];
  if (spare !== undefined) return [lines.pick(spare)];
  return PLAINLY.test(isOf) ? byKind(scene, isOf)?.parts : undefined;
}

/**
 * Returns the first two parts of the answer to a goodbye: one on why the person leaves, one on their praise. A missing
 * part is ''.
 */
export function goodbyeLead(scene: ReplyScene): string[] {
  const { lines, reading } = scene;
  const key = finer('goodbye', reading.said);
  const isPraised = reading.signs.includes('compliment') || PRAISED.test(reading.said);
  const praised = isPraised ? lines.fresh(kindLines.praised) : undefined;
  const lead =
    lines.fresh(kindLines.goodbyeFor) ??
    lines.fresh(kindLines.goodbyeEnjoy) ??
    (key === undefined ? undefined : lines.fresh(kindLines[key]));
  return [lead ?? '', praised ?? ''];
}

const PRAISED =
  /\byou(?:re| are|ve been| have been)? (?:\w+ ){0,3}(?:listener|lovely|good|nice|kind|fun|great|sweet|help|gem|star|company)\b/;

/** Signs that win over the kinds in `TELLING` and over `product` and `cheer`. */
const BEFORE_MEANING: readonly Sign[] = ['remembering', 'hardTimes', 'goodNews', 'joke', 'howAreYou'];
/** Kinds of lines that state something and ask nothing. A sign in `BEFORE_MEANING` wins over these kinds. */
const TELLING: ReadonlySet<string> = new Set(['plan', 'contrary', 'fine', 'blank', 'back', 'greeting']);

/** Kinds whose answers take a side. A person who speaks against themself gets a kind word instead. */
const OPINIONS: ReadonlySet<string> = new Set(['opinion', 'opinion:fool', 'opinion:good', 'choice', 'why', 'whyWould']);

/** Returns the answer for the kind of the line; undefined without a kind, and when a note, a fact or a sign decides. */
export function answerOfKind(scene: ReplyScene): Reaction | undefined {
  const { isOf, reading, isNameNew, corrected: isCorrected, asked: ofMemory, fact } = scene;
  if (isOf === undefined || ofMemory !== undefined || fact !== undefined) return undefined;
  if (isOf === 'complaint' && reading.signs[0] === 'unlock') return undefined;
  // "Do you think it was my fault?" wants no opinion.
  if (reading.isAgainstThemself && OPINIONS.has(isOf)) return undefined;
  const isToldByWords = BEFORE_MEANING.some((sign) => reading.signs.includes(sign));
  if (TELLING.has(isOf)) {
    const isHello = isOf === 'greeting' && !reading.signs.includes('hardTimes') && !reading.signs.includes('howAreYou');
    if ((isToldByWords && !isHello) || isNameNew || isCorrected !== undefined || reading.isAgainstThemself)
      return undefined;
  } else if (isToldByWords && (isOf === 'product' || isOf === 'cheer')) return undefined;
  // The sign decides for "who answers here?", unless the kind is also a question about the companion.
  if (reading.signs[0] === 'areYouReal' && reading.isQuestion && !isOf.startsWith('self:')) return undefined;
  // The character answers a plain "are you a person?" with its own lines.
  if (
    isOf === 'self:real' &&
    reading.signs[0] === 'areYouReal' &&
    !/\b(?:asked|asking|people ask)\b/.test(reading.said)
  ) {
    return undefined;
  }
  return byKind(scene, isOf);
}
