import { expect, it } from 'vitest';
import type { Notice } from '#contract/chat.notices.ts';
import { noticeWords } from './notice.words.ts';

const names = new Map([
  [1, 'Ana'],
  [2, 'Ben'],
]);
const words = (notice: Notice): string => noticeWords({ notice, by: 'Omar', nameOf: (id) => names.get(id) ?? '?' });

it('A notice says who did what to whom', () => {
  expect(words({ kind: 'removed', userIds: [1] })).toBe('Omar removed Ana.');
  expect(words({ kind: 'banned', userIds: [1] })).toBe('Omar banned Ana.');
  expect(words({ kind: 'joined', userIds: [1, 2] })).toBe('Ana and Ben joined.');
  expect(words({ kind: 'pictured', userIds: [] })).toBe('Omar changed the picture.');
  expect(words({ kind: 'unpictured', userIds: [] })).toBe('Omar took the picture away.');
  expect(words({ kind: 'picture_hidden', userIds: [] })).toBe('A moderator took the picture of the group away.');
  expect(words({ kind: 'renamed', userIds: [], text: 'Owls' })).toBe('Omar called the group “Owls”.');
});

it('The reader is “You” where a sentence begins, and “you” within', () => {
  const told = (kind: 'muted' | 'joined', userIds: number[]): string =>
    noticeWords({ notice: { kind, userIds }, by: 'Omar', nameOf: (id) => (id === 9 ? 'You' : (names.get(id) ?? '?')) });
  expect(told('muted', [9])).toBe('Omar muted you.');
  expect(told('joined', [9, 1])).toBe('You and Ana joined.');
  expect(told('joined', [1, 9])).toBe('Ana and you joined.');
});

it('A notice of a new group alias calls the person by their own name', () => {
  const called = (by: string, text: string, ownName?: string): string =>
    noticeWords({ notice: { kind: 'called', userIds: [], text }, by, ownName, nameOf: () => '?' });
  expect(called('Captain Early', 'Captain Early', 'Eve')).toBe('Eve chose the name “Captain Early” here.');
  expect(called('Eve', '', 'Eve')).toBe('Eve dropped the name chosen here.');
  expect(called('You', 'Captain Early')).toBe('You chose the name “Captain Early” here.');
});

it('The slow mode notice gives the pace in minutes from one minute up', () => {
  const slowed = (text: string): string => words({ kind: 'slowed', userIds: [], text });
  expect(slowed('30')).toBe('Omar slowed the group: one message every 30 seconds.');
  expect(slowed('60')).toBe('Omar slowed the group: one message every minute.');
  expect(slowed('300')).toBe('Omar slowed the group: one message every 5 minutes.');
  expect(slowed('0')).toBe('Omar ended slow mode.');
});

it('A notice of a group change states the new value', () => {
  expect(words({ kind: 'announced', userIds: [], text: 'Dock 4.' })).toBe('Omar announced: Dock 4.');
  expect(words({ kind: 'unannounced', userIds: [] })).toBe('Omar took the announcement down.');
  expect(words({ kind: 'called', userIds: [1], text: 'Early' })).toBe('Omar chose the name “Early” here.');
  expect(words({ kind: 'called', userIds: [1], text: '' })).toBe('Omar dropped the name chosen here.');
  expect(words({ kind: 'may_add', userIds: [], text: 'everyone' })).toContain('let everyone invite');
  expect(words({ kind: 'may_add', userIds: [], text: 'admins' })).toContain('let admins alone invite');
  expect(words({ kind: 'asks_first', userIds: [], text: 'true' })).toContain('an admin says yes');
  expect(words({ kind: 'asks_first', userIds: [], text: 'false' })).toContain('joins at once');
});
