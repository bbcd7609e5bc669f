import { expect, test } from 'vitest';
import { blocks, emptyDraft, extentOf, readDraft } from './report.rules.ts';

test('A report also blocks, except where somebody may hurt themself, until the person decides otherwise', () => {
  expect(blocks({ ...emptyDraft, category: 'harassment' })).toBe(true);
  expect(blocks({ ...emptyDraft, category: 'self_harm' })).toBe(false);
  expect(blocks({ ...emptyDraft, category: 'self_harm', block: true })).toBe(true);
  expect(blocks({ ...emptyDraft, category: 'harassment', block: false })).toBe(false);
});

test('The sheet says how many lines are sent besides the reported one', () => {
  const [reported, other] = [{ isSubject: true }, { isSubject: false }];
  expect(extentOf('message', [other, reported, other])).toBe('This message and 2 lines around it');
  expect(extentOf('message', [reported, other])).toBe('This message and 1 line around it');
  expect(extentOf('post', [reported])).toBe('This post');
  expect(extentOf('room', [other, other])).toBe('This room');
});

test('A stored draft survives what an older version or a stranger stored', () => {
  expect(readDraft({ category: 'threat', note: 'again', block: false })).toEqual({
    category: 'threat',
    note: 'again',
    block: false,
  });
  expect(readDraft({ category: 'nothing we know', note: 7 })).toEqual(emptyDraft);
  expect(readDraft('text')).toBeNull();
});
