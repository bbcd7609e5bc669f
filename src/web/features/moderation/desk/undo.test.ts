import { beforeEach, expect, test } from 'vitest';
import { createUndo } from './undo.ts';

let due: (() => void) | undefined;
let sent: string[] = [];
const timers = { set: (run: () => void) => ((due = run), 1), clear: () => (due = undefined) };
const held = (caseId: string) => ({ caseId, label: '', send: () => void sent.push(caseId) });

beforeEach(() => {
  due = undefined;
  sent = [];
});

test('A decision is sent once, when its time is over', () => {
  const undo = createUndo(timers);
  undo.hold(held('a'));
  expect(sent).toEqual([]);
  due?.();
  undo.flush();
  expect(sent).toEqual(['a']);
});

test('A decision that is undone is never sent', () => {
  const undo = createUndo(timers);
  undo.hold(held('a'));
  expect(undo.undo()?.caseId).toBe('a');
  expect(due).toBeUndefined();
  undo.flush();
  expect(sent).toEqual([]);
  expect(undo.undo()).toBeNull();
});

test('A second decision sends the first at once', () => {
  const undo = createUndo(timers);
  undo.hold(held('a'));
  undo.hold(held('b'));
  expect(sent).toEqual(['a']);
  expect(undo.current()?.caseId).toBe('b');
});
