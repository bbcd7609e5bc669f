import type { Check } from './signup.checks.ts';

const YOUNGEST = 18;
const OLDEST = 100;
const FORMAT = 'Invalid birthday format. Please use MM/DD/YYYY format.';

/** What a birthday field holds after an edit: digits, with the slashes put in and single digits filled up. */
export function typedBirthday(before: string, text: string): string {
  const filled = text.replace(/^(\d)\//, '0$1/').replace(/^(\d\d\/)(\d)\//, '$10$2/');
  const digits = filled.replaceAll(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '');
  const isGrowing = text.length > before.length;
  const slash = isGrowing && (digits.length === 2 || digits.length === 4) ? '/' : '';
  return parts.join('/') + slash;
}

/** Judges MM/DD/YYYY as on `today`, in the browser's own time zone; the server has the last word. */
export function checkBirthday(text: string, today: Date): Check {
  if (text === '') return { state: 'empty' };
  const [, month, day, year] = (/^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []).map(Number);
  if (month === undefined || day === undefined || year === undefined) {
    return { state: 'wrong', words: FORMAT };
  }
  const date = new Date(year, month - 1, day);
  if (date.getFullYear() !== year || date.getMonth() !== month - 1 || date.getDate() !== day) {
    return { state: 'wrong', words: 'That day is not on any calendar.' };
  }
  const hadBirthday = today.getMonth() > month - 1 || (today.getMonth() === month - 1 && today.getDate() >= day);
  const age = today.getFullYear() - year - (hadBirthday ? 0 : 1);
  if (age < YOUNGEST) return { state: 'wrong', words: 'You must be 18 or older to use Wildin.' };
  if (age > OLDEST) return { state: 'wrong', words: 'Please check the year.' };
  return { state: 'right', words: `That makes you ${age}.` };
}

/** MM/DD/YYYY as the calls take it: in both spellings, and the year apart. */
export function birthdayFields(text: string): { birthday: string; fullBirthday: string; birthYear: number } {
  const [month = '', day = '', year = ''] = text.split('/');
  return { birthday: text, fullBirthday: `${year}-${month}-${day}`, birthYear: Number(year) };
}
