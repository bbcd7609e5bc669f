import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { ChatRuntime } from './chat.runtime.ts';

const ROOM = '018f0000-0000-7000-8000-000000000000';
const [ME, OTHER] = [100_000_000_001, 100_000_000_002];

/** A line of the stored log: a message or a change of a message. A page of messages does not list changes. */
type StoredLineKind = 'message' | 'change';

const uuid = (n: number): string => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const messageAt = (seq: number): Message => ({
  id: uuid(seq),
  chatRoomId: ROOM,
  seq,
  senderId: OTHER,
  clientId: uuid(seq),
  content: `line ${seq}`,
  messageType: 'text',
  replyTo: null,
  createdAt: new Date(seq * 1000).toISOString(),
});

/** A browser page with one conversation, and the server's log, which grows while the page has no connection. */
class Page {
  readonly lines: StoredLineKind[] = [];
  /** The number of requests since the room was opened. */
  asked = 0;
  /** The lines that are added to the log before each request, in the order of the requests. */
  growth: readonly StoredLineKind[][] = [];
  readonly #timers = new Set<() => void>();
  readonly runtime: ChatRuntime;

  constructor() {
    const set = (run: () => void): (() => void) => {
      this.#timers.add(run);
      return run;
    };
    this.runtime = new ChatRuntime({
      me: ME,
      storage: { all: async () => [], put: async () => undefined, remove: async () => undefined },
      now: () => 0,
      newId: () => uuid(0),
      timers: { set, clear: (timer) => void this.#timers.delete(timer as () => void) },
      link: { send: () => true, isLive: () => true, isConnecting: () => false },
      onLost: () => undefined,
      api: {
        messages: async (_room, wish) => this.#answer(wish),
        send: async () => ({ kind: 'unknown' }),
        read: async () => undefined,
      },
    });
  }

  async open(): Promise<void> {
    this.runtime.enter(ROOM);
    await settled();
    this.asked = 0;
  }

  /** Brings the connection back. It reports the last line but replays nothing, because too many lines were missed. */
  async comeBack(): Promise<void> {
    this.runtime.heard(ROOM, this.lines.length, false);
    await settled();
  }

  /** Adds a line to the log and delivers it on the live connection. */
  arrive(): void {
    this.lines.push('message');
    this.runtime.arrived({ roomId: ROOM, seq: this.lines.length, message: messageAt(this.lines.length) });
  }

  #answer({ afterSeq, beforeSeq = Infinity, limit }: { afterSeq?: number; beforeSeq?: number; limit: number }) {
    this.asked += 1;
    // Without a bound, a loop that never ends would block the test.
    if (this.asked > 200) throw new TypeError('It asks without end.');
    this.lines.push(...(this.growth[this.asked - 1] ?? []));
    const all = this.lines.flatMap((line, at) => (line === 'message' ? [messageAt(at + 1)] : []));
    const wanted = all.filter(({ seq }) => seq > (afterSeq ?? 0) && seq < beforeSeq);
    const messages = afterSeq === undefined ? wanted.slice(-limit) : wanted.slice(0, limit);
    return { messages, lastSeq: this.lines.length, hasMore: wanted.length > limit };
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 2000; turn += 1) await Promise.resolve();
}

const logOf = ({ runtime }: Page) => runtime.store.get(ROOM).log;

const few: StoredLineKind[] = Array.from({ length: 320 }, (_, at) => (at % 8 === 0 ? 'message' : 'change'));

describe('A person who comes back to a room after many lines', () => {
  it('The room catches up past many reactions and shows the new messages', async () => {
    const page = new Page();
    page.lines.push('message', 'message');
    await page.open();
    page.lines.push(...few);
    await page.comeBack();
    expect([logOf(page).last, page.asked]).toEqual([322, 2]);
    expect(logOf(page).messages).toHaveLength(42);
    page.arrive();
    expect([logOf(page).last, logOf(page).held]).toEqual([323, []]);
  });

  it('The room catches up in a bounded number of requests, whatever lines arrive', async () => {
    const lines = (most: number): fc.Arbitrary<StoredLineKind[]> =>
      fc
        .record({ count: fc.nat(most), every: fc.integer({ min: 1, max: 400 }), from: fc.nat(400) })
        .map(({ count, ...of }) =>
          Array.from({ length: count }, (_, at) => ((at + of.from) % of.every === 0 ? 'message' : 'change')),
        );
    await fc.assert(
      fc.asyncProperty(
        lines(400),
        lines(1500),
        fc.array(lines(400), { maxLength: 4 }),
        async (before, missed, growth) => {
          const page = new Page();
          page.lines.push(...before);
          await page.open();
          page.lines.push(...missed);
          page.growth = growth;
          await page.comeBack();
          const { last, head, messages } = logOf(page);
          expect([last, head]).toEqual([page.lines.length, page.lines.length]);
          expect(page.asked).toBeLessThan(20);
          const first = messages[0]?.seq ?? Infinity;
          const stored = page.lines.flatMap((line, at) => (line === 'message' && at + 1 >= first ? [at + 1] : []));
          expect(messages.map(({ seq }) => seq)).toEqual(stored);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('The room reads on past a full page when more lines have arrived', async () => {
    const page = new Page();
    page.lines.push('message');
    await page.open();
    page.lines.push(...Array.from({ length: 299 }, (): StoredLineKind => 'message'));
    page.growth = [['message', 'message']];
    await page.comeBack();
    expect([logOf(page).last, logOf(page).messages.length]).toEqual([302, 302]);
  });

  it('The room does not ask again at once for a line the server lacks', async () => {
    const page = new Page();
    page.lines.push('message');
    await page.open();
    page.runtime.heard(ROOM, 2, false);
    await settled();
    expect(page.asked).toBe(1);
  });
});

it('A room that was never opened keeps its lines out of memory', async () => {
  const page = new Page();
  page.runtime.send(ROOM, 'forwarded');
  for (let line = 0; line < 30; line += 1) page.arrive();
  expect([logOf(page).pending.length, logOf(page).held.length, logOf(page).head]).toEqual([1, 0, 30]);
  await page.open();
  expect([logOf(page).last, logOf(page).messages.length]).toEqual([30, 30]);
});

it('A room that was left stays short however much is said in it', async () => {
  const page = new Page();
  await page.open();
  page.runtime.leave(ROOM);
  for (let line = 0; line < 2000; line += 1) page.arrive();
  expect(logOf(page).messages.length).toBeLessThanOrEqual(400);
  expect(logOf(page).messages.at(-1)?.seq).toBe(2000);
  await page.open();
  await page.runtime.loadOlder(ROOM);
  const seqs = logOf(page).messages.map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.map((_, at) => 2000 - seqs.length + at + 1));
});
