import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '#contract/chat.ts';
import {
  ackOf,
  changedBy,
  changes,
  copiesOf,
  entryAt,
  filledAt,
  isGone,
  type LogLineKind,
  ME,
  messageAt,
  messagesOf,
  openedAt,
  pendingOf,
  uuid,
} from '#test/room-lines.ts';
import { shownOf } from './room.past.ts';
import { emptyLog, gapAfter, pendingInOrder, reduceLog, type LogAction, type RoomLog } from './room.log.ts';

interface LogStep {
  what:
    | 'grow'
    | 'deliver'
    | 'answer'
    | 'ack'
    | 'nack'
    | 'open'
    | 'fill'
    | 'stale'
    | 'older'
    | 'head'
    | 'trim'
    | 'around'
    | 'newer'
    | 'present';
  pick: number;
  line: LogLineKind;
}

const step: fc.Arbitrary<LogStep> = fc.record({
  what: fc.constantFrom(
    'grow',
    'grow',
    'deliver',
    'deliver',
    'deliver',
    'answer',
    'ack',
    'nack',
    'open',
    'fill',
    'stale',
    'older',
    'around',
    'newer',
    'newer',
    'present',
    'head',
    'trim',
  ),
  pick: fc.nat(1_000_000),
  line: fc.constantFrom('mine', 'theirs', 'theirs', 'gift', 'notice', 'other', 'taken', ...changes),
});

/** Runs one step of a world in which every response and event may be lost, duplicated, late or out of order. */
function play(world: { lines: LogLineKind[]; log: RoomLog; pages: LogAction[] }, { what, pick, line }: LogStep): void {
  const { lines } = world;
  const apply = (action: LogAction): void => {
    world.log = reduceLog(world.log, action);
  };
  const ask = (page: LogAction): void => {
    world.pages.push(page);
    // Half of the responses are late: they come in a later step, or never.
    if (pick % 2 === 0) apply(page);
  };
  const seq = lines.length === 0 ? 0 : 1 + (pick % lines.length);
  const kind = lines[seq - 1];
  const limit = 1 + (pick % 5);
  if (what === 'grow') {
    lines.push(line === 'taken' && lines.includes(line) ? 'other' : line);
    if (line === 'mine') apply(pendingOf(lines.length));
  }
  if (what === 'open') ask(openedAt(lines, limit));
  if (what === 'fill') ask(filledAt(lines, world.log.last, limit));
  if (what === 'trim') apply({ type: 'trimmed', keep: limit });
  if (what === 'stale') apply(world.pages[pick % Math.max(1, world.pages.length)] ?? { type: 'head', seq: 0 });
  if (kind === undefined) return;
  if (what === 'deliver') apply(entryAt(lines, seq));
  const changed = what === 'answer' ? changedBy(lines, seq) : null;
  if (changed !== null) apply({ type: 'changed', message: changed });
  if (what === 'head') apply({ type: 'head', seq });
  if (what === 'ack' && kind === 'mine') apply(ackOf(seq));
  if (what === 'nack' && kind === 'mine') apply({ type: 'state', clientId: uuid(seq), state: 'failed' });
  const shown = shownOf(world.log).messages;
  const page = pagesOf(lines, limit);
  if (what === 'older' && shown[0] !== undefined)
    ask({ type: 'older', beforeSeq: shown[0].seq, ...page(shown[0].seq) });
  if (what === 'around') ask({ type: 'around', ...page(seq + 1) });
  if (what === 'present') apply({ type: 'present' });
  const last = shown.at(-1)?.seq;
  if (what !== 'newer' || last === undefined || world.log.past === null) return;
  const after = messagesOf(lines).filter((message) => message.seq > last);
  const newer = { messages: after.slice(0, limit), hasMore: after.length > limit, lastSeq: lines.length };
  ask({ type: 'newer', afterSeq: last, ...newer });
}

/** Returns a function that returns the page of messages before a line. */
const pagesOf = (lines: readonly LogLineKind[], limit: number) => (seq: number) => {
  const before = messagesOf(lines).filter((message) => message.seq < seq);
  return { messages: before.slice(-limit), hasMore: before.length > limit, lastSeq: lines.length };
};

/**
 * Expects the shown messages to be a contiguous part of the database's list that ends at the cursor. Each message has
 * its state at the cursor or a later state.
 */
function expectUnbroken(log: RoomLog, lines: readonly LogLineKind[]): void {
  const first = log.messages[0]?.seq ?? log.last + 1;
  const copies = copiesOf(lines);
  const all = messagesOf(lines);
  const seqs = all.map(({ seq }) => seq).filter((seq) => seq >= first && seq <= log.last);
  // A notice that a later line erases may be shown, or missing already, until that line arrives.
  const there = ({ seq }: Message): number[] => (isGone(lines, seq) ? [] : [seq]);
  expect(log.messages.flatMap(there)).toEqual(seqs);
  const { past } = log;
  const isTaken = lines.includes('taken') && log.last > lines.indexOf('taken');
  expect(isTaken && [...log.messages, ...(past?.messages ?? [])].some(({ seq }) => isGone(lines, seq))).toBe(false);
  const [from, to] = [past?.messages[0]?.seq ?? 1, past?.messages.at(-1)?.seq ?? 0];
  expect(to).toBeLessThan(first);
  expect(past?.messages.flatMap(there) ?? []).toEqual(
    all.map(({ seq }) => seq).filter((seq) => seq >= from && seq <= to),
  );
  expect(past === null || past.hasOlder || from <= (all[0]?.seq ?? Infinity)).toBe(true);
  for (const message of [...log.messages, ...(past?.messages ?? [])]) {
    const due = copies.get(message.seq)?.filter(({ changedSeq = 0 }) => changedSeq <= log.last).length ?? 0;
    expect(copies.get(message.seq)?.slice(due - 1)).toContainEqual(message);
  }
  const whole = log.loaded && !log.hasOlder;
  const size = log.messages.flatMap(there).length;
  expect(whole ? size : -1).toBe(whole ? all.filter(({ seq }) => seq <= log.last).length : -1);
  expect(log.held.every(({ seq }) => log.loaded && seq > log.last + 1)).toBe(true);
}

/** Requests lines, as a connected client does, until none is missing. */
function settleDown(log: RoomLog, lines: readonly LogLineKind[]): RoomLog {
  let settled = log.loaded ? log : reduceLog(log, openedAt(lines, 50));
  settled = reduceLog(settled, { type: 'head', seq: lines.length });
  for (let after = gapAfter(settled); after !== null; after = gapAfter(settled)) {
    settled = reduceLog(settled, filledAt(lines, after, 3));
  }
  return settled;
}

describe('The log of a room', () => {
  it('The log equals the database after any loss, doubling and reordering', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 150, size: 'max' }), (steps) => {
        const world = { lines: [] as LogLineKind[], log: emptyLog(ME), pages: [] as LogAction[] };
        for (const one of steps) {
          play(world, one);
          expectUnbroken(world.log, world.lines);
        }
        const log = settleDown(world.log, world.lines);
        expectUnbroken(log, world.lines);
        const shown = messagesOf(world.lines).filter(({ seq }) => seq >= (log.messages[0]?.seq ?? Infinity));
        expect(log.messages).toEqual(shown);
        const part = shownOf(log).messages;
        expect(part).toEqual(messagesOf(world.lines).filter(({ seq }) => part.some((one) => one.seq === seq)));
        expect(log.last).toBe(world.lines.length);
        expect(log.held).toEqual([]);
        // No pending bubble is left for a message within the loaded part of the log.
        const first = log.messages[0]?.seq ?? log.last + 1;
        expect(log.pending.filter(({ clientId }) => Number(clientId.slice(-12)) >= first)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('The log shows every own message exactly once', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }), (order) => {
        const lines: LogLineKind[] = ['mine', 'theirs', 'mine', 'mine'];
        let log = reduceLog(emptyLog(ME), openedAt([], 50));
        for (const seq of [1, 3, 4]) log = reduceLog(log, pendingOf(seq));
        for (const event of order) {
          const seq = (event % 4) + 1;
          const mine = lines[seq - 1] === 'mine';
          const isAck = event >= 4 && mine;
          log = reduceLog(log, isAck ? ackOf(seq) : { type: 'entry', seq, message: messageAt(seq, mine) });
          const seen = [...log.messages.filter(({ senderId }) => senderId === ME), ...log.pending];
          expect(seen.map(({ clientId }) => clientId).toSorted()).toEqual([uuid(1), uuid(3), uuid(4)]);
        }
        expect(log.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
      }),
    );
  });

  it('An acknowledged bubble stays "sent" while an earlier line is missing', () => {
    let log = reduceLog(emptyLog(ME), openedAt([], 50));
    log = reduceLog(reduceLog(log, pendingOf(9)), pendingOf(3));
    log = reduceLog(log, ackOf(3));
    expect(gapAfter(log)).toBe(0);
    log = reduceLog(log, { type: 'state', clientId: uuid(3), state: 'failed' });
    expect(pendingInOrder(log).map(({ state, seq }) => [state, seq])).toEqual([
      ['sent', 3],
      ['sending', null],
    ]);
  });

  it('Bubbles stay in the order of writing, and the refused one is marked', () => {
    let log = reduceLog(reduceLog(emptyLog(ME), pendingOf(5)), pendingOf(2));
    log = reduceLog(log, { type: 'state', clientId: uuid(5), state: 'failed' });
    expect(pendingInOrder(log).map(({ clientId, state }) => [clientId, state])).toEqual([
      [uuid(5), 'failed'],
      [uuid(2), 'sending'],
    ]);
  });

  it('A line that arrives before the first page is read after that page', () => {
    let log = reduceLog(emptyLog(ME), { type: 'entry', seq: 3, message: messageAt(3, false) });
    expect([log.messages, log.held, log.head]).toEqual([[], [], 3]);
    expect(gapAfter(log)).toBeNull();
    log = reduceLog(log, openedAt(['theirs', 'theirs'], 50));
    expect(gapAfter(log)).toBe(2);
    log = reduceLog(log, filledAt(['theirs', 'theirs', 'theirs'], 2, 50));
    expect(log.messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('A late page of older messages brings back no outdated copy', () => {
    const lines: LogLineKind[] = ['mine', 'mine'];
    let log = reduceLog(emptyLog(ME), openedAt(lines, 1));
    const late: LogAction = { type: 'older', beforeSeq: 2, ...pagesOf(lines, 5)(2) };
    // A line changes the first message. This client misses that line, because more than a page of lines follows it.
    lines.push('other', 'quote', 'mine', 'mine', 'mine');
    expect(changedBy(lines, 4)?.seq).toBe(1);
    log = reduceLog(log, openedAt(lines, 1));
    log = reduceLog(log, { type: 'around', ...pagesOf(lines, 1)(3) });
    const after = messagesOf(lines).filter(({ seq }) => seq > 2);
    log = reduceLog(log, { type: 'newer', afterSeq: 2, messages: after, hasMore: false, lastSeq: 7 });
    expect([log.past, log.messages.map(({ seq }) => seq)]).toEqual([null, [2, 5, 6, 7]]);
    expect(reduceLog(log, late)).toEqual(log);
    log = reduceLog(log, { type: 'older', beforeSeq: 2, ...pagesOf(lines, 5)(2) });
    expect(log.messages).toEqual(messagesOf(lines));
  });

  it('A leaver’s withdrawn words, notices and quotes disappear from the log at once', () => {
    const lines: LogLineKind[] = ['theirs', 'mine', 'notice', 'quote', 'theirs', 'mine', 'quote', 'theirs'];
    let log = reduceLog(emptyLog(ME), openedAt(lines, 1));
    log = reduceLog(log, { type: 'around', ...pagesOf(lines, 3)(7) });
    expect(JSON.stringify(log.past)).toMatch(/line 5.*line 6/);
    lines.push('taken');
    log = reduceLog(log, entryAt(lines, 9));
    expect([log.past?.messages, log.messages]).toEqual([
      messagesOf(lines).filter(({ seq }) => seq > 2 && seq < 7),
      messagesOf(lines).slice(-1),
    ]);
    expect(JSON.stringify([log.past, log.messages])).not.toMatch(/line [158]|name|quoted/);
    const late = reduceLog(log, { type: 'around', ...pagesOf(lines.slice(0, 8), 2)(3) });
    expect(late.past?.messages).toEqual(messagesOf(lines).slice(0, 2));
  });
});
