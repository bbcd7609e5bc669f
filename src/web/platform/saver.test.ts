import { expect, test } from 'vitest';
import { createSaver } from './saver.ts';

interface Record {
  a: number;
  b: number;
}

/** A saver whose calls the test settles by hand. */
function start() {
  let screen: Record = { a: 0, b: 0 };
  const calls: { record: Record; answer: (ok: boolean) => Promise<void> }[] = [];
  let failures = 0;
  const page = new EventTarget();
  const saver = createSaver<Record>({
    put: (record) =>
      new Promise((resolve, reject) => {
        const settle = async (ok: boolean): Promise<void> => {
          if (ok) resolve(record);
          else reject(new Error('no'));
          for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
        };
        calls.push({ record, answer: settle });
      }),
    show: (record) => (screen = record),
    failed: () => (failures += 1),
    page,
  });
  return {
    calls,
    failures: () => failures,
    shown: () => screen,
    save: (patch: Partial<Record>) => saver.save(screen, patch),
    leave: () => page.dispatchEvent(new Event('pagehide')),
  };
}

test('Changes made during a call go out together in one further call', async () => {
  const { calls, save, shown, failures } = start();
  save({ a: 1 });
  save({ b: 1 });
  save({ b: 2 });
  expect(shown()).toEqual({ a: 1, b: 2 });
  await calls[0]?.answer(true);
  await calls[1]?.answer(true);
  expect(calls.map(({ record }) => record)).toEqual([
    { a: 1, b: 0 },
    { a: 1, b: 2 },
  ]);
  expect([shown(), failures()]).toEqual([{ a: 1, b: 2 }, 0]);
});

test('A failed save shows the server’s record again and can be retried', async () => {
  const { calls, save, shown, failures } = start();
  save({ a: 1 });
  await calls[0]?.answer(true);
  save({ a: 2 });
  save({ b: 9 });
  await calls[1]?.answer(false);
  expect([shown(), failures(), calls.length]).toEqual([{ a: 1, b: 0 }, 1, 2]);
  save({ a: 3 });
  await calls[2]?.answer(true);
  expect(shown()).toEqual({ a: 3, b: 0 });
});

test('A pending change is sent once when the person leaves the page', async () => {
  const { calls, leave, save } = start();
  save({ a: 1 });
  save({ b: 2 });
  leave();
  leave();
  expect(calls.map(({ record }) => record)).toEqual([
    { a: 1, b: 0 },
    { a: 1, b: 2 },
  ]);
  await calls[0]?.answer(true);
  save({ a: 3 });
  leave();
  expect(calls).toHaveLength(3);
});
