import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from './call.ts';
import { readOrKept } from './offline.ts';
import { createShelf } from './shelf.ts';

const unreachable = async (): Promise<never> => {
  throw new CallError(0, 'Failed to fetch', {});
};
let count = 0;
const freshName = (): string => `shelf-${(count += 1)}`;

describe('what is kept on the device', () => {
  it('is its person’s alone, and gone when they leave', async () => {
    let person: string | null = 'ana';
    const shelf = createShelf({ name: freshName(), person: () => person });
    await shelf.put('chats', ['a chat']);
    await shelf.put('room 1', ['a message']);
    expect([await shelf.read('chats'), (await shelf.names()).toSorted()]).toEqual([['a chat'], ['chats', 'room 1']]);
    await shelf.remove('room 1');
    person = 'bo';
    expect([await shelf.read('chats'), await shelf.names()]).toEqual([undefined, []]);
    person = 'ana';
    await shelf.clear();
    expect(await shelf.read('chats')).toBeUndefined();
  });

  it('takes nothing from somebody who left while it was written', async () => {
    let person: string | null = 'ana';
    const shelf = createShelf({ name: freshName(), person: () => person });
    const writing = shelf.put('chats', ['a chat']);
    person = null;
    await writing;
    person = 'ana';
    expect(await shelf.read('chats')).toBeUndefined();
  });
});

describe('a read with something to fall back on', () => {
  const shelfWith = (value: unknown) => ({ read: async <T>() => value as T });
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('prefers the server', async () => {
    const shelf = shelfWith('old');
    expect(await readOrKept({ read: async () => 'new', shelf, name: 'x' })).toEqual({ value: 'new', isKept: false });
  });

  it('shows what was kept when the server cannot be reached, and fails when nothing was', async () => {
    expect(await readOrKept({ read: unreachable, shelf: shelfWith('old'), name: 'x' })).toEqual({
      value: 'old',
      isKept: true,
    });
    await expect(readOrKept({ read: unreachable, shelf: shelfWith(undefined), name: 'x' })).rejects.toThrow('0:');
  });

  it('lets a refusal be a refusal', async () => {
    const refused = async (): Promise<never> => {
      throw new CallError(403, 'no', { code: 'forbidden' });
    };
    await expect(readOrKept({ read: refused, shelf: shelfWith('old'), name: 'x' })).rejects.toThrow('403');
  });

  it('shows what was kept on a line that says nothing, and brings the answer when it comes', async () => {
    const late: string[] = [];
    const slow = () => new Promise<string>((resolve) => void setTimeout(() => resolve('new'), 9000));
    const reading = readOrKept({ read: slow, shelf: shelfWith('old'), name: 'x', onLate: (value) => late.push(value) });
    await vi.advanceTimersByTimeAsync(4000);
    expect(await reading).toEqual({ value: 'old', isKept: true });
    await vi.advanceTimersByTimeAsync(5000);
    expect(late).toEqual(['new']);
    const patient = readOrKept({ read: slow, shelf: shelfWith(undefined), name: 'x' });
    await vi.advanceTimersByTimeAsync(9000);
    expect(await patient).toEqual({ value: 'new', isKept: false });
  });
});
