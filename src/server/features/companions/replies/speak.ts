import { refusalOf } from '#content/moderation.ts';
import { spareLines } from '#content/companions/spare-lines.ts';
import { spanishLines } from '#content/companions/spanish-words.ts';
import { takeUps } from '#content/companions/take-ups.ts';
import { MESSAGE_MAX } from '#contract/chat.ts';
import { asksAtEnd } from '#server/features/companions/words/address.ts';
import { afterHelp, numbersFor } from './after-help.ts';
import { byKind, goodbyeLead } from './by-kind.ts';
import { worded } from './by-words.ts';
import { slotsFor, type LineSlots } from './given-back.ts';
import { answerOfTheirs, answerTo, answerToShort, asksForHelp, inTheirWords } from './answered.ts';
import { greetingIn } from './greeting.ts';
import { Lines } from '#server/features/companions/words/lines.ts';
import { inOtherLanguage } from './spanish.ts';
import { questionIn } from '#server/features/companions/hearing/question.ts';
import { isNear, nearTo } from './near.ts';
import { broughtUp, corrected, forgotten, known, rememberedIn } from './of-memory.ts';
import { questionsFrom } from '#server/features/companions/memory/recall.ts';
import { recognise, type Recognition } from '#server/features/companions/hearing/recognise.ts';
import { isAfterPause, LIGHT, OWN, ownLine, type Reaction, type ReplyScene, type CompanionTurn } from './scene.ts';
import { signs, type Sign } from '#server/features/companions/words/signs.ts';
import { sureKindOf } from './sure-kind.ts';
import { ofCompanion, ofOpinion, ofShort, ofStrain, ofWorld, takenUp, withLead } from './take-up.ts';
import { asksIn, countWords, plain, withoutQuestion } from '#server/features/companions/words/words.ts';

/** The probability of a closing question, by the kind of the answer; 0 for kinds not listed. */
const ASKS: Readonly<Record<string, number>> = {
  short: 0.7,
  greeting: 0.85,
  nameGiven: 0.8,
  again: 0.8,
  listening: 0.6,
  world: 0.4,
  howAreYou: 0.7,
  aboutYou: 0.45,
  thanks: 0.5,
  laugh: 0.5,
  compliment: 0.5,
  goodNews: 0.3,
  remembering: 0.4,
  areYouReal: 0.3,
  fine: 0.5,
  contrary: 0.3,
};
/** The probability that a closing question is about a note; after a pause, `RECALLS_AGAIN` applies. */
const RECALLS = 0.35;
const RECALLS_AGAIN = 0.8;

/** Returns the character's answer as plain text, at most one message long. */
export function speak(turn: CompanionTurn): string {
  const scene = sceneOf(turn);
  if (isNear(scene)) return fit([...nearTo(scene), ...numbersFor(scene)]);
  if (isLeaving(scene)) return fit(goodbye(scene));
  const { kind, parts } = react(scene);
  const lead = rememberedIn(scene, kind);
  const step = threadIn(scene, kind);
  if (step !== undefined) return fit([...parts.map(withoutQuestion), ...step]);
  return fit([...lead, ...parts, question(scene, kind, parts), ...numbersFor(scene)]);
}

function sceneOf(turn: CompanionTurn): ReplyScene {
  const reading = recognise(turn.said);
  const theirs = reading.language === 'en' ? questionIn(reading.last) : undefined;
  const words = reading.language === 'en' ? worded(reading.last) : undefined;
  const isOf = sureKindOf({ ...turn, reading, question: theirs, words });
  const slots = {
    ...slotsFor(turn.said, reading.isGoodbye ? 'goodbye' : isOf, words?.slots),
    earlier: earlierIn(turn),
  };
  return {
    ...turn,
    // A line that cannot ask for a product fact gets the answer for its own kind, even if the fact is near.
    fact: asksForHelp(reading) ? turn.fact : undefined,
    reading,
    isOf,
    question: theirs,
    slots,
    canAsk: mayAsk(turn, reading),
    lines: linesFor(turn, reading, slots),
  };
}

/** Returns the subject of the person's previous line; undefined without a subject. */
function earlierIn({ before }: CompanionTurn): string | undefined {
  const last = before.findLast(({ by }) => by === 'person')?.text;
  return last === undefined ? undefined : recognise([last]).echo.it;
}

const isLeaving = ({ reading, isOf, fact }: ReplyScene): boolean =>
  reading.isGoodbye || (isOf === 'goodbye' && fact === undefined);

/** The companion asks nothing if one of this many latest lines of the person is like "stop asking me questions". */
const UNASKED_LINES = 6;
const NO_QUESTIONS =
  /\b(?:stop|quit|no more|enough|no|dont|cut|without|so many)\b.{0,24}\b(?:asking|ask me|questions?)\b|\bnobody asked you\b/;

/** Returns whether the answer may ask: not after a goodbye, against the person's wish, or twice without a pause. */
function mayAsk(turn: CompanionTurn, { isGoodbye }: Recognition): boolean {
  const { before, said } = turn;
  const last = before.findLast(({ by }) => by === 'companion')?.text ?? '';
  const theirs = [...before.filter(({ by }) => by === 'person').map(({ text }) => text), ...said];
  const isUnwanted = theirs.slice(-UNASKED_LINES).some((text) => NO_QUESTIONS.test(plain(text)));
  return !isGoodbye && !isUnwanted && (isAfterPause(turn) || !asksIn(last));
}

function linesFor(turn: CompanionTurn, reading: Recognition, slots: LineSlots): Lines {
  const mine = [...turn.earlier, ...turn.before.filter(({ by }) => by === 'companion').map(({ text }) => text)];
  const { it, mirror, fragment, toMe } = reading.echo;
  const ofMemory = turn.asked?.it ?? turn.forgot?.it;
  const isSafe = ofMemory !== undefined && ofMemory.length <= LONGEST_SUBJECT && refusalOf(ofMemory) === undefined;
  const words = {
    name: turn.name,
    it: isSafe ? ofMemory : it,
    mirror,
    fragment,
    toMe,
    word: reading.word,
    phrase: reading.phrase,
    ...slots,
  };
  return new Lines({ mine, words, rng: turn.rng, canAsk: mayAsk(turn, reading) });
}

/** If the subject of a question about notes has more characters than this, the answer does not repeat it. */
const LONGEST_SUBJECT = 40;

/** After answers of these kinds, a thread may start or go on: the person has finished, and no question is open. */
const MAY_GO_ON: ReadonlySet<string> = new Set([
  'greeting',
  'again',
  'howAreYou',
  'short',
  'listening',
  'laugh',
  'thanks',
  'goodNews',
  'agree',
]);
/** A thread starts after this many lines of the person. While one of the last four is heavy, the thread waits. */
const LINES_BEFORE_THREAD = 4;

/** Returns the next step of the thread; undefined without a thread, and while the thread has to wait. */
function threadIn(scene: ReplyScene, kind: string): readonly string[] | undefined {
  const { thread, before, canAsk, notes } = scene;
  const theirs = before.filter(({ by }) => by === 'person');
  const isBegun = notes.some(({ about }) => about.startsWith('thread:'));
  if (thread === undefined || !canAsk || !MAY_GO_ON.has(kind)) return undefined;
  if (!isBegun && theirs.length < LINES_BEFORE_THREAD) return undefined;
  if (theirs.slice(-LINES_BEFORE_THREAD).some(({ text }) => isHeavy(text))) return undefined;
  const { plans } = questionsFrom(notes, scene);
  return isAfterPause(scene) && scene.mayBringUp && plans.length > 0 ? undefined : thread.parts;
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

/** Signs that all companions answer in the same way. */
const PLAIN = ['complaint', 'command', 'agree'] as const;

function react(scene: ReplyScene): Reaction {
  const { reading, lines, isAfterHelp } = scene;
  const has = (sign: Sign): boolean => reading.signs.includes(sign);
  if (scene.forgot !== undefined) return { kind: 'forgetting', parts: [forgotten(scene, scene.forgot)] };
  if (isAfterHelp) {
    const parts = scene.asked === undefined ? afterHelp(scene) : known(scene, scene.asked);
    return { kind: 'hardTimes', parts: parts.map(withoutQuestion) };
  }
  const weighty = OWN.find(has);
  const byMeaning = meantIn(scene);
  const isToIt = weighty === 'areYouReal' || weighty === 'flirt' || weighty === 'insult';
  if (byMeaning === undefined && isToIt) return { kind: weighty, parts: [ownLine(scene, weighty)] };
  if (byMeaning === undefined && has('unlock')) {
    return { kind: 'unlock', parts: [...inTheirWords(scene), lines.pick(takeUps.unlock)] };
  }
  if (scene.asked !== undefined) return { kind: 'remembering', parts: known(scene, scene.asked) };
  if (scene.fact !== undefined) return { kind: 'product', parts: told(scene, scene.fact) };
  const ofTheirs = answerOfTheirs(scene);
  if (ofTheirs !== undefined) return ofTheirs;
  const short = answerToShort(scene);
  if (short !== undefined) return { kind: 'question', parts: [short] };
  if (byMeaning !== undefined) return byMeaning;
  if (has('forgetting')) return { kind: 'forgetting', parts: [lines.pick(spareLines.forgetting)] };
  if (reading.language !== 'en') {
    return { kind: 'language', parts: inOtherLanguage(scene) };
  }
  if (reading.isAgainstThemself) {
    return { kind: 'hardTimes', parts: [lines.pick(takeUps.kinder), ownLine(scene, 'hardTimes')] };
  }
  if (weighty !== undefined && !isToIt && !(weighty === 'advice' && scene.question !== undefined)) {
    return { kind: weighty, parts: withLead(scene, weighty) };
  }
  // A short line does not end a heavy topic.
  if (
    reading.signs.length === 0 &&
    reading.isShort &&
    reading.feeling === undefined &&
    reading.echo.it === undefined &&
    isHeavy(scene.before.findLast(({ by }) => by === 'person')?.text)
  ) {
    return { kind: 'hardTimes', parts: [ownLine(scene, 'hardTimes')] };
  }
  if (scene.corrected !== undefined) return { kind: 'corrected', parts: corrected(scene, scene.corrected) };
  if (has('apology')) return { kind: 'apology', parts: [lines.pick(takeUps.apology), ...more(scene)] };
  return lightOrPlain(scene, has);
}

function lightOrPlain(scene: ReplyScene, has: (sign: Sign) => boolean): Reaction {
  const { lines, persona, reading } = scene;
  if (scene.isNameNew) {
    // "Hi, I'm Linh, it is raining" also mentions the rain, which gets an answer too.
    const rest = greetingIn(scene)?.parts.slice(1) ?? more(scene);
    return { kind: 'nameGiven', parts: [lines.pick(spareLines.nameGiven), ...rest] };
  }
  const light = LIGHT.find((sign) => has(sign) && !(sign === 'laugh' && isTold(reading)));
  const asked = light === undefined || isItsOwn(scene, light) ? undefined : answerTo(scene);
  // "Hey what's up, quick question, …": both the small talk and the question get an answer.
  if (light !== undefined && asked !== undefined) {
    return { ...asked, parts: [withoutQuestion(lines.pick(spareLines[light])), ...asked.parts] };
  }
  if (light !== undefined) return { kind: light, parts: [ownLine(scene, light), ...more(scene)] };
  if (has('strain')) return { kind: 'strain', parts: ofStrain(scene) };
  if (has('luck')) return { kind: 'luck', parts: [lines.pick(takeUps.luck)] };
  if (has('joke')) return { kind: 'joke', parts: [lines.pick(takeUps.joke), lines.pick(persona.lines.aboutYou)] };
  const plainly = PLAIN.find(has);
  if (plainly !== undefined) {
    return { kind: plainly, parts: [...inTheirWords(scene), lines.pick(takeUps[plainly])] };
  }
  const answer = answerTo(scene);
  if (answer !== undefined) return answer;
  const isHello = has('greeting') || scene.isOf === 'greeting';
  const hello = isHello ? greetingIn(scene) : undefined;
  if (hello !== undefined) return hello;
  if (isHello && (!isTold(reading) || countWords(reading.said) <= BARE_HELLO)) return greet(scene);
  return plainTalk(scene, has);
}

/** Returns whether a line asks nothing beyond its small talk. */
const isItsOwn = ({ question: asks, reading }: ReplyScene, light: (typeof LIGHT)[number]): boolean =>
  asks === undefined ||
  signs[light].some((sign) => sign.test(plain(asks.text))) ||
  /\b(?:how|what)s? (?:about |are |is )?(?:you|yours|yourself)\b/.test(plain(asks.text)) ||
  countWords(reading.said) <= countWords(plain(asks.text)) + 1;

/** A line with a hello and at most this many words is only a hello. */
const BARE_HELLO = 4;

/** Signs that win over the kinds in `TELLING` and over `product` and `cheer`. */
const BEFORE_MEANING: readonly Sign[] = ['remembering', 'hardTimes', 'goodNews', 'joke', 'howAreYou'];
/** Kinds of lines that state something and ask nothing. A sign in `BEFORE_MEANING` wins over these kinds. */
const TELLING: ReadonlySet<string> = new Set(['plan', 'contrary', 'fine', 'blank', 'back', 'greeting']);

/** Kinds whose answers take a side. A person who speaks against themself gets a kind word instead. */
const OPINIONS: ReadonlySet<string> = new Set(['opinion', 'opinion:fool', 'opinion:good', 'choice', 'why', 'whyWould']);

/** Returns the answer for the kind of the line; undefined without a kind, and when a note, a fact or a sign decides. */
function meantIn(scene: ReplyScene): Reaction | undefined {
  const { isOf, reading, isNameNew, corrected: isCorrected, asked, fact } = scene;
  if (isOf === undefined || asked !== undefined || fact !== undefined) return undefined;
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

const isHeavy = (text: string | undefined): boolean =>
  text !== undefined && recognise([text]).signs.some((sign) => sign === 'hardTimes');

/** Returns the answer to the statement beside the small talk of a line; empty without a statement. */
function more(scene: ReplyScene): string[] {
  return isTold(scene.reading) ? takenUp(scene) : [];
}

/** Returns whether a line has a statement besides its small talk. */
const isTold = ({ echo: { mirror, fragment } }: Recognition): boolean => mirror !== undefined || fragment !== undefined;

function greet(scene: ReplyScene): Reaction {
  const { lines, persona, canAsk, rng } = scene;
  if (isAfterPause(scene)) {
    const line = lines.pick(persona.lines.again);
    const remembered = canAsk ? broughtUp(scene, rng() < RECALLS_AGAIN, true) : undefined;
    return { kind: 'again', parts: remembered === undefined ? [line] : [withoutQuestion(line), remembered] };
  }
  return {
    kind: 'greeting',
    parts: [lines.pick(spareLines.greeting), lines.pick(persona.lines.howAreYou, spareLines.howAreYou)],
  };
}

function plainTalk(scene: ReplyScene, has: (sign: Sign) => boolean): Reaction {
  const { reading } = scene;
  if (has('opinion')) return { kind: 'opinion', parts: ofOpinion(scene) };
  // "A coffee and you go" is not a question.
  const isOnlyTold = isTold(reading) && !reading.isQuestion && !/\b(?:you|yourself|yours|[wh]bu)$/.test(reading.said);
  if (!isOnlyTold && (has('andYou') || has('aboutYou') || reading.isAboutCompanion))
    return { kind: 'aboutYou', parts: ofCompanion(scene) };
  const isMeant = isTold(reading) || reading.echo.toMe !== undefined;
  const isAsked = reading.isQuestion && (!isMeant || asksAtEnd(scene.said.at(-1) ?? ''));
  if (isAsked && (!reading.isShort || countWords(reading.said) === SHORTEST_QUESTION))
    return { kind: 'world', parts: ofWorld(scene) };
  if (reading.isShort) return { kind: 'short', parts: ofShort(scene) };
  // A greeting and a statement in one line both get an answer.
  const hello = has('greeting') ? [withoutQuestion(scene.lines.pick(spareLines.greeting))] : [];
  return { kind: 'listening', parts: [...hello, ...takenUp(scene)] };
}

/** When the person is back after a pause, an answer of these kinds may end with a question about an older note. */
const MAY_BRING_UP: ReadonlySet<string> = new Set([
  'greeting',
  'howAreYou',
  'short',
  'listening',
  'thanks',
  'laugh',
  'aboutYou',
]);

/** A short line of exactly this many words can be a full question: "can penguins smell?", unlike "how so?". */
const SHORTEST_QUESTION = 3;

function question(scene: ReplyScene, kind: string, parts: readonly string[]): string {
  const { canAsk, lines, persona, rng } = scene;
  const asks = ASKS[kind] ?? 0;
  // Both numbers are always drawn, so that later random choices do not depend on what is decided here.
  const [asking, recalling] = [rng(), rng()];
  const isAsked = parts.some(asksIn);
  if (!canAsk || isAsked) return '';
  const isBack = isAfterPause(scene) && MAY_BRING_UP.has(kind);
  // When the person returns, the companion may ask about a loss, but not after thanks or a laugh.
  const mayMourn = kind !== 'laugh' && kind !== 'thanks';
  const ofLongAgo = isBack ? broughtUp(scene, recalling < RECALLS_AGAIN, mayMourn) : undefined;
  if (ofLongAgo !== undefined) return ofLongAgo;
  if (asking >= asks) return '';
  const recalled = recalling < RECALLS ? broughtUp(scene, true) : undefined;
  // A question on the character's own subject would ignore the person's statement.
  const isGivenBack = isTold(scene.reading) || scene.reading.echo.toMe !== undefined;
  return recalled ?? (isGivenBack ? '' : (lines.fresh(persona.lines.questions) ?? ''));
}

/** Joins whole pieces, up to the first piece that would make the text too long. */
function fit(parts: readonly string[]): string {
  let text = '';
  for (const part of parts) {
    if (part === '') continue;
    const longer = text === '' ? part : `${text} ${part}`;
    if ([...longer].length > MESSAGE_MAX) break;
    text = longer;
  }
  return text;
}
