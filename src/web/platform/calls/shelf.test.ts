import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { createDeviceCache } from './cache.ts';
import { readShelf } from './shelf.reading.ts';
import { putShelf, SHELF, takeShelf } from './shelf.ts';

const tokenOf = (sub: number): string => `x.${btoa(JSON.stringify({ sub }))}.x`;
const signIn = (sub: number | null): void =>
  void vi.stubGlobal('localStorage', { getItem: () => (sub === null ? null : tokenOf(sub)) });
const DAYS = 7;

const fetchShelf = async (): Promise<void> => putShelf(await readShelf());

let now = Date.now();
const cacheOf = (person: string) => createDeviceCache({ name: SHELF, person: () => person, now: () => now });

beforeEach(() => {
  now = Date.now();
});

it('A visit without a database fetches nothing and makes no database', async () => {
  signIn(7);
  await fetchShelf();
  expect(takeShelf('7')).toEqual([]);
  expect(await indexedDB.databases()).toEqual([]);
});

it('The next visit gets a person’s own reads, once, and nothing else of theirs', async () => {
  await cacheOf('7').put('api/chats', ['a chat']);
  await cacheOf('7').put('room 1', ['a message']);
  await cacheOf('77').put('api/chats', ['of another person']);
  signIn(7);
  await fetchShelf();
  expect(takeShelf('7')).toEqual([{ name: 'api/chats', value: ['a chat'], at: now }]);
  expect(takeShelf('7')).toEqual([]);
});

it('Reads that another person has signed in for are dropped', async () => {
  signIn(7);
  await fetchShelf();
  expect(takeShelf('77')).toEqual([]);
  signIn(null);
  await fetchShelf();
  expect(takeShelf('7')).toEqual([]);
});

it('A read is shown for seven days and then deleted', async () => {
  const cache = cacheOf('7');
  now -= DAYS * DAY_MS + 1;
  await cache.put('api/posts', ['an old post']);
  now = Date.now();
  signIn(7);
  await fetchShelf();
  expect(takeShelf('7').map(({ name }) => name)).toEqual(['api/chats']);
  await cache.forgetOld();
  expect((await cache.names()).toSorted()).toEqual(['api/chats', 'room 1']);
});

it('A query shows what the device kept until it is read again', async () => {
  signIn(7);
  const at = Date.now() - 1000;
  putShelf({ person: '7', reads: [{ name: 'api/chats', value: ['a chat'], at }] });
  const { isFromShelf, queryClient } = await import('./query.ts');
  const queryKey = ['api', 'chats'];
  expect([queryClient.getQueryData(queryKey), isFromShelf(queryKey)]).toEqual([['a chat'], true]);
  expect(await queryClient.fetchQuery({ queryKey, queryFn: () => ['another'] })).toEqual(['another']);
  expect(isFromShelf(queryKey)).toBe(false);
});
