import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from './call.ts';
import { readOrKept } from './offline.ts';
import { createDeviceCache } from './cache.ts';

const unreachable = async (): Promise<never> => {
  throw new CallError(0, 'Failed to fetch', {});
};
let count = 0;
const freshName = (): string => `cache-${(count += 1)}`;

describe('The cache on the device', () => {
  it('A cached value belongs to its person alone and goes when they sign out', async () => {
    let person: string | null = 'ana';
    const cache = createDeviceCache({ name: freshName(), person: () => person });
    await cache.put('chats', ['a chat']);
    await cache.put('room 1', ['a message']);
    expect([await cache.read('chats'), (await cache.names()).toSorted()]).toEqual([['a chat'], ['chats', 'room 1']]);
    await cache.remove('room 1');
    person = 'bo';
    expect([await cache.read('chats'), await cache.names()]).toEqual([undefined, []]);
    person = 'ana';
    await cache.clear();
    expect(await cache.read('chats')).toBeUndefined();
  });

  it('A value is not cached if its person signs out during the write', async () => {
    let person: string | null = 'ana';
    const cache = createDeviceCache({ name: freshName(), person: () => person });
    const writing = cache.put('chats', ['a chat']);
    person = null;
    await writing;
    person = 'ana';
    expect(await cache.read('chats')).toBeUndefined();
  });
});

describe('A read with a cached value', () => {
  const cacheWith = (value: unknown) => ({ read: async <T>() => value as T });
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('The server’s response comes before the cached value', async () => {
    const cache = cacheWith('old');
    expect(await readOrKept({ read: async () => 'new', cache, name: 'x' })).toBe('new');
  });

  it('An unreachable server gives the cached value, or an error without a cache', async () => {
    expect(await readOrKept({ read: unreachable, cache: cacheWith('old'), name: 'x' })).toBe('old');
    await expect(readOrKept({ read: unreachable, cache: cacheWith(undefined), name: 'x' })).rejects.toThrow('0:');
  });

  it('A refusal by the server is passed on', async () => {
    const refused = async (): Promise<never> => {
      throw new CallError(403, 'no', { code: 'forbidden' });
    };
    await expect(readOrKept({ read: refused, cache: cacheWith('old'), name: 'x' })).rejects.toThrow('403');
  });

  it('A silent connection gives the cached value, or the response without a cache', async () => {
    const slow = () => new Promise<string>((resolve) => void setTimeout(() => resolve('new'), 9000));
    const reading = readOrKept({ read: slow, cache: cacheWith('old'), name: 'x' });
    await vi.advanceTimersByTimeAsync(4000);
    expect(await reading).toBe('old');
    const patient = readOrKept({ read: slow, cache: cacheWith(undefined), name: 'x' });
    await vi.advanceTimersByTimeAsync(9000);
    expect(await patient).toBe('new');
  });
});
