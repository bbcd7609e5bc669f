import { arcEnds, arcs, type Arc } from '#content/companions/made/arcs.ts';
import { isGoodbye, signs } from '#companions/words/signs.ts';
import { dayIn } from '#server/platform/zones.ts';
import type { Fact, MemoryNote, When } from './fact.ts';
import { isKept } from './notes.ts';
import { lowerFirst } from './recall.ts';
import { AGAINST_THEMSELF, echoOf } from '#companions/words/echo.ts';
import { countWords, plain, sentencesOf, straight } from '#companions/words/words.ts';

/**
 * The state of a thread, a story that a composed companion continues by one step a day. It is kept in notes, which the
 * person can read and clear: `thread:museum` has the last step, `thread:museum:2` the contribution to step two.
 */
interface Stand {
  arc: Arc;
  /** The next step, from 0; the number of steps when only the ending is left. */
  step: number;
  /** The person's contribution to the step before. */
  given: string | undefined;
}

export interface ThreadStep {
  /** The text and, except at the end of a thread, its question. */
  parts: readonly string[];
  /** The note to store once the text is said. */
  fact: Omit<Fact, 'line'>;
}

const PART = /^Part (\d+) of “/;

/** Returns the next step; undefined after today's step, or when all threads have ended. */
export function nextStep(notes: readonly MemoryNote[], { now, timeZone }: When): ThreadStep | undefined {
  const stands = notes.filter(({ about }) => /^thread:[^:]+$/.test(about));
  const today = dayIn(timeZone, now);
  if (stands.some(({ notedAt }) => dayIn(timeZone, notedAt) === today)) return undefined;
  const stand = standIn(notes);
  if (stand === undefined) return undefined;
  const { arc, step, given } = stand;
  const asks = arc.steps[step]?.asks;
  const told = arc.steps[step] ?? arcEnds[arc.key];
  if (told === undefined) return undefined;
  const text = given === undefined ? told.plainly : told.after.replace('{given}', () => given);
  const about = `thread:${arc.key}`;
  const note = step < arc.steps.length ? `Part ${step + 1} of “${arc.title}” was told` : `“${arc.title}” is finished`;
  return { parts: asks === undefined ? [text] : [text, asks], fact: { about, note } };
}

function standIn(notes: readonly MemoryNote[]): Stand | undefined {
  for (const arc of arcs) {
    const stand = notes.find(({ about }) => about === `thread:${arc.key}`);
    if (stand === undefined) return { arc, step: 0, given: undefined };
    const told = Number(PART.exec(stand.note)?.[1] ?? Number.NaN);
    if (Number.isNaN(told)) continue;
    return { arc, step: told, given: givenAt(notes, arc, told) };
  }
  return undefined;
}

const LEAD = 'You gave: ';
const givenAt = (notes: readonly MemoryNote[], { key }: Arc, step: number): string | undefined => {
  const note = notes.find(({ about }) => about === `thread:${key}:${step}`)?.note;
  return note === undefined ? undefined : note.slice(note.indexOf(LEAD) + LEAD.length);
};

/** Returns a note of the person's contribution to the step just before their lines; undefined if they gave none. */
export function givenBy(
  said: readonly string[],
  { lastLine, notes }: { lastLine: string | undefined; notes: readonly MemoryNote[] },
): Omit<Fact, 'line'> | undefined {
  const asked = arcs.flatMap((arc) =>
    arc.steps.flatMap(({ asks }, at) => (lastLine?.endsWith(asks) === true ? [{ arc, step: at + 1 }] : [])),
  )[0];
  const text = said.join(' ').trim();
  if (asked === undefined || !isGift(text) || !notes.some(({ about }) => about === `thread:${asked.arc.key}`)) {
    return undefined;
  }
  const fact = {
    about: `thread:${asked.arc.key}:${asked.step}`,
    note: `“${asked.arc.title}”, part ${asked.step}. ${LEAD}${giftIn(text)}`,
  };
  return isKept(fact, LONGEST_GIFT_NOTE) ? fact : undefined;
}

const LONGEST_GIFT = 14;
/** The note is longer than others because it contains the title of its thread. */
const LONGEST_GIFT_NOTE = 160;

/** A like or dislike is ordinary talk and becomes a note, not a contribution to the thread. */
const OF_THEMSELF =
  /^i (?:(?:really|just|do|absolutely|still|also) )*(?:hate|love|like|adore|dislike|enjoy|cant stand|miss)\b/;

function isGift(text: string): boolean {
  const said = plain(text);
  const count = countWords(said);
  if (count === 0 || count > LONGEST_GIFT || text.includes('?') || AGAINST_THEMSELF.test(straight(text))) return false;
  if (/[<>{}[\]|\\]/.test(text) || isGoodbye(said, said) || OF_THEMSELF.test(said)) return false;
  const isOther = [...signs.hardTimes, ...signs.insult, ...signs.flirt, ...signs.complaint, ...signs.greeting];
  return (
    !isOther.some((sign) => sign.test(said)) &&
    !/^(?:no|nope|nah|idk|i dont know|nothing|skip|later|not now|yes|ok|okay|hm+)\b/.test(said)
  );
}

/** Returns the first sentence, turned to "you": "my grandma's thimble" becomes "your grandma's thimble". */
function giftIn(text: string): string {
  const first = (sentencesOf(text)[0] ?? text).replace(/[.!…]+$/u, '');
  const { mirror } = echoOf(first);
  const turned = mirror ?? first.replaceAll(/\b(?:my|our)\b/gi, 'your').replaceAll(/\b(?:me|i)\b/gi, 'you');
  return /^\p{Lu}\p{Ll}/u.test(turned) && countWords(plain(turned)) > 1 ? lowerFirst(turned) : turned;
}
