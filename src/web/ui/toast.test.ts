import { expect, test } from 'vitest';
import { createToasts } from './toast.ts';

function start() {
  const waiting: { run: () => void; ms: number }[] = [];
  return { toasts: createToasts((run, ms) => waiting.push({ run, ms })), waiting };
}

test('one at a time: the newest takes the place of the one before', () => {
  const { toasts } = start();
  toasts.show({ title: 'first' });
  toasts.show({ title: 'second' });
  expect(toasts.current().map((item) => item.title)).toEqual(['second']);
});

test('stays five seconds, an urgent one eight', () => {
  const { toasts } = start();
  toasts.show({ title: 'calm' });
  expect(toasts.current()[0]?.duration).toBe(5000);
  toasts.show({ title: 'urgent', urgent: true });
  expect(toasts.current()[0]?.duration).toBe(8000);
});

test('a dismissed one closes at once and is removed 1,000,000 ms later, once', () => {
  const { toasts, waiting } = start();
  const id = toasts.show({ title: 'bye' });
  toasts.dismiss(id);
  toasts.dismiss(id);
  expect(toasts.current()[0]?.open).toBe(false);
  expect(waiting.map(({ ms }) => ms)).toEqual([1_000_000]);
  waiting[0]?.run();
  expect(toasts.current()).toEqual([]);
});

test('listeners hear every change until they leave', () => {
  const { toasts } = start();
  let heard = 0;
  const leave = toasts.subscribe(() => heard++);
  toasts.dismiss(toasts.show({ title: 'one' }));
  leave();
  toasts.show({ title: 'two' });
  expect(heard).toBe(2);
});
