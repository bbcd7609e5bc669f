import { spareLines } from '#content/companions/spare-lines.ts';
import { takeUps } from '#content/companions/take-ups.ts';
import { MESSAGE_MAX } from '#contract/chat.ts';
import { Lines } from './lines.ts';
import { questionsFrom, toldBack } from './recall.ts';
import { recognise, type Reading } from './recognise.ts';
import { LIGHT, OWN, ownLine, type Scene, type Turn } from './scene.ts';
import type { Sign } from './signs.ts';
import { ofCompanion, ofOpinion, ofShort, ofWorld, takenUp, withLead } from './take-up.ts';
import { withoutQuestion } from './words.ts';

/** After a pause of this length the companion greets the person's return. */
const PAUSE_MS = 3 * 3_600_000;

/** The probability of a closing question, by the sign that is answered; 0 for signs not listed. */
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

/** Returns whether a question may follow: never two in a row, and none after a goodbye. */
function mayAsk({ before }: Turn, { isGoodbye }: Reading): boolean {
  const last = before.findLast(({ by }) => by === 'companion')?.text ?? '';
  return !isGoodbye && !last.includes('?');
}

function linesFor(turn: Turn, reading: Reading): Lines {
  const mine = [...turn.earlier, ...turn.before.filter(({ by }) => by === 'companion').map(({ text }) => text)];
  const { it, mirror } = reading.echo;
  const words = { name: turn.name, it, mirror, word: reading.word };
  return new Lines({ mine, words, rng: turn.rng, canAsk: mayAsk(turn, reading) });
}

function goodbye({ lines, persona, isAfterHelp }: Scene): string {
  if (isAfterHelp) return `${lines.pick(spareLines.goodbye)} ${spareLines.goodbyeAfterHelp}`;
  return lines.pick(persona.lines.goodbye, spareLines.goodbye);
}

export interface Reaction {
  kind: string;
  parts: string[];
}

/** Signs that any companion answers alike. */
const PLAIN = ['complaint', 'command', 'agree'] as const;

function react(scene: Scene): Reaction {
  const { reading, lines, isAfterHelp } = scene;
  const has = (sign: Sign): boolean => reading.signs.includes(sign);
  if (isAfterHelp && !has('areYouReal')) {
    const heard = reading.echo.mirror === undefined ? [] : [lines.pick(takeUps.heard)];
    return { kind: 'hardTimes', parts: [...heard, lines.pick(spareLines.afterHelp)] };
  }
  const weighty = OWN.find(has);
  if (weighty === 'areYouReal' || weighty === 'flirt' || weighty === 'insult') {
    return { kind: weighty, parts: [ownLine(scene, weighty)] };
  }
  if (has('unlock')) return { kind: 'unlock', parts: [lines.pick(takeUps.unlock)] };
  if (has('remembering'))
    return { kind: 'remembering', parts: [toldBack(scene.notes) ?? lines.pick(spareLines.nothingKept)] };
  if (scene.fact !== undefined) return { kind: 'product', parts: told(scene, scene.fact) };
  if (has('forgetting')) return { kind: 'forgetting', parts: [lines.pick(spareLines.forgetting)] };
  if (reading.language !== 'en') {
    return { kind: 'language', parts: [lines.pick(reading.language === 'es' ? takeUps.spanish : takeUps.french)] };
  }
  if (reading.isAgainstThemself) {
    return { kind: 'hardTimes', parts: [lines.pick(takeUps.kinder), ownLine(scene, 'hardTimes')] };
  }
  if (weighty !== undefined) return { kind: weighty, parts: withLead(scene, weighty) };
  // A heavy topic is not over because the person's next line is short.
  if (
    reading.signs.length === 0 &&
    reading.isShort &&
    reading.feeling === undefined &&
    isHeavy(scene.before.findLast(({ by }) => by === 'person')?.text)
  ) {
    return { kind: 'hardTimes', parts: [ownLine(scene, 'hardTimes')] };
  }
  if (has('apology')) return { kind: 'apology', parts: [lines.pick(takeUps.apology), ...more(scene)] };
  return lightOrPlain(scene, has);
}

function lightOrPlain(scene: Scene, has: (sign: Sign) => boolean): Reaction {
  const { lines, persona, reading } = scene;
  if (scene.isNameNew) return { kind: 'nameGiven', parts: [lines.pick(spareLines.nameGiven), ...more(scene)] };
  const light = LIGHT.find(has);
  if (light !== undefined) return { kind: light, parts: [ownLine(scene, light), ...more(scene)] };
  if (has('luck')) return { kind: 'luck', parts: [lines.pick(takeUps.luck)] };
  if (has('joke')) return { kind: 'joke', parts: [lines.pick(takeUps.joke), lines.pick(persona.lines.aboutYou)] };
  const plainly = PLAIN.find(has);
  if (plainly !== undefined) return { kind: plainly, parts: [lines.pick(takeUps[plainly])] };
  if (has('greeting') && reading.echo.mirror === undefined) return greet(scene);
  return plainTalk(scene, has);
}

/** A question of the product gets its fact, after a kind word where the person also told of something hard. */
function told(scene: Scene, fact: string): string[] {
  const { reading, lines, before } = scene;
  if (reading.signs.includes('hardTimes')) return [withoutQuestion(ownLine(scene, 'hardTimes')), fact];
  const isToldAgain = before.some(({ by, text }) => by === 'companion' && text.includes(fact));
  return [lines.pick(isToldAgain ? spareLines.productAgain : spareLines.product), fact];
}

const isHeavy = (text: string | undefined): boolean =>
  text !== undefined && recognise([text]).signs.some((sign) => sign === 'hardTimes');

/** Returns what takes up the rest of a line, after its small talk. */
function more(scene: Scene): string[] {
  return scene.reading.echo.mirror === undefined ? [] : takenUp(scene);
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
  const { reading } = scene;
  if (has('opinion')) return { kind: 'opinion', parts: ofOpinion(scene) };
  if (has('andYou') || has('aboutYou')) return { kind: 'aboutYou', parts: ofCompanion(scene) };
  if (reading.isQuestion && !reading.isShort) return { kind: 'world', parts: ofWorld(scene) };
  if (reading.isShort) return { kind: 'short', parts: ofShort(scene) };
  return { kind: 'listening', parts: takenUp(scene) };
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
