import { expect, test } from 'vitest';
import { birthdayFields, checkBirthday, doubtOf, typedBirthday } from './birthday.ts';

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
  ['11/22/2008', 'That makes you 17.'],
  ['11/23/2026', 'Please check the year.'],
  ['11/21/2008', 'That makes you 18.'],
  ['11/21/1926', 'That makes you 100.'],
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
