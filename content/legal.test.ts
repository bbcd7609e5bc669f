import { expect, test } from 'vitest';
import { legalVersion, privacy, safety, terms } from './legal.ts';
import { withNumbersOf, withoutNumbers } from './legal.words.ts';

const documents = [terms, privacy, safety];
const text = (document: (typeof documents)[number]): string => JSON.stringify(document);

test('The version of the legal texts is a past day, written as a calendar date', () => {
  expect(legalVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(new Date(legalVersion).toISOString().slice(0, 10)).toBe(legalVersion);
});

test.each(documents.map((document) => [document.title, document] as const))(
  '%s can be linked into, and says nothing twice',
  (_title, { sections }) => {
    const ids = sections.map(({ id }) => id);
    expect(ids.filter((id) => !/^[a-z][a-z-]+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const blocks = sections.flatMap(({ body }) =>
      body.flatMap((block) => (typeof block === 'object' && 'rows' in block ? block.caption : block)),
    );
    expect(new Set(blocks).size).toBe(blocks.length);
    expect(blocks.filter((block) => block.trim() === '')).toEqual([]);
  },
);

test('A translation takes the numbers of its text in their order', () => {
  const english = 'Of 1,145 lines, 12 failed.';
  expect(withNumbersOf(english, withoutNumbers(english))).toBe(english);
  expect(withNumbersOf(english, 'De # líneas fallaron #.')).toBe('De 1,145 líneas fallaron 12.');
});

test('The legal texts say what the law asks for', () => {
  expect(text(terms)).toMatch(/18 or older/);
  expect(text(terms)).toMatch(/operator/);
  expect(text(privacy)).toMatch(/deleted/);
  expect(text(privacy)).toMatch(/cookies/);
  expect(text(safety)).toMatch(/\b988\b/);
  expect(text(safety)).toMatch(/\b911\b/);
});
