import { expect, it } from 'vitest';
import { readCarried, carriedTo } from './carried.ts';

const words = { name: 'Night hike & co', description: 'Dark trails, 100% snacks', profileDisplay: false };
const read = (address: string) => readCarried(address.slice(address.indexOf('?')));
const inAddress = (fields: Record<string, string>): string => `?${new URLSearchParams(fields).toString()}`;

it('A cloud’s carried words and kind read back unchanged on the next page', () => {
  const kind = { type: 'tell-stories', tag: '#NightHikes' } as const;
  expect(read(carriedTo('/a', words, kind))).toEqual({ ...words, kind });
  expect(read(carriedTo('/a', words))).toEqual({ ...words, kind: null });
});

it('An address without words is an empty form that shows the group on the profile', () => {
  expect(readCarried('')).toEqual({ name: '', description: '', profileDisplay: true, kind: null });
});

it('An unknown type or a tag of another type is dropped', () => {
  for (const fields of [
    { type: 'general', tag: '#NightHikes' },
    { type: 'share-memes', tag: '#NightHikes' },
    { type: 'share-memes' },
    { tag: '#MemeMania' },
  ]) {
    expect(readCarried(inAddress(fields as Record<string, string>)).kind).toBeNull();
  }
});

it('Words that are longer than a group may have are carried whole', () => {
  const long = { name: 'n'.repeat(30), description: 'd'.repeat(120), profileDisplay: true };
  expect(read(carriedTo('/a', long))).toMatchObject(long);
});
