import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPassing, UNDO_MS, type PassOutcome, type PendingPasses } from './passing.ts';

const MATCH = 'one';

/** A browser with one store and a clock that is moved by hand. `open` opens a tab on it. */
function browser(answer: () => PassOutcome = () => 'done') {
  let [time, stored] = [0, {} as PendingPasses];
  const timers: { at: number; run: () => void }[] = [];
  const [sent, ended] = [[] as string[], [] as string[]];
  let isHeld = false;
  const open = () => {
    let isClosed = false;
    const tab = createPassing({
      now: () => time,
      timers: {
        set: (run, ms) => void timers.push({ at: time + ms, run: () => isClosed || run() }),
        clear: () => undefined,
      },
      store: { read: () => stored, write: (waiting) => (stored = waiting) },
      send: async (matchId) => {
        sent.push(matchId);
        return answer();
      },
      isHeld: () => isHeld,
      onEnd: (matchId, outcome) => ended.push(`${matchId} ${outcome}`),
    });
    return { ...tab, close: () => (isClosed = true) };
  };
  const pass = async (ms: number): Promise<void> => {
    const end = time + ms;
    for (;;) {
      const at = timers.findIndex((one) => one.at <= end);
      if (at < 0) break;
      const [due] = timers.splice(at, 1);
      time = Math.max(time, due?.at ?? 0);
      due?.run();
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    }
    time = end;
  };
  return { open, pass, sent, ended, hold: (is: boolean) => (isHeld = is), left: () => Object.keys(stored) };
}

it('A pass is written once its eight seconds are over, and not before', async () => {
  const { open, pass, sent, ended, left } = browser();
  open().pass(MATCH);
  await pass(UNDO_MS - 1);
  expect([sent, left()]).toEqual([[], [MATCH]]);
  await pass(1);
  expect([sent, ended, left()]).toEqual([[MATCH], [`${MATCH} done`], []]);
});

it('A pass that is undone is never written', async () => {
  const { open, pass, sent } = browser();
  const tab = open();
  tab.pass(MATCH);
  await pass(UNDO_MS - 1);
  expect(tab.undo(MATCH)).toBe(true);
  await pass(10 * UNDO_MS);
  await tab.flush();
  expect(sent).toEqual([]);
});

it('An undo after the pass was written says that it is too late', async () => {
  const { open, pass } = browser();
  const tab = open();
  tab.pass(MATCH);
  await pass(UNDO_MS);
  expect(tab.undo(MATCH)).toBe(false);
});

it('A pass that is undone and given again has its own eight seconds', async () => {
  const { open, pass, sent } = browser();
  const tab = open();
  tab.pass(MATCH);
  await pass(UNDO_MS - 2000);
  tab.undo(MATCH);
  tab.pass(MATCH);
  await pass(UNDO_MS - 1);
  expect(sent).toEqual([]);
  await pass(1000);
  expect(sent).toEqual([MATCH]);
});

it('A second tap on the same match does not pass again', async () => {
  const { open, pass, sent } = browser();
  const tab = open();
  expect([tab.pass(MATCH), tab.pass(MATCH)]).toEqual([true, false]);
  await pass(10 * UNDO_MS);
  expect(sent).toEqual([MATCH]);
});

it('A page that closes writes its passes at once', async () => {
  const { open, sent } = browser();
  const tab = open();
  tab.pass(MATCH);
  tab.pass('two');
  await tab.flush();
  expect(sent).toEqual([MATCH, 'two']);
});

it('A page that was killed leaves its pass to the next one', async () => {
  const { open, pass, sent } = browser();
  const tab = open();
  tab.pass(MATCH);
  tab.close();
  await pass(2 * UNDO_MS);
  expect(sent).toEqual([]);
  open().resume();
  await pass(UNDO_MS);
  expect(sent).toEqual([MATCH]);
});

it('A second tab leaves the first its undo', async () => {
  const { open, pass, sent } = browser();
  const first = open();
  first.pass(MATCH);
  open().resume();
  await pass(UNDO_MS - 1);
  first.undo(MATCH);
  await pass(10 * UNDO_MS);
  expect(sent).toEqual([]);
});

it('A pass without a network stays until there is one', async () => {
  let outcome: PassOutcome = 'later';
  const { open, pass, ended, left } = browser(() => outcome);
  const tab = open();
  tab.pass(MATCH);
  await pass(2 * UNDO_MS);
  expect([ended, left()]).toEqual([[], [MATCH]]);
  outcome = 'done';
  await tab.flush();
  expect([ended, left()]).toEqual([[`${MATCH} done`], []]);
});

it('A refused pass is told and not tried again', async () => {
  const { open, pass, sent, ended } = browser(() => 'refused');
  const tab = open();
  tab.pass(MATCH);
  await pass(UNDO_MS);
  await tab.flush();
  expect([sent, ended]).toEqual([[MATCH], [`${MATCH} refused`]]);
});

it('The undo stays available while the person rests on it', async () => {
  const { open, pass, sent, hold } = browser();
  open().pass(MATCH);
  hold(true);
  await pass(3 * UNDO_MS);
  expect(sent).toEqual([]);
  hold(false);
  await pass(1000);
  expect(sent).toEqual([MATCH]);
});

it('A match is written as passed exactly when its last action was a pass', async () => {
  const act = fc.record({
    what: fc.constantFrom('pass', 'undo', 'reload', 'flush', 'wait'),
    id: fc.constantFrom('a', 'b', 'c'),
    ms: fc.integer({ min: 0, max: 2 * UNDO_MS }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
      const { open, pass, sent, left } = browser();
      let tab = open();
      const wanted: string[] = [];
      for (const { what, id, ms } of acts) {
        if (what === 'pass' && tab.pass(id)) wanted.push(id);
        if (what === 'undo' && tab.undo(id)) wanted.splice(wanted.lastIndexOf(id), 1);
        if (what === 'flush') await tab.flush();
        if (what === 'wait') await pass(ms);
        if (what === 'reload') {
          tab.close();
          tab = open();
          tab.resume();
        }
      }
      await pass(10 * UNDO_MS);
      expect(sent.toSorted()).toEqual(wanted.toSorted());
      expect(left()).toEqual([]);
    }),
  );
});
