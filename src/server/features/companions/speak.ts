import type { Companion } from '#content/companions/companion.ts';
import { spareLines } from '#content/companions/spare-lines.ts';
import { MESSAGE_MAX } from '#contract/chat.ts';
import type { Rng } from '#server/platform/clock.ts';
import { Lines } from './lines.ts';
import { questionsFrom, toldBack, type Kept } from './recall.ts';
import { recognise, type Reading } from './recognise.ts';
import type { Sign } from './signs.ts';
import { withoutQuestion } from './words.ts';

/** One line of the conversation. */
export interface Said {
  by: 'person' | 'companion';
  text: string;
}

/** The input of the built-in engine; the same turn and `rng` give the same answer. */
export interface Turn {
  persona: Companion;
  /** The unanswered lines in order; at least one. */
  said: readonly string[];
  /** The lines before those. */
  before: readonly Said[];
  notes: readonly Kept[];
  /** The person's name; undefined when not known. */
  name: string | undefined;
  /** True when the person has just given the name. */
  isNameNew: boolean;
  /** What is so, where the person asks about the product. */
  fact: string | undefined;
  /** The pause before the unanswered lines, in milliseconds. */
  pauseMs: number;
  /** True for the messages after help, which have no joke, question or anecdote. */
  isAfterHelp: boolean;
  now: Date;
  timeZone: string;
  rng: Rng;
}

/** After a pause of this length the companion greets the person's return. */
const PAUSE_MS = 3 * 3_600_000;

/** The probability of a closing question, by the sign that is answered; 0 for signs not listed. */
const ASKS: Readonly<Record<string, number>> = {
  short: 0.9,
  greeting: 0.85,
  nameGiven: 0.8,
  again: 0.8,
  listening: 0.6,
  unknown: 0.55,
  howAreYou: 0.7,
  aboutYou: 0.45,
  thanks: 0.5,
  laugh: 0.5,
  compliment: 0.5,
  goodNews: 0.3,
  topic: 0.35,
  remembering: 0.4,
  areYouReal: 0.3,
};
/** The probability that this question is about a note, normally and after a pause. */
const RECALLS = 0.35;
const RECALLS_AGAIN = 0.8;

/** Returns the character's answer as plain text, at most a message long. */
export function speak(turn: Turn): string {
  const reading = recognise(turn.said);
  const scene = { ...turn, reading, canAsk: mayAsk(turn, reading), lines: linesFor(turn, reading) };
  if (reading.isGoodbye) return fit([goodbye(scene)]);
  const { kind, parts } = react(scene);
  return fit([...parts, question(scene, kind, parts)]);
}

interface Scene extends Turn {
  reading: Reading;
  canAsk: boolean;
  lines: Lines;
}

/** Returns whether a question may follow: never two in a row, and none after a goodbye. */
function mayAsk({ before }: Turn, { isGoodbye }: Reading): boolean {
  const last = before.findLast(({ by }) => by === 'companion')?.text ?? '';
  return !isGoodbye && !last.includes('?');
}

function linesFor(turn: Turn, reading: Reading): Lines {
  const mine = turn.before.filter(({ by }) => by === 'companion').map(({ text }) => text);
  return new Lines({ mine, name: turn.name, it: reading.it, rng: turn.rng, canAsk: mayAsk(turn, reading) });
}

function goodbye({ lines, persona, isAfterHelp }: Scene): string {
  if (isAfterHelp) return `${lines.pick(spareLines.goodbye)} ${spareLines.goodbyeAfterHelp}`;
  return lines.pick(persona.lines.goodbye, spareLines.goodbye);
}

interface Reaction {
  kind: string;
  parts: string[];
}

/** The signs for which a character has lines under the same name. */
const OWN = ['areYouReal', 'flirt', 'insult', 'hardTimes', 'goodNews', 'advice'] as const;
/** Small talk; anything said besides it is answered too. */
const LIGHT = ['howAreYou', 'compliment', 'thanks', 'laugh'] as const;

function react(scene: Scene): Reaction {
  const { reading, lines, persona, isAfterHelp } = scene;
  const has = (sign: Sign): boolean => reading.signs.includes(sign);
  if (isAfterHelp && !has('areYouReal')) {
    return { kind: 'hardTimes', parts: [lines.pick(spareLines.afterHelp)] };
  }
  const weighty = OWN.find(has);
  if (weighty === 'areYouReal' || weighty === 'flirt' || weighty === 'insult') {
    return { kind: weighty, parts: [lines.pick(persona.lines[weighty], spareLines[weighty])] };
  }
  if (has('remembering'))
    return { kind: 'remembering', parts: [toldBack(scene.notes) ?? lines.pick(spareLines.nothingKept)] };
  if (scene.fact !== undefined) return { kind: 'product', parts: told(scene, scene.fact) };
  if (has('forgetting')) return { kind: 'forgetting', parts: [lines.pick(spareLines.forgetting)] };
  // A heavy topic is not over because the person's next line is short.
  const isStillHeavy = reading.signs.length === 0 && isHeavy(scene.before.findLast(({ by }) => by === 'person')?.text);
  const kind = weighty ?? (isStillHeavy ? 'hardTimes' : undefined);
  if (kind !== undefined) return { kind, parts: [lines.pick(persona.lines[kind], spareLines[kind])] };
  if (scene.isNameNew) return { kind: 'nameGiven', parts: [lines.pick(spareLines.nameGiven), ...more(scene)] };
  const light = LIGHT.find(has);
  if (light !== undefined)
    return { kind: light, parts: [lines.pick(persona.lines[light], spareLines[light]), ...more(scene)] };
  if (has('greeting') && reading.topic === undefined) return greet(scene);
  return plainTalk(scene, has);
}

/** A question of the product gets its fact, after a kind word where the person also told of something hard. */
function told({ reading, lines, persona, before }: Scene, fact: string): string[] {
  if (reading.signs.includes('hardTimes')) {
    return [withoutQuestion(lines.pick(persona.lines.hardTimes, spareLines.hardTimes)), fact];
  }
  const isToldAgain = before.some(({ by, text }) => by === 'companion' && text.includes(fact));
  return [lines.pick(isToldAgain ? spareLines.productAgain : spareLines.product), fact];
}

const isHeavy = (text: string | undefined): boolean =>
  text !== undefined && recognise([text]).signs.some((sign) => sign === 'hardTimes');

/** Returns the sign of what follows the small talk in a line. */
function more({ reading, lines, persona }: Scene): string[] {
  const line = reading.topic === undefined ? undefined : lines.fresh(persona.lines.topics[reading.topic]);
  return line === undefined ? [] : [line];
}

function greet(scene: Scene): Reaction {
  const { lines, persona, pauseMs, canAsk, rng } = scene;
  if (pauseMs >= PAUSE_MS) {
    const line = lines.pick(persona.lines.again);
    const remembered = canAsk && rng() < RECALLS_AGAIN ? lines.fresh(questionsFrom(scene.notes, scene)) : undefined;
    return { kind: 'again', parts: remembered === undefined ? [line] : [withoutQuestion(line), remembered] };
  }
  return {
    kind: 'greeting',
    parts: [lines.pick(spareLines.greeting), lines.pick(persona.lines.howAreYou, spareLines.howAreYou)],
  };
}

function plainTalk(scene: Scene, has: (sign: Sign) => boolean): Reaction {
  const { reading, lines, persona } = scene;
  const ofTopic = reading.topic === undefined ? undefined : lines.fresh(persona.lines.topics[reading.topic]);
  if (has('andYou') || has('aboutYou')) {
    // "Do you have pets?" is answered with the character's own line on that topic.
    const own = ofTopic ?? lines.pick(persona.lines.aboutYou, spareLines.aboutYou);
    return { kind: 'aboutYou', parts: [own] };
  }
  if (ofTopic !== undefined) return { kind: 'topic', parts: [ofTopic] };
  if (reading.isQuestion) return { kind: 'unknown', parts: [lines.pick(persona.lines.unknown, spareLines.unknown)] };
  if (reading.isShort) return { kind: 'short', parts: answerShort(scene) };
  return { kind: 'listening', parts: [lines.pick(persona.lines.listening, spareLines.listening)] };
}

/** Where no question may follow, adds a line about the character, so that the conversation goes on. */
function answerShort({ lines, persona, canAsk, rng }: Scene): string[] {
  const line = lines.pick(persona.lines.short, spareLines.short);
  const own = canAsk || rng() < 0.35 ? undefined : lines.fresh(persona.lines.aboutYou);
  return own === undefined ? [line] : [line, own];
}

function question(scene: Scene, kind: string, parts: readonly string[]): string {
  const { canAsk, lines, persona, notes, rng } = scene;
  const asks = ASKS[kind] ?? 0;
  // Both numbers are always drawn, so that later random choices do not depend on this one.
  const [asking, recalling] = [rng(), rng()];
  if (!canAsk || asking >= asks) return '';
  const isAsked = parts.some((part) => part.includes('?'));
  if (isAsked) return '';
  const remembered = recalling < RECALLS ? lines.fresh(questionsFrom(notes, scene)) : undefined;
  if (remembered !== undefined) return remembered;
  return lines.fresh(persona.lines.questions) ?? '';
}

/** Joins whole pieces; the last ones are dropped where the text would be too long. */
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
