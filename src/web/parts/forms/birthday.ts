import type { Language } from '#contract/languages.ts';
import { language, locale, t } from '#web/words/words.ts';
import type { Check } from './check.ts';

const OLDEST = 100;
const ADULT = 18;
const FORMAT = t('parts.invalid-birthday-format-please-use', 'Invalid birthday format. Please use MM/DD/YYYY format.');

/**
 * Turns a birthday MM/DD/YYYY into the text of the field, and the text of the field into MM/DD/YYYY. They differ where
 * the language of the page begins a date with the day; the reader's region does not count. A text whose first two
 * numbers are not whole stays as it is.
 */
export function turnedBirthday(text: string, of: Language = language): string {
  return isDayFirst(of) ? text.replace(/^(\d\d)\/(\d\d)/, '$2/$1') : text;
}

function isDayFirst(of: Language): boolean {
  const parts = new Intl.DateTimeFormat(of, { dateStyle: 'short' }).formatToParts();
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'day';
}

/** Returns the field's text after an edit: digits and slashes. A single digit before a typed slash gets a leading 0. */
export function typedBirthday(before: string, text: string): string {
  const filled = text.replace(/^(\d)\//, '0$1/').replace(/^(\d\d\/)(\d)\//, '$10$2/');
  const digits = filled.replaceAll(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '');
  const isGrowing = text.length > before.length;
  const slash = isGrowing && (digits.length === 2 || digits.length === 4) ? '/' : '';
  return parts.join('/') + slash;
}

/**
 * Checks a date MM/DD/YYYY against `today` in the browser's time zone. It checks no minimum age, because the server
 * decides about ages and remembers a refusal. A check on the page would invite the person to try another date.
 */
export function checkBirthday(text: string, today: Date): Check {
  if (text === '') return { state: 'empty' };
  const [month, day, year] = partsOf(text);
  if (month === undefined || day === undefined || year === undefined) return { state: 'wrong', words: FORMAT };
  const date = new Date(year, month - 1, day);
  if (date.getFullYear() !== year || date.getMonth() !== month - 1 || date.getDate() !== day) {
    return { state: 'wrong', words: t('parts.that-day-is-not-on', 'That day is not on any calendar.') };
  }
  const age = ageOn(date, today);
  if (age < 0 || age > OLDEST)
    return { state: 'wrong', words: t('parts.please-check-the-year', 'Please check the year.') };
  const inWords = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date);
  return {
    state: 'right',
    words: t('parts.that-makes-you', '{date}. That makes you {age}.', { date: inWords, age }),
  };
}

/**
 * Returns the year and the age of a whole date that makes the person younger than 18; undefined for any other text. A
 * year is easily mistyped, and the server refuses every other birthday for a day, so the person is asked first.
 */
export function doubtOf(text: string, today: Date): { year: number; age: number } | undefined {
  if (checkBirthday(text, today).state !== 'right') return undefined;
  const [month = 0, day = 0, year = 0] = partsOf(text);
  const age = ageOn(new Date(year, month - 1, day), today);
  return age < ADULT ? { year, age } : undefined;
}

/** Returns the month, the day and the year of MM/DD/YYYY; an empty list for any other text. */
function partsOf(text: string): number[] {
  return (/^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []).slice(1).map(Number);
}

function ageOn(birthday: Date, today: Date): number {
  const [months, days] = [today.getMonth() - birthday.getMonth(), today.getDate() - birthday.getDate()];
  const hadBirthday = months > 0 || (months === 0 && days >= 0);
  return today.getFullYear() - birthday.getFullYear() - (hadBirthday ? 0 : 1);
}

/** A birthday in the fields of a call: the date in both formats, and the year. */
export interface BirthdayFields {
  /** MM/DD/YYYY. */
  birthday: string;
  /** YYYY-MM-DD. */
  fullBirthday: string;
  birthYear: number;
}

/** Converts MM/DD/YYYY to the fields of a call. Only `useBirthdayQuestion` calls it, which asks about a doubtful year. */
export function birthdayFields(text: string): BirthdayFields {
  const [month = '', day = '', year = ''] = text.split('/');
  return { birthday: text, fullBirthday: `${year}-${month}-${day}`, birthYear: Number(year) };
}
