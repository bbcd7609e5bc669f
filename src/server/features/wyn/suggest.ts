import type { Interest } from '#content/interests.ts';
import { openersByCategory } from '#content/wyn-openers.ts';
import { anotherThing, nextLines, nextQuestions } from '#content/wyn-lines.ts';
import type { Suggestions } from '#contract/wyn.rooms.ts';
import { echoIn, NO_ECHO, recognise, type Echo, type Recognition } from '#companions/hear.ts';
import type { Rng } from '#server/platform/clock.ts';
import { waitingIn, type ChatLine } from './asking.ts';
import { on } from './openers.ts';
import { isNearly, wordsOf } from './sent.ts';

export interface SuggestionRequest {
  lines: readonly ChatLine[];
  /** The interests that both people share. */
  shared: readonly Interest[];
  /** What the person has sent in this chat, also before `lines`. None of it is suggested again. */
  sent?: readonly string[];
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
export function suggest({ lines, shared, sent = [], rng }: SuggestionRequest): Pick<Suggestions, 'stand' | 'lines'> {
  const waiting = waitingIn(lines).map(({ text }) => text);
  const sentWords = sent.map(wordsOf);
  const isSent = (choice: string): boolean => sentWords.some((words) => isNearly(words, wordsOf(choice)));
  const reading = waiting.length === 0 ? undefined : recognise(waiting);
  const stand = standOf(lines, reading);
  // An insult is not repeated.
  const isRead = stand !== 'unread' && stand !== 'begin' && reading?.signs.includes('insult') !== true;
  const echo = isRead ? repeatable(waiting, lines) : NO_ECHO;
  const pick = (choices: readonly string[]): string[] => {
    const left = choices.filter((choice) => !lines.some(({ text }) => text === choice) && !isSent(choice));
    return [left[Math.floor(rng() * left.length)] ?? []].flat();
  };
  const { mirror, about, any } = nextLines[stand];
  const filled = (choices: readonly string[]): string[] => choices.flatMap((choice) => fill(choice, echo) ?? []);
  const asks = stand === 'told' || stand === 'glad' ? filled(nextQuestions[echo.kind]) : [];
  const ofTheirs = [filled(mirror), filled(about), asks].flatMap(pick);
  const found: Suggestion[] = [
    ...ofTheirs.slice(0, MOST - 1).map((text): Suggestion => ({ text, from: ['their_lines'] })),
    ...pick(aboutBoth(shared, stand)).map((text): Suggestion => ({ text, from: ['shared_interests'] })),
    ...shuffled(any, rng).flatMap((text) => pick([text]).map((one) => ({ text: one, from: [] }))),
  ];
  return { stand, lines: found.slice(0, MOST) };
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
function aboutBoth(shared: readonly Interest[], stand: Stand): string[] {
  if (stand === 'heavy' || stand === 'leaving' || stand === 'asked') return [];
  return shared.flatMap(({ category, name }) =>
    (openersByCategory[category]?.plain ?? []).map((line) =>
      stand === 'begin' ? on(line, name) : `${anotherThing} ${on(line, name)}`,
    ),
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
