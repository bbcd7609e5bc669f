import fc from 'fast-check';
import { expect, test } from 'vitest';
import refusals from '#content/languages/es/content/refusals.json' with { type: 'json' };
import accounts from '#content/languages/es/interface/accounts.json' with { type: 'json' };
import parts from '#content/languages/es/interface/parts.json' with { type: 'json' };
import people from '#content/languages/es/interface/people.json' with { type: 'json' };
import type { Language } from '#contract/languages.ts';
import { birthdayFields, checkBirthday, doubtOf, turnedBirthday, typedBirthday } from './birthday.ts';

const today = new Date(2026, 10, 21);
const typeAll = (keys: string) => [...keys].reduce((before, key) => typedBirthday(before, before + key), '');

test.each([
  ['04021999', '04/02/1999'],
  ['04/02/1999', '04/02/1999'],
  ['4/2/1999', '04/02/1999'],
  ['040219991', '04/02/1999'],
  ['ab04', '04/'],
])('Typing %s gives %s', (keys, text) => {
  expect(typeAll(keys)).toBe(text);
});

test('A slash can be deleted', () => {
  expect(typedBirthday('04/', '04')).toBe('04');
  expect(typedBirthday('04', '0')).toBe('0');
});

test.each([
  ['04/02/199', 'Invalid birthday format. Please use MM/DD/YYYY format.'],
  ['02/30/1999', 'That day is not on any calendar.'],
  ['02/29/2001', 'That day is not on any calendar.'],
  ['11/22/2008', 'November 22, 2008. That makes you 17.'],
  ['11/23/2026', 'Please check the year.'],
  ['11/21/2008', 'November 21, 2008. That makes you 18.'],
  ['11/21/1926', 'November 21, 1926. That makes you 100.'],
  ['11/21/1925', 'Please check the year.'],
])('The birthday %s gets the answer “%s”', (text, words) => {
  expect(checkBirthday(text, today)).toMatchObject({ words });
});

test.each([
  ['11/22/2008', { year: 2008, age: 17 }],
  ['05/14/2015', { year: 2015, age: 11 }],
  ['11/21/2026', { year: 2026, age: 0 }],
  ['11/21/2008', undefined],
  ['11/21/1926', undefined],
  ['11/23/2026', undefined],
  ['05/14/201', undefined],
  ['02/30/2015', undefined],
  ['', undefined],
])('A question about %s comes before the birthday counts as %o', (text, doubt) => {
  expect(doubtOf(text, today)).toEqual(doubt);
});

test('A date has the spellings that calls take', () => {
  expect(birthdayFields('04/02/1999')).toEqual({
    birthday: '04/02/1999',
    fullBirthday: '1999-04-02',
    birthYear: 1999,
  });
});

/** Returns MM/DD/YYYY after these keys in the field of a language, which is turned after each of them. */
const typeIn = (language: Language, keys: string) =>
  [...keys].reduce((birthday, key) => {
    const before = turnedBirthday(birthday, language);
    return turnedBirthday(typedBirthday(before, before + key), language);
  }, '');

const days = fc.date({ min: new Date('1926-11-22'), max: new Date('2026-11-20'), noInvalidDate: true });
const birthdays = days
  .map((day) => day.toISOString().slice(0, 10))
  .map((iso) => iso.split('-') as [string, string, string]);

test('A birthday typed in the order of the language is read as that day', () => {
  fc.assert(
    fc.property(birthdays, fc.constantFrom('', '/'), ([year, month, day], slash) => {
      const iso = `${year}-${month}-${day}`;
      expect(birthdayFields(typeIn('en', [month, day, year].join(slash))).fullBirthday).toBe(iso);
      expect(birthdayFields(typeIn('es', [day, month, year].join(slash))).fullBirthday).toBe(iso);
      expect(checkBirthday(typeIn('es', day + month + year), today).state).toBe('right');
    }),
  );
});

test('A birthday is written with the day first in Spanish only, and read back', () => {
  fc.assert(
    fc.property(birthdays, ([year, month, day]) => {
      const birthday = `${month}/${day}/${year}`;
      expect(turnedBirthday(birthday, 'en')).toBe(birthday);
      expect(turnedBirthday(birthday, 'es')).toBe(`${day}/${month}/${year}`);
      expect(turnedBirthday(turnedBirthday(birthday, 'es'), 'es')).toBe(birthday);
    }),
  );
});

test('A half-typed birthday stays as it was typed, in either order', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Language[]>('en', 'es'),
      fc.string({ unit: fc.constantFrom(...'0123456789/'), maxLength: 12 }),
      (language, keys) => {
        const text = [...keys].reduce((before, key) => typedBirthday(before, before + key), '');
        expect(turnedBirthday(typeIn(language, keys), language)).toBe(text);
      },
    ),
  );
});

test('The same digits are different days in English and in Spanish', () => {
  expect(birthdayFields(typeIn('en', '05041996')).fullBirthday).toBe('1996-05-04');
  expect(birthdayFields(typeIn('es', '05041996')).fullBirthday).toBe('1996-04-05');
  expect(checkBirthday(typeIn('en', '14051996'), today).state).toBe('wrong');
  expect(checkBirthday(typeIn('es', '14051996'), today).state).toBe('right');
});

test('Every Spanish text that names the order begins it with the day', () => {
  const texts = Object.values({ ...accounts, ...parts, ...people, ...refusals }).filter((text) =>
    text.includes('/AAAA'),
  );
  expect(texts).toHaveLength(7);
  for (const text of texts) expect(text).toContain('DD/MM/AAAA');
});
