import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { RoomStore } from './room.store.ts';
import { Typing } from './typing.ts';

const ROOM = '018f0000-0000-7000-8000-000000000000';
const ME = 100_000_000_001;
const AI = 100_000_000_002;
const lineId = (at: number): string => `018f0000-0000-7000-9000-${String(at).padStart(12, '0')}`;

let store: RoomStore;
let typing: Typing;
let waiting: Map<object, () => void>;

beforeEach(() => {
  store = new RoomStore(ME);
  store.touch(ROOM);
  waiting = new Map();
  const timers = {
    set: (run: () => void) => {
      const timer = {};
      waiting.set(timer, run);
      return timer;
    },
    clear: (timer: unknown) => void waiting.delete(timer as object),
  };
  typing = new Typing(store, timers, () => 0);
});

const formed = (content: string, line = 1): void =>
  typing.formed(ROOM, { senderId: AI, clientId: lineId(line), content });
const shown = (): string | undefined => store.get(ROOM).forming?.content;

/** Delivers the whole line, as the runtime does. */
function arrive(line: number): void {
  const seq = store.get(ROOM).log.last + 1;
  const message: Message = {
    id: lineId(100 + line),
    chatRoomId: ROOM,
    seq,
    senderId: AI,
    clientId: lineId(line),
    content: 'One. Two.',
    messageType: 'text',
    replyTo: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  typing.stopped(ROOM, AI);
  store.dispatch(ROOM, { type: 'entry', seq, message });
}

function open(): void {
  store.dispatch(ROOM, { type: 'opened', messages: [], lastSeq: 0, hasMore: false });
}

it('A person’s own typing on another device is not shown', () => {
  typing.heard(ROOM, ME);
  expect(store.get(ROOM).typists).toEqual([]);
});

describe('A line that is being written', () => {
  it('A forming line grows, and goes when the line is there', () => {
    open();
    formed('One.');
    expect(shown()).toBe('One.');
    formed('One. Two.');
    expect(shown()).toBe('One. Two.');
    arrive(1);
    expect(shown()).toBeUndefined();
    expect(store.get(ROOM).log.messages.map(({ content }) => content)).toEqual(['One. Two.']);
  });

  it('A forming line that comes after its line shows nothing', () => {
    open();
    arrive(1);
    formed('One.');
    expect(shown()).toBeUndefined();
    formed('Another.', 2);
    expect(shown()).toBe('Another.');
  });

  it('A forming line is taken back by an empty one, and its writer types on', () => {
    open();
    formed('One.');
    formed('');
    expect(shown()).toBeUndefined();
    expect(store.get(ROOM).typists).toEqual([AI]);
  });

  it('A forming line goes when its writer is not heard of any more', () => {
    open();
    formed('One.');
    for (const run of waiting.values()) run();
    expect(shown()).toBeUndefined();
    expect(store.get(ROOM).typists).toEqual([]);
  });

  it('A page that does not hold the room keeps nothing of it', () => {
    store.forget(ROOM);
    formed('One.');
    expect(store.has(ROOM)).toBe(false);
  });

  it('No order of lost, late and repeated pieces leaves a line on screen beside itself', () => {
    const step = fc.oneof(
      fc.record({ line: fc.integer({ min: 1, max: 3 }), content: fc.constantFrom('', 'One.', 'One. Two.') }),
      fc.record({ line: fc.integer({ min: 1, max: 3 }), content: fc.constant(null) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        store.forget(ROOM);
        store.touch(ROOM);
        open();
        for (const { line, content } of steps) {
          if (content === null) arrive(line);
          else formed(content, line);
          const { forming, log } = store.get(ROOM);
          expect(log.messages.some(({ clientId }) => clientId === forming?.clientId)).toBe(false);
        }
      }),
    );
  });
});
