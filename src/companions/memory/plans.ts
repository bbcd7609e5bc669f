import { DAY_MS } from '#contract/durations.ts';
import { dayIn } from '#server/platform/zones.ts';
import type { Fact, When } from './fact.ts';

type Note = Omit<Fact, 'line'>;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

const WEEKDAY = `(?:(?:on|this|next|coming) )*(?:${WEEKDAYS.join('|')})`;
const MONTH_DAY = `(?:on )?(?:the )?(?:(?:${MONTHS.join('|')}) \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTHS.join('|')}))`;
const OF_MONTH = 'on the \\d{1,2}(?:st|nd|rd|th)';
const IN_MONTH = `in (?:${MONTHS.join('|')})`;
const AFTER = 'in (?:an?|one|two|three|four|five|six|\\d{1,2}) (?:days?|weeks?|months?)';
/** Matches a future time, as people write it. */
const TIME = `(?:${MONTH_DAY}|${OF_MONTH}|${WEEKDAY}|${IN_MONTH}|${AFTER}|the day after tomorrow|tomorrow|tonight|this weekend|next weekend|next week|next month)(?: (?:morning|afternoon|evening|night))?`;
const AT_END = new RegExp(`\\s+(${TIME})\\b`, 'iu');

/** Matches an event that the person has and its day: "I have a dentist appointment on Friday". */
const HAS = new RegExp(
  `\\b(?:i have|i've got|i got|there's|we have|we've got|i(?:'ve)? signed up for) (an? |my |the |our )([\\p{L}][\\p{L} '-]{2,32}?) (${TIME})\\b`,
  'iu',
);
/** Matches an event of the person and its day: "my exam is on Friday". */
const IS = new RegExp(
  `\\bmy ([\\p{L}][\\p{L} '-]{2,32}?) (?:is(?: now)?|(?:has been |was |got )?(?:moved|postponed) to) (${TIME})\\b`,
  'iu',
);
/** Things that a person is about to do: "we're flying to Lisbon", "I start at the shop". */
const DOES =
  /^(?:and |so |but )?(?:i'm|i am|we're|we are|i|we|i'll|we'll) ((?:going to|gonna|about to|will) [\p{L}][\p{L} '-]{2,48}|(?:start|begin|leave|move|fly|graduate|retire|travel|see|meet|visit|run|play|perform|present|fast)\b[\p{L} '-]{0,48}|(?:flying|moving|starting|seeing|meeting|having|getting|playing|running|visiting|leaving|going|hosting|presenting|performing|graduating|retiring|marrying|driving|taking|picking|throwing)\b[\p{L} '-]{0,48})$/iu;

/** Returns a note of the plan in a sentence, with the planned day; empty if the sentence has no plan or no day. */
export function planIn(sentence: string, when: When): Note[] {
  const text = sentence.replace(/[.!…]+$/u, '');
  const has = HAS.exec(text);
  const is = IS.exec(text);
  const [article, what, said] = has === null ? ['my ', is?.[1], is?.[2]] : [has[1], has[2], has[3]];
  if (what !== undefined && said !== undefined) return planNamed(article ?? 'a ', what, { said, when });
  const time = AT_END.exec(text)?.[1];
  if (time === undefined) return [];
  const did = DOES.exec(text.slice(0, text.lastIndexOf(time)).trim())?.[1];
  const on = dayMeant(time, when);
  if (did === undefined || on === undefined || /\bgoing (?:crazy|mad|on|well)\b/i.test(did)) return [];
  const doing = toDoing(seenFromHere(did));
  return [{ about: `plan:${on.iso}:${doing.toLowerCase()}`, note: `You planned on ${doing}, ${on.words}` }];
}

function planNamed(article: string, what: string, { said, when }: { said: string; when: When }): Note[] {
  const on = dayMeant(said, when);
  if (on === undefined || /^(?:favou?rite|only|best|name|day|week)\b/i.test(what)) return [];
  const isMine = /^(?:my|our) $/i.test(article);
  const thing = seenFromHere(what);
  const first = isMine ? 'your' : /^[aeiou]/i.test(thing) ? 'an' : 'a';
  return [{ about: `plan:${on.iso}:${what.toLowerCase()}`, note: `You have ${first} ${thing} ${on.words}` }];
}

const seenFromHere = (text: string): string =>
  text
    .replaceAll(/\b(?:my|our)\b/gi, 'your')
    .replaceAll(/\b(?:me|us)\b/gi, 'you')
    .trim();

/** "start at the shop" becomes "starting at the shop". */
function toDoing(did: string): string {
  const bare = did.replace(/^(?:going to|gonna|about to|will) /i, '');
  const [, verb = '', rest = ''] = /^(\S+)(.*)$/.exec(bare) ?? [];
  if (/ing$/i.test(verb)) return bare;
  if (bare === did && /^(?:going|leaving)$/i.test(verb)) return bare;
  return `${ing(verb.toLowerCase())}${rest}`;
}

function ing(verb: string): string {
  if (/^(?:run|get|begin|quit|sit|swim|put|cut|win|plan|stop)$/.test(verb)) return `${verb}${verb.at(-1)}ing`;
  if (/(?:ee|ye|oe)$/.test(verb) || !verb.endsWith('e') || verb === 'be') return `${verb}ing`;
  return `${verb.slice(0, -1)}ing`;
}

/** Returns the day that a text means, as a date and in words that stay true; undefined if there is none. */
export function dayMeant(text: string, { now, timeZone }: When): { iso: string; words: string } | undefined {
  const said = text.toLowerCase();
  const today = Date.parse(`${dayIn(timeZone, now)}T12:00:00Z`);
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
  const isoOf = (date: Date): string => date.toISOString().slice(0, 10);
  const monthOnly = new RegExp(`^${IN_MONTH}`).test(said) || said.startsWith('next month');
  if (monthOnly) {
    // The text means the whole month, so the companion asks about the plan after the last day of the month.
    const month = said.startsWith('next month')
      ? new Date(today).getUTCMonth() + 1
      : MONTHS.indexOf(said.split(' ')[1] ?? '');
    const last = lastOfMonth(new Date(today), month);
    return { iso: isoOf(last), words: `in ${capital(MONTHS[month % 12] ?? '')}` };
  }
  const date = dateMeant(said, new Date(today));
  if (date === undefined) return undefined;
  const isVague = said.startsWith('next week') && !said.startsWith('next weekend');
  return { iso: isoOf(date), words: `${isVague ? 'in the week of' : 'on'} ${day.format(date)}` };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function lastOfMonth(today: Date, month: number): Date {
  const year = today.getUTCFullYear() + (month < today.getUTCMonth() ? 1 : 0);
  return new Date(Date.UTC(year, month + 1, 0, 12));
}

function dateMeant(said: string, today: Date): Date | undefined {
  const byDays = (days: number): Date => new Date(today.getTime() + days * DAY_MS);
  const after = /^in (\w+) (day|week|month)/.exec(said);
  if (after !== null) {
    const count = COUNTS[after[1] ?? ''] ?? Number(after[1]);
    return byDays(count * (after[2] === 'day' ? 1 : after[2] === 'week' ? 7 : 30));
  }
  const month = MONTHS.findIndex((one) => said.includes(one));
  const number = Number(/\d{1,2}/.exec(said)?.[0] ?? Number.NaN);
  if (!Number.isNaN(number)) return dateNumbered(today, { month, number });
  const weekday = today.getUTCDay();
  const ahead = (to: number): number => (to - weekday + 7) % 7 || 7;
  if (said.startsWith('the day after')) return byDays(2);
  if (said.includes('tomorrow')) return byDays(1);
  if (said.includes('tonight')) return byDays(0);
  const named = WEEKDAYS.findIndex((day) => said.includes(day));
  if (named >= 0) return byDays(ahead(named));
  if (!said.includes('weekend')) return byDays(ahead(1));
  return byDays(said.includes('next') ? ahead(6) + 7 : weekday === 6 ? 0 : ahead(6));
}

/** Returns the next day `number` in the month `month` (from 0; -1 means any); undefined if there is no such day. */
function dateNumbered(today: Date, { month, number }: { month: number; number: number }): Date | undefined {
  for (let later = 0; later < 13; later += 1) {
    const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + later, number, 12));
    const isDay = date.getUTCDate() === number && (month < 0 || date.getUTCMonth() === month);
    if (isDay && date >= today) return date;
  }
  return undefined;
}
