import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyPersonStorage, kept } from './storage.register.ts';
import { readJson, readText, writeJson, writeText, type StorageKind } from './storage.ts';

class MemoryStorage {
  #entries = new Map<string, string>();
  get length(): number {
    return this.#entries.size;
  }
  key = (at: number): string | null => [...this.#entries.keys()][at] ?? null;
  getItem = (key: string): string | null => this.#entries.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#entries.set(key, value);
  removeItem = (key: string): void => void this.#entries.delete(key);
}

const everything = Object.values<StorageKind>(kept);
/** A name that ends with a dot is a prefix of several keys. */
const suffixesOf = ({ name }: StorageKind): string[] => (name.endsWith('.') ? ['7', '8.room'] : ['']);

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});
afterEach(() => void vi.unstubAllGlobals());

describe('Signing out', () => {
  it('Signing out removes all that is a person’s, and nothing else', () => {
    for (const one of everything) for (const suffix of suffixesOf(one)) writeText(one, 'x', suffix);
    emptyPersonStorage();
    const left = everything.filter((one) => suffixesOf(one).some((suffix) => readText(one, suffix) !== null));
    expect(left).toEqual(everything.filter(({ until }) => until !== 'person'));
    expect(left.map(({ name }) => name)).toContain(kept.wynGuestTalk.name);
  });

  it('No two things have the same key', () => {
    expect(new Set(everything.map(({ name, store }) => `${store} ${name}`)).size).toBe(everything.length);
  });
});

describe('The storage', () => {
  it('Malformed or rejected JSON reads as null', () => {
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
    writeJson(kept.formDraft, 'a wish', 7);
    expect(readJson(kept.formDraft, text, 7)).toBe('a wish');
    expect(readJson(kept.formDraft, text, 8)).toBeNull();
    for (const wrong of ['{', '', '7']) {
      writeText(kept.formDraft, wrong, 7);
      expect(readJson(kept.formDraft, text, 7)).toBeNull();
    }
  });

  it('A full store loses the write and throws nothing', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(writeText(kept.deviceId, 'x')).toBe(false);
  });

  it('A forbidden store reads as empty and throws nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(readText(kept.deviceId)).toBeNull();
    expect(writeText(kept.deviceId, 'x')).toBe(false);
    expect(() => emptyPersonStorage()).not.toThrow();
  });
});
