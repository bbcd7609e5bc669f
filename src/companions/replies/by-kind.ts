import { kindLines, type KindLineKey } from '#content/companions/kind-lines.ts';
import { spareLines } from '#content/companions/spare-lines.ts';
import type { Meant } from '#companions/hearing/kinds.ts';
import type { Recognition } from '#companions/hearing/recognise.ts';
import type { Sign } from '#companions/words/signs.ts';
import { finer } from './finer.ts';
import { introduces } from './greeting.ts';
import { broughtUp } from './of-memory.ts';
import { ofSelf, ofTaste } from './of-itself.ts';
import { isAfterPause, ownLine, type Reaction, type ReplyScene } from './scene.ts';

/** The lowest probability for a line of at most three words, whose meaning is a guess. */
const LEAST_OF_FEW = 0.8;
const FEW = 3;

/** Returns the kind of an English line by its meaning if certain; undefined for plain talk. */
export function kindOf(meant: Meant | undefined, reading: Recognition): string | undefined {
  if (reading.language !== 'en' || meant === undefined) return undefined;
  const { kind, share, least } = meant;
  const isFew = reading.said.split(' ').length <= FEW;
  if (share < Math.max(least, isFew ? LEAST_OF_FEW : 0)) return undefined;
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

/** The kinds that are answered as such in a scene, too. Others are mostly words about the scene. */
export const SURE_KINDS =
  /^(?:thanks|greeting|goodbye|what|pause|product|doubt|task|order|ask|unlock|howAreYou|self:(?:real|past))$/;

/** Kinds that are never questions. */
const STATEMENTS: ReadonlySet<string> = new Set(['goodbye', 'fine', 'compliment']);

const SPEAKS_TO_IT: ReadonlySet<string> = new Set(['complaint', 'compliment', 'flirt', 'doubt', 'goad']);
const TO_IT =
  /\b(?:you|your|youre|youve|youd|ya|u|ur|this|that|thats|it|its|bot|robot|machine|app|phone|answers?|kiss|darling|sweetheart|gorgeous|handsome)\b/;
export const OF_THE_APP =
  /\b(?:app|account|profile|photos?|match|matches|premium|subscription|block|report|delete|messages?|chats?|notifications?|settings?|password|log ?in|email|companions?|wyn|groups?|posts?|gifts?|filters?|moderators?|button|download|verif\w+|here)\b/;

type KindAnswer = (scene: ReplyScene) => (string | undefined)[];

const from =
  (key: KindLineKey): KindAnswer =>
  ({ lines }) => [lines.pick(kindLines[key])];

const byFiner =
  (kind: KindLineKey): KindAnswer =>
  ({ lines, reading }) => [lines.pick(kindLines[finer(kind, reading.said) ?? kind], kindLines[kind])];

const ANSWERS: Readonly<Record<string, KindAnswer>> = {
  complaint: byFiner('complaint'),
  order: byFiner('order'),
  doubt: byFiner('doubt'),
  goad: from('goad'),
  flirt: byFiner('flirt'),
  compliment: (scene) => [ownLine(scene, 'compliment')],
  'advice:words': from('adviceWords'),
  'advice:long': from('adviceLong'),
  'advice:loop': from('adviceLoop'),
  'opinion:fool': from('fool'),
  choice: from('choiceAtAll'),
  task: from('task'),
  role: from('role'),
  unlock: ({ lines, reading }) => [
    lines.pick(finer('unlock', reading.said) === 'swear' ? kindLines.swear : spareLines.unlock),
  ],
  what: from('what'),
  pause: from('pause'),
  'self:would': (scene) => [ofTaste(scene)],
  'self:fond': byFiner('fond'),
  howAreYou: (scene) => [ownLine(scene, 'howAreYou')],
  cheer: ({ lines, persona }) => [lines.pick(kindLines.cheer), lines.pick(persona.lines.aboutYou, spareLines.aboutYou)],
  ask: byFiner('ask'),
  guess: ({ lines, canAsk }) => [lines.pick(canAsk ? kindLines.guess : kindLines.guessAll)],
  blank: from('blank'),
  fine: ({ lines, reading }) => [
    lines.pick(/\b(?:try|test|testing|checking|had to ask)\b/.test(reading.said) ? kindLines.tested : kindLines.fine),
  ],
  thanks: (scene) => [ownLine(scene, 'thanks')],
  sorry: ({ lines }) => [lines.pick(spareLines.apology)],
  back: (scene) => {
    const { lines, canAsk } = scene;
    const remembered = isAfterPause(scene) && canAsk ? broughtUp(scene, true, true) : undefined;
    return [lines.pick(kindLines.back), remembered ?? (canAsk ? lines.fresh(kindLines.backAsked) : undefined)];
  },
  product: from('product'),
};

/** Returns the answer to a line of this kind; undefined for plain talk and when nothing fits. */
export function byKind(scene: ReplyScene, kind: string): Reaction | undefined {
  const isOfSelf = kind.startsWith('self:') && ANSWERS[kind] === undefined;
  const parts = isOfSelf ? [ofSelf(scene, kind.slice('self:'.length))] : (ANSWERS[kind]?.(scene) ?? []);
  const said = parts.flatMap((part) => part || []);
  return said.length === 0 ? undefined : { kind: isOfSelf ? 'self' : (REACTIONS[kind] ?? kind), parts: said };
}

/** The kinds whose reaction has another name. The name of a reaction decides how the answer continues. */
const REACTIONS: Readonly<Record<string, string>> = { sorry: 'apology' };

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

/** Returns what comes before a goodbye: a line on why the person leaves, and one on their praise, if there is any. */
export function goodbyeLead({ lines, reading }: ReplyScene): string[] {
  const key = finer('goodbye', reading.said);
  const isPraised = reading.signs.includes('compliment') || PRAISED.test(reading.said);
  const lead = key === undefined ? undefined : lines.fresh(kindLines[key]);
  const praised = isPraised ? lines.fresh(kindLines.praised) : undefined;
  return [lead ?? '', praised ?? ''];
}

const PRAISED =
  /\byou(?:re| are|ve been| have been)? (?:\w+ ){0,3}(?:listener|lovely|good|nice|kind|fun|great|sweet|help|gem|star|company)\b/;

/** Signs that win over the kinds in `TELLING` and over `product` and `cheer`. */
const BEFORE_MEANING: readonly Sign[] = ['remembering', 'hardTimes', 'goodNews', 'joke', 'howAreYou'];
/** Kinds of lines that state something and ask nothing. A sign in `BEFORE_MEANING` wins over these kinds. */
const TELLING: ReadonlySet<string> = new Set(['fine', 'blank', 'back']);

/** Kinds whose answers take a side. A person who speaks against themself gets a kind word instead. */
const OPINIONS: ReadonlySet<string> = new Set(['opinion:fool', 'choice']);

/** Returns the answer for the kind of the line; undefined without a kind, and when a note, a fact or a sign decides. */
export function answerOfKind(scene: ReplyScene): Reaction | undefined {
  const { isOf, reading, isNameNew, corrected: isCorrected, asked: ofMemory, fact } = scene;
  if (isOf === undefined || ofMemory !== undefined || fact !== undefined) return undefined;
  if (isOf === 'complaint' && reading.signs[0] === 'unlock') return undefined;
  // "Do you think it was my fault?" wants no opinion.
  if (reading.isAgainstThemself && OPINIONS.has(isOf)) return undefined;
  const isToldByWords = BEFORE_MEANING.some((sign) => reading.signs.includes(sign));
  if (TELLING.has(isOf)) {
    if (isToldByWords || isNameNew || isCorrected !== undefined || reading.isAgainstThemself) return undefined;
  } else if (isToldByWords && (isOf === 'product' || isOf === 'cheer')) return undefined;
  if (isOf === 'back' && introduces(reading.last)) return undefined;
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
