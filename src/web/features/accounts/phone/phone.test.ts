import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryChoices, e164, homeCountry, movedPhone, typedPhone, type TypedPhone } from './phone.ts';

const EMPTY: TypedPhone = { text: '', country: 'US' };

/** Types key by key, as a person does. */
function typed(keys: string, start = EMPTY): TypedPhone {
  return [...keys].reduce((held, key) => typedPhone(held, held.text + key), start);
}

test('A number is formatted as its country writes it', () => {
  expect(typed('2025550142')).toEqual({ text: '(202) 555-0142', country: 'US' });
  expect(typed('07911123456', { text: '', country: 'GB' }).text).toBe('07911 123456');
});

test('A typed dial code chooses the country and a shared code keeps it', () => {
  expect(typed('+447911123456').country).toBe('GB');
  expect(typed('+4930').country).toBe('DE');
  expect(typed('+1', { text: '', country: 'CA' }).country).toBe('CA');
  expect(typed('+1', { text: '', country: 'FR' }).country).toBe('US');
});

test('A typed number can be deleted key by key', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?\d{0,15}$/), (keys) => {
      let held = typed(keys);
      for (let left = held.text.length; left > 0; left -= 1) held = typedPhone(held, held.text.slice(0, -1));
      expect(held.text).toBe('');
    }),
  );
});

test('The format neither loses nor adds a digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?\d{0,15}$/), (keys) => {
      expect(typed(keys).text.replaceAll(/\D/g, '')).toBe(keys.replaceAll(/\D/g, ''));
    }),
  );
});

test('Another country keeps the number and drops the dial code', () => {
  expect(movedPhone(typed('+447911123456'), 'US').text.replaceAll(/\D/g, '')).toBe('7911123456');
  expect(movedPhone(typed('2025550142'), 'CA')).toEqual({ text: '(202) 555-0142', country: 'CA' });
});

test.each([
  ['(202) 555-0142', 'US', '+12025550142'],
  ['+44 7911 123456', 'US', '+447911123456'],
  ['07911 123456', 'GB', '+447911123456'],
  ['202', 'US', null],
  ['call me', 'US', null],
  ['', 'US', null],
] as const)('The number %j in %s is %s', (text, country, expected) => {
  expect(e164({ text, country })).toBe(expected);
});

test.each([
  [['en-GB', 'de-DE'], 'GB'],
  [['en', 'fr-CA'], 'CA'],
  [['en'], 'US'],
  [[], 'US'],
  [['en-001'], 'US'],
] as const)('A browser with the languages %j starts in %s', (languages, country) => {
  expect(homeCountry(languages)).toBe(country);
});

test('Countries are named in the reader’s language, with their dial codes', () => {
  const choices = countryChoices('en');
  expect(choices.find(({ code }) => code === 'DE')).toEqual({ code: 'DE', name: 'Germany', dial: '+49' });
  expect(choices.map(({ name }) => name)).toEqual(
    choices.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')),
  );
});

test.each(['\u202A(510) 555-0199\u202C', '\u2066510 555 0199\u2069', '٥١٠٥٥٥٠١٩٩', '５１０５５５０１９９'])(
  'The number "%s" pasted over another is read as it looks',
  (pasted) => {
    const field = typedPhone({ text: '(212) 555-0123 ext', country: 'US' }, pasted);
    expect(field.text).toMatch(/^[\d() -]+$/);
    expect(e164(field)).toBe('+15105550199');
  },
);
