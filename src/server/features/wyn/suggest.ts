import type { Interest } from '#content/interests.ts';
import { anotherThingInSpanish, nextLinesInSpanish, nextQuestionsInSpanish } from '#content/wyn-lines-spanish.ts';
import { anotherThing, nextLines, nextQuestions } from '#content/wyn-lines.ts';
import type { Language } from '#contract/languages.ts';
import type { Suggestions } from '#contract/wyn.rooms.ts';
import { echoIn, NO_ECHO, recognise, type Echo, type Recognition } from '#companions/hear.ts';
import type { Rng } from '#server/platform/clock.ts';
import { waitingIn, type ChatLine } from './asking.ts';
import { interestsIn } from './mentions.ts';
import { inside, on } from './openers.ts';
import { recognise as wishIn } from './recognise.ts';
import { isNearly, wordsOf } from './sent.ts';
import { speechIn, tongueOf, type Speech } from './tongue.ts';

export interface SuggestionRequest {
  lines: readonly ChatLine[];
  /** The interests that both people share. */
  shared: readonly Interest[];
  /** What the person has sent in this chat, also before `lines`. None of it is suggested again. */
  sent?: readonly string[];
  /** The language of the person's pages, for a chat without words. */
  language?: Language;
  rng: Rng;
}

type Stand = Exclude<Suggestions['stand'], 'grave'>;
type Suggestion = Suggestions['lines'][number];

const MOST = 3;
/** The number of earlier lines that are searched for words to repeat. Parsing a line takes milliseconds. */
const LOOKED_AT = 4;

/**
 * Returns suggestions for the person's next message: first about the other person's words, then about shared interests.
 */
export function suggest(request: SuggestionRequest): Pick<Suggestions, 'stand' | 'lines'> {
  const { lines, shared, sent = [], rng } = request;
  const speech = speechOf(request);
  const isSpanish = speech.tongue === 'es';
  const waiting = waitingIn(lines).map(({ text }) => text);
  const sentWords = sent.map(wordsOf);
  const isSent = (choice: string): boolean => sentWords.some((words) => isNearly(words, wordsOf(choice)));
  const reading = waiting.length === 0 ? undefined : recognise(waiting);
  const stand = isSpanish ? standInSpanish(lines, reading) : standOf(lines, reading);
  // An insult is not repeated.
  const isRead = stand !== 'unread' && stand !== 'begin' && reading?.signs.includes('insult') !== true;
  const echo = !isRead ? NO_ECHO : isSpanish ? interestOf(waiting, speech) : repeatable(waiting, lines);
  const pick = (choices: readonly string[]): string[] => {
    const left = choices.filter((choice) => !lines.some(({ text }) => text === choice) && !isSent(choice));
    return [left[Math.floor(rng() * left.length)] ?? []].flat();
  };
  const { mirror, about, any } = (isSpanish ? nextLinesInSpanish : nextLines)[stand];
  const filled = (choices: readonly string[]): string[] => choices.flatMap((choice) => fill(choice, echo) ?? []);
  const questions = isSpanish ? nextQuestionsInSpanish : nextQuestions[echo.kind];
  const asks = stand === 'told' || stand === 'glad' ? filled(questions) : [];
  const ofTheirs = [filled(mirror), filled(about), asks].flatMap(pick);
  const found: Suggestion[] = [
    ...ofTheirs.slice(0, MOST - 1).map((text): Suggestion => ({ text, from: ['their_lines'] })),
    ...pick(aboutBoth(shared, stand, speech)).map((text): Suggestion => ({ text, from: ['shared_interests'] })),
    ...shuffled(any, rng).flatMap((text) => pick([text]).map((one) => ({ text: one, from: [] }))),
  ];
  return { stand, lines: found.slice(0, MOST) };
}

/** Returns the language of the chat's last words. */
function speechOf({ lines, language = 'en' }: SuggestionRequest): Speech {
  const last = lines.findLast(({ text }) => text !== '')?.text;
  return speechIn(last === undefined ? language : tongueOf(last, language));
}

function standInSpanish(lines: readonly ChatLine[], reading: Recognition | undefined): Stand {
  if (lines.length === 0) return 'begin';
  if (reading === undefined) return 'waiting';
  const wish = wishIn(reading.last, 'es');
  if (wish === 'sad' || wish === 'lonely' || wish === 'rejected') return 'heavy';
  if (reading.isGoodbye || wish === 'goodbye') return 'leaving';
  return reading.isQuestion ? 'asked' : 'told';
}

/** Returns an interest that Spanish lines name. Nothing else is taken up of them. */
function interestOf(waiting: readonly string[], speech: Speech): Echo {
  const [named] = interestsIn(waiting.join('\n'), speech);
  return { ...NO_ECHO, it: named && inside(speech.spoken(named.name)) };
}

function standOf(lines: readonly ChatLine[], reading: Recognition | undefined): Stand {
  if (lines.length === 0) return 'begin';
  if (reading === undefined) return 'waiting';
  if (reading.language !== 'en' || reading.noise !== undefined) return 'unread';
  if (reading.signs.includes('hardTimes') || reading.isAgainstThemself) return 'heavy';
  if (reading.isGoodbye) return 'leaving';
  if (reading.signs.includes('goodNews')) return 'glad';
  return reading.isQuestion ? 'asked' : 'told';
}

/** Returns words to repeat: from the unanswered lines, or else from an earlier line of the other person. */
function repeatable(waiting: readonly string[], lines: readonly ChatLine[]): Echo {
  const echo = echoIn(waiting);
  if (echo.it !== undefined || echo.mirror !== undefined) return echo;
  const earlier = lines.filter(({ isMine }) => !isMine).slice(-LOOKED_AT);
  const found = earlier.map(({ text }) => echoIn([text])).findLast(({ it }) => it !== undefined);
  return { ...NO_ECHO, ...found, mirror: undefined };
}

/** Returns lines about shared interests; none after sorrow, a goodbye, or a question that needs its answer first. */
function aboutBoth(shared: readonly Interest[], stand: Stand, { tongue, words, spoken }: Speech): string[] {
  if (stand === 'heavy' || stand === 'leaving' || stand === 'asked') return [];
  const another = tongue === 'es' ? anotherThingInSpanish : anotherThing;
  return shared.flatMap(({ category, name }) =>
    (words.openers.byCategory[category]?.plain ?? []).map((line) => {
      const opener = on(line, spoken(name));
      return stand === 'begin' ? opener : `${another} ${opener}`;
    }),
  );
}

function fill(line: string, { it, mirror }: Echo): string | undefined {
  const words: Readonly<Record<string, string | undefined>> = { it, mirror };
  let isWhole = true;
  const text = line.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name.toLowerCase()];
    if (word === undefined) isWhole = false;
    return name === name.toLowerCase() ? (word ?? '') : capital(word ?? '');
  });
  return isWhole ? text : undefined;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function shuffled(texts: readonly string[], rng: Rng): string[] {
  return texts
    .map((text) => ({ text, at: rng() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text);
}
