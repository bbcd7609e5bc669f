import { expect, test } from 'vitest';
import { createToasts } from './toast.ts';

function start() {
  const waiting: { run: () => void; ms: number }[] = [];
  const clock = { now: 0 };
  const toasts = createToasts(
    (run, ms) => waiting.push({ run, ms }),
    () => clock.now,
  );
  return { toasts, waiting, clock };
}

test('The newest toast replaces the one before', () => {
  const { toasts } = start();
  toasts.show({ title: 'first' });
  toasts.show({ title: 'second' });
  expect(toasts.current().map((item) => item.title)).toEqual(['second']);
});

test('A toast stays five seconds, an urgent one eight', () => {
  const { toasts } = start();
  toasts.show({ title: 'calm' });
  expect(toasts.current()[0]?.duration).toBe(5000);
  toasts.show({ title: 'urgent', urgent: true });
  expect(toasts.current()[0]?.duration).toBe(8000);
});

test('A dismissed toast closes at once and is removed 1,000,000 ms later, once', () => {
  const { toasts, waiting } = start();
  const id = toasts.show({ title: 'bye' });
  toasts.dismiss(id);
  toasts.dismiss(id);
  expect(toasts.current()[0]?.open).toBe(false);
  expect(waiting.map(({ ms }) => ms)).toEqual([1_000_000]);
  waiting[0]?.run();
  expect(toasts.current()).toEqual([]);
});

test('Listeners receive every change until they unsubscribe', () => {
  const { toasts } = start();
  let heard = 0;
  const leave = toasts.subscribe(() => heard++);
  toasts.dismiss(toasts.show({ title: 'one' }));
  leave();
  toasts.show({ title: 'two' });
  expect(heard).toBe(2);
});

test('A toast goes with its page, unless it just came or carries an action', () => {
  const { toasts, clock } = start();
  const isOpen = () => toasts.current()[0]?.open;
  toasts.show({ title: 'saved' });
  clock.now = 999;
  toasts.leavePage();
  expect(isOpen()).toBe(true);
  clock.now = 1000;
  toasts.leavePage();
  expect(isOpen()).toBe(false);
  for (const carried of [{ action: { label: 'Reload', onPress: () => {} } }, { onPress: () => {} }]) {
    toasts.show({ title: 'news', ...carried });
    clock.now += 4000;
    toasts.leavePage();
    expect(isOpen()).toBe(true);
  }
});
