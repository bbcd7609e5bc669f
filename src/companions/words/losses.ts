import { FAMILY, FOND, PARTNER, SPECIES } from './note-words.ts';

/** The death of a person or animal close to the writer, a separation, or lost work. */
export type Loss = { of: 'death'; who: string; name: string | undefined } | { of: 'separation' } | { of: 'work' };

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december';
const COUNT = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|some|many|\\d{1,3})';
/** When, how or of what a person died. */
const CIRCUMSTANCE = `(?:on (?:${DAY}|christmas|easter|thanksgiving|new year|the \\d|(?:my|her|his|our) birthday|${MONTH})|in (?:the )?(?:${MONTH}|spring|summer|autumn|fall|winter|night|morning|hospital|hospice|war|accident|crash|fire|\\d{4}|(?:his|her|their) sleep)|in an? (?:\\w+ )?(?:accident|crash|fire)|last (?:week|weekend|month|year|night|spring|summer|autumn|fall|winter|${DAY}|${MONTH})|this (?:week|weekend|month|year|morning|spring|summer|autumn|fall|winter)|${COUNT} (?:\\w+ )?(?:days?|weeks?|months?|years?) ago|at (?:home|the age|\\d)|yesterday|today|tonight|recently|suddenly|peacefully|quietly|unexpectedly|from (?!the\\b)|of (?!${COUNT}\\b)|when (?:i|we|he|she|they) (?:was|were)|while i|before i|during|because of|due to)`;
/** Matches where a phrase ends or goes on with a circumstance. "I lost my sister's keys" does neither. */
const DONE = `(?=\\s*(?:[.,;:…)(—–-]|$)|\\s+${CIRCUMSTANCE})`;

const WHO = `(${FAMILY}|${SPECIES}|${PARTNER})`;
/** An optional name. It is lazy (`??`), so that "yesterday" is not taken as a name. */
const NAMED = "( [\\p{L}][\\p{L}'-]+)??";
const HAS = '(?: (?:just|recently|suddenly|finally|has|have|had))*';
const MINE = '(?<!\\b(?:not|never) )\\b(?:my|our)';
/** Excludes figures of speech like "died of laughter". */
const IN_JEST =
  '(?! (?:laughing|down|inside|of (?:laughter|boredom|embarrassment|shame)|on me|when (?:he|she|they) saw)\\b)';

const DIED = new RegExp(
  `${MINE} ${FOND}${WHO}${NAMED}${HAS} (?:died\\b${IN_JEST}|is dead\\b|passed away\\b|passed(?: on)?${DONE})`,
  'iu',
);
const BURIED = new RegExp(
  `\\b(?:i|we)(?:'ve|ve| have)?(?: just| recently)? (?:lost|buried) ${MINE} ${FOND}${WHO}${NAMED}(?:${DONE}|(?= to (?:cancer|covid|suicide|an? |the )| and (?:my|our)\\b))`,
  'iu',
);
/** Matches things that are passed, like an exam. */
const NO_DEATH = /\b(?:exams?|tests?|class|course|grade|finals|inspection|audition|driving|licen[cs]e)\b/i;
/** Matches words about things that were lost and found. */
const FOUND_AGAIN =
  /\b(?:found|finds?|finding|looking for|looked for|searche?[ds]?|searching|c[ao]me back|turned up|crowd)\b/i;

const EX = `(?:him|her|them|my (?:ex|${PARTNER}))`;
const THEY = `(?:he|she|they|my (?:ex|${PARTNER})(?: \\p{L}+)?)`;
const JUST = '(?: just| finally| have| has|ve)*';
const PARTED = new RegExp(
  [
    `\\bwe${JUST} (?:broke|have broken|split) up(?! (?:an?|the|my|our|his|some|into|in)\\b)`,
    `\\bi${JUST} (?:broke|broken|split) up with ${EX}\\b`,
    `\\b${THEY}${JUST} (?:broke|broken|split) up with me\\b`,
    `\\b${THEY}${JUST} (?:dumped|divorced) me(?! (?:with|at|on|in|off)\\b)`,
    `\\bmy (?:ex|${PARTNER})(?: \\p{L}+)?${JUST} ended (?:it|things|our relationship|the relationship)\\b|\\bended (?:it|things) with me\\b`,
    `\\bi${JUST} (?:got|was|been) dumped(?! (?:on|with|at|in|off)\\b)`,
    `\\b(?:we're|were|we are)${JUST} (?:getting )?divorced\\b|\\bmy (?:recent )?divorce\\b|\\bwe${JUST} (?:got divorced|separated)\\b`,
    `\\b${THEY}${JUST} left me(?=\\s*(?:[.,;:!…]|$)|\\s+(?:for (?!(?:an?|the) (?:minute|moment|while|bit|weekend|week|day|few))|last|this|yesterday|today|after|because|alone with|${COUNT} ))`,
    `\\b(?:we're|were|we are) (?:not|no longer) together\\b`,
  ].join('|'),
  'iu',
);

const FIRED =
  /\bi(?: just| recently| have|'ve|ve)* lost my job\b|\bi(?: just| recently)* (?:got|was|been) (?:fired|laid off|let go)(?! (?:up|at|of)\b)|\bthey (?:just )?(?:fired|sacked) me\b|\bthey (?:just )?laid (?:me off|off me)\b|\bi(?:'m| am|m) (?:being|getting) laid off\b/i;

/**
 * Returns the loss in a sentence; undefined without a loss. The sentence may be as written or in the form of `plain`.
 */
export function lossIn(sentence: string): Loss | undefined {
  const died = NO_DEATH.test(sentence) ? undefined : (DIED.exec(sentence) ?? undefined);
  const lost = FOUND_AGAIN.test(sentence) ? undefined : (BURIED.exec(sentence) ?? undefined);
  const [, who, name] = died ?? lost ?? [];
  // "My dog leash died" names no dog.
  if (who !== undefined && (name === undefined || /^ \p{Lu}/u.test(name))) {
    return { of: 'death', who: who.toLowerCase(), name: name?.trim() };
  }
  if (PARTED.test(sentence)) return { of: 'separation' };
  return FIRED.test(sentence) ? { of: 'work' } : undefined;
}
