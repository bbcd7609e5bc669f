/** One kind of value that the browser stores. `storage.register.ts` lists them all. */
export interface StorageKind {
  /** The key. If it ends in a dot, it is a prefix, followed by what the value belongs to: a person, a room. */
  name: string;
  store: 'localStorage' | 'sessionStorage';
  /** device: survives sign-outs; person: removed at a sign-out; tab: survives sign-outs until the tab closes. */
  until: 'device' | 'person' | 'tab';
}

/** The values that the document's first script reads. They are here so that the script need not load the register. */
export const theme: StorageKind = { name: 'theme', store: 'localStorage', until: 'device' };
export const accessToken: StorageKind = { name: 'accessToken', store: 'localStorage', until: 'person' };
export const refreshToken: StorageKind = { name: 'refreshToken', store: 'localStorage', until: 'person' };
export const language: StorageKind = { name: 'language', store: 'localStorage', until: 'device' };
export const greetedName: StorageKind = { name: 'name', store: 'localStorage', until: 'person' };

type Suffix = string | number;

/** Returns the stored text; null if there is none, and if the browser refuses its storage. */
export function readText({ name, store }: StorageKind, suffix: Suffix = ''): string | null {
  try {
    return globalThis[store].getItem(name + suffix);
  } catch {
    return null;
  }
}

/** Returns the part after `name` of each key that begins with `name`. */
export function suffixesOf({ name, store }: StorageKind): string[] {
  try {
    return Object.keys(globalThis[store]).flatMap((key) => (key.startsWith(name) ? [key.slice(name.length)] : []));
  } catch {
    return [];
  }
}

/** Stores a text; null removes it. Returns false if the storage is full or forbidden. Never throws. */
export function writeText({ name, store }: StorageKind, text: string | null, suffix: Suffix = ''): boolean {
  try {
    if (text === null) globalThis[store].removeItem(name + suffix);
    else globalThis[store].setItem(name + suffix, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns what `parse` makes of the stored value; null if there is none, its JSON is invalid or `parse` refuses it. */
export function readJson<T>(
  kept: StorageKind,
  parse: (value: unknown) => T | null | undefined,
  suffix: Suffix = '',
): T | null {
  const text = readText(kept, suffix);
  if (text === null) return null;
  try {
    return parse(JSON.parse(text)) ?? null;
  } catch {
    return null;
  }
}

export function writeJson(kept: StorageKind, value: unknown, suffix: Suffix = ''): boolean {
  return writeText(kept, JSON.stringify(value), suffix);
}
