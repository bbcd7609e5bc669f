import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DRAFTS_MAX, type ChatDraft } from '#contract/chat.drafts.ts';
import { DraftSync, type SyncedDraft } from './draft.sync.ts';

const ROOM = 'room';

/** A stand-in for the server. It replaces a draft only if the writer knows its revision or has the same text. */
class Server {
  draft: ChatDraft | null = null;
  #revisions = 0;

  /** Drafts of other rooms, all of them newer than `draft`. */
  others: (ChatDraft & { roomId: string })[] = [];

  list(): (ChatDraft & { roomId: string })[] {
    const own = this.draft === null ? [] : [{ roomId: ROOM, ...this.draft }];
    return [...this.others, ...own].slice(0, DRAFTS_MAX);
  }

  save(content: string, base: string | null): { isSaved: boolean; draft: ChatDraft | null } {
    if (content === '') {
      if (this.draft?.revision === base) this.draft = null;
      return { isSaved: this.draft === null, draft: this.draft };
    }
    const isFree = this.draft === null || this.draft.revision === base || this.draft.content === content;
    if (isFree) this.draft = { content, revision: `r${(this.#revisions += 1)}` };
    return { isSaved: isFree, draft: this.draft };
  }
}

/** A device. The test decides when its timers fire, when its calls reach the server and when the responses arrive. */
class Device {
  text = '';
  known: SyncedDraft = { content: '', revision: null };
  isOnline = true;
  readonly timers = new Set<() => void>();
  readonly steps: (() => void)[] = [];
  sync: DraftSync;
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
    this.sync = this.#start();
  }

  /** Reloads the page; texts and revisions stay on the device. */
  reload(): void {
    this.sync.stop();
    this.timers.clear();
    this.sync = this.#start();
  }

  type(text: string): void {
    this.text = text;
    this.sync.typed(ROOM);
  }

  /** A call reaches the server in one step and gets its response in another. Either step may fail. */
  #call<T>(ask: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.steps.push(() => {
        if (!this.isOnline) return reject(new Error('no network'));
        const answer = ask();
        this.steps.push(() => (this.isOnline ? resolve(answer) : reject(new Error('lost'))));
        return undefined;
      });
    });
  }

  #start(): DraftSync {
    return new DraftSync({
      timers: {
        set: (run) => {
          const timer = (): void => {
            this.timers.delete(timer);
            run();
          };
          this.timers.add(timer);
          return timer;
        },
        clear: (timer) => void this.timers.delete(timer as () => void),
      },
      // Drafts of other rooms do not matter here.
      text: (roomId) => (roomId === ROOM ? this.text : ''),
      setText: (roomId, text) => (roomId === ROOM ? (this.text = text) : text),
      known: (roomId) => (roomId === ROOM ? this.known : { content: '', revision: null }),
      setKnown: (roomId, known) => (roomId === ROOM ? (this.known = known) : known),
      rooms: () => [ROOM],
      api: {
        save: (_, { content, base }) => this.#call(() => this.#server.save(content, base)),
        read: () => this.#call(() => this.#server.list()),
      },
    });
  }
}

/** Runs the pending promise callbacks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

/** Runs all timers and calls until none is left. The number of turns is more than enough. */
async function rest(devices: readonly Device[]): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    for (const { steps, timers } of devices) {
      for (const run of [...steps.splice(0), ...timers]) run();
      await settle();
    }
  }
}

const step = fc.record({
  who: fc.nat(1),
  what: fc.constantFrom('type', 'type', 'fire', 'step', 'step', 'read', 'cut', 'reload'),
});

it('Two devices keep every word of both and end with the same draft', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const server = new Server();
      const devices = [new Device(server), new Device(server)];
      const words: string[] = [];
      for (const [at, { who, what }] of steps.entries()) {
        const device = devices[who] as Device;
        if (what === 'type') {
          words.push(`<${at}>`);
          device.type(`${device.text}<${at}>`);
        }
        if (what === 'fire') for (const run of Array.from(device.timers)) run();
        if (what === 'step') device.steps.shift()?.();
        if (what === 'read') void device.sync.refresh();
        if (what === 'cut') device.isOnline = !device.isOnline;
        if (what === 'reload') device.reload();
        await settle();
      }
      for (const device of devices) device.isOnline = true;
      // After the reconnection, each device reads the drafts and saves its pending text.
      for (let turn = 0; turn < 3; turn += 1) {
        for (const device of devices) {
          void device.sync.refresh();
        }
        await rest(devices);
      }
      for (const word of words) expect(server.draft?.content ?? '').toContain(word);
      expect(devices.map(({ text }) => text)).toEqual(devices.map(() => server.draft?.content ?? ''));
    }),
    { numRuns: 150 },
  );
});

it('A message sent on one device clears the other’s composer but not newer text', async () => {
  const server = new Server();
  const [one, other] = [new Device(server), new Device(server)];
  one.type('Hello');
  await rest([one, other]);
  void other.sync.refresh();
  await rest([one, other]);
  expect(other.text).toBe('Hello');
  one.type('');
  await rest([one, other]);
  expect(server.draft).toBeNull();
  void other.sync.refresh();
  await rest([one, other]);
  expect(other.text).toBe('');

  one.type('Again');
  await rest([one, other]);
  void other.sync.refresh();
  await rest([one, other]);
  other.text = 'Again, and more';
  one.type('');
  await rest([one, other]);
  void other.sync.refresh();
  await rest([one, other]);
  expect([other.text, server.draft?.content]).toEqual(['Again, and more', 'Again, and more']);
});

it('A read of the draft that a device saved leaves its unsaved words alone', async () => {
  const server = new Server();
  const device = new Device(server);
  device.type('Hello');
  await rest([device]);
  device.type('Bye');
  void device.sync.refresh();
  for (let turn = 0; turn < 3; turn += 1) {
    device.steps.shift()?.();
    await settle();
  }
  expect(device.text).toBe('Bye');
});

it('A draft typed offline reaches the server after a reload', async () => {
  const server = new Server();
  const device = new Device(server);
  device.isOnline = false;
  device.type('On the train');
  await rest([device]);
  device.reload();
  device.isOnline = true;
  void device.sync.refresh();
  await rest([device]);
  expect(server.draft?.content).toBe('On the train');

  device.isOnline = false;
  device.type('On the train, late');
  await rest([device]);
  device.reload();
  device.isOnline = true;
  void device.sync.flush();
  await rest([device]);
  expect(server.draft?.content).toBe('On the train, late');
});

it('A draft beyond those that a device reads stays in its composer', async () => {
  const server = new Server();
  const device = new Device(server);
  device.type('An old beginning');
  await rest([device]);
  server.others = Array.from({ length: DRAFTS_MAX }, (_, at) => ({
    roomId: `other ${at}`,
    content: '',
    revision: 'r',
  }));
  void device.sync.refresh();
  await rest([device]);
  expect([device.text, server.draft?.content]).toEqual(['An old beginning', 'An old beginning']);
});
