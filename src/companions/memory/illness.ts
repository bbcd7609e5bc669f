import { FAMILY, FOND, PARTNER, SPECIES } from '#companions/words/note-words.ts';
import type { Fact, MemoryNote } from './fact.ts';
import { isOf } from './taken-back.ts';

const HAS = "(?:'s|'ve| is| was| are| has| had| have| been| just| still| back| got| suddenly)*";
/** Illnesses and accidents to ask about later, each as a pattern and in the words of the note. */
const ILLS: readonly (readonly [string, string])[] = [
  ['in (?:the )?(?:hospital|icu|intensive care)|(?:taken|rushed|admitted) to (?:the )?hospital', 'was in the hospital'],
  ['in hospice(?: care)?', 'was in hospice'],
  ['an? (?:\\w+ )?stroke(?! of\\b)', 'had a stroke'],
  ['a heart attack', 'had a heart attack'],
  ['(?:(?:diagnosed with|have|has) )?(?:(?!an?\\b)\\w+ )?cancer', 'had cancer'],
  ['(?:an|a bad|a car) accident', 'had an accident'],
  ['(?:very|really|seriously|gravely) (?:ill|sick)(?! of\\b)', 'was very ill'],
];
const ILL = new RegExp(
  `\\b(?:my|our) ${FOND}(${FAMILY}|${SPECIES}|${PARTNER})(?: \\p{Lu}[\\p{L}'-]+)?${HAS} (?:${ILLS.map(([said]) => `(${said})`).join('|')})\\b`,
  'iu',
);
/** Matches "my dad is not very ill", "my mom works in the hospital", and sentences about the distant past. */
const NOT_NOW = /\b(?:not|isn't|wasn't|never|no longer|works?|years ago|as a child|when i was)\b/i;

/** Returns a note if the person's relative, partner or animal is seriously ill or hurt: "my mom is in the hospital". */
export function illnessIn(sentence: string): Omit<Fact, 'line'>[] {
  const [, who, ...found] = ILL.exec(sentence) ?? [];
  const what = ILLS[found.findIndex((one) => one !== undefined)]?.[1];
  if (who === undefined || what === undefined || NOT_NOW.test(sentence)) return [];
  return [{ about: `ill:${who.toLowerCase()}`, note: `Your ${who.toLowerCase()} ${what}` }];
}

const WELL =
  /\b(?:home (?:again|now)|back home|out of (?:the )?(?:hospital|icu|intensive care)|discharged|recover(?:ed|ing)|on the mend|(?:much|doing|getting|feels?|feeling|is|are|lot) better|all clear|in remission|cancer free)\b/i;
const THEY = /\b(?:he|she|they)\b/i;
const NAMED = new RegExp(`\\b(?:${FAMILY}|${SPECIES}|${PARTNER})\\b`, 'i');
const NOT_YET = /\b(?:not|isn't|no)\b.{0,12}\b(?:better|home)\b/i;

/** Returns the notes of illnesses that this text says are over. "She is home" counts only if exactly one is noted. */
export function recoveriesIn(text: string, notes: readonly MemoryNote[]): MemoryNote[] {
  if (!WELL.test(text) || NOT_YET.test(text)) return [];
  const ill = notes.filter(({ about }) => isOf(about, 'ill'));
  if (NAMED.test(text)) {
    return ill.filter(({ about }) => new RegExp(`\\b${about.slice('ill:'.length)}\\b`, 'i').test(text));
  }
  return THEY.test(text) && ill.length === 1 ? ill : [];
}
