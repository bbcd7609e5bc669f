import { expect, test } from 'vitest';
import { legalVersion, privacy, safety, terms } from './legal.ts';

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

test('The legal texts say what the law asks for', () => {
  expect(text(terms)).toMatch(/18 or older/);
  expect(text(terms)).toMatch(/operator/);
  expect(text(privacy)).toMatch(/deleted/);
  expect(text(privacy)).toMatch(/cookies/);
  expect(text(safety)).toMatch(/\b988\b/);
  expect(text(safety)).toMatch(/\b911\b/);
});
