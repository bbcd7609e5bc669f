/** One kind of thing that the browser keeps. `storage.register.ts` lists them all. */
export interface Kept {
  /** The key; one that ends in a dot is the beginning of a key, and what follows says whose the thing is. */
  name: string;
  store: 'localStorage' | 'sessionStorage';
  /** device: through sign-outs; person: until they sign out; tab: as long as the tab, through sign-outs. */
  until: 'device' | 'person' | 'tab';
}

/** Those that the document's first script reads, so that it need not carry the register. */
export const theme: Kept = { name: 'theme', store: 'localStorage', until: 'device' };
export const accessToken: Kept = { name: 'accessToken', store: 'localStorage', until: 'person' };
export const refreshToken: Kept = { name: 'refreshToken', store: 'localStorage', until: 'person' };
export const language: Kept = { name: 'language', store: 'localStorage', until: 'device' };
export const greetedName: Kept = { name: 'name', store: 'localStorage', until: 'person' };

type Suffix = string | number;

/** Returns null for nothing, and where the browser refuses its storage. */
export function readText({ name, store }: Kept, suffix: Suffix = ''): string | null {
  try {
    return globalThis[store].getItem(name + suffix);
  } catch {
    return null;
  }
}

/** Returns what follows the name in each key that begins with it. */
export function suffixesOf({ name, store }: Kept): string[] {
  try {
    return Object.keys(globalThis[store]).flatMap((key) => (key.startsWith(name) ? [key.slice(name.length)] : []));
  } catch {
    return [];
  }
}

/** Null removes. Returns whether it is kept: a full or forbidden store keeps nothing, and costs nothing else. */
export function writeText({ name, store }: Kept, text: string | null, suffix: Suffix = ''): boolean {
  try {
    if (text === null) globalThis[store].removeItem(name + suffix);
    else globalThis[store].setItem(name + suffix, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns what `parse` makes of the kept value: null for nothing, for what is no JSON, and for what `parse` refuses. */
export function readJson<T>(
  kept: Kept,
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

export function writeJson(kept: Kept, value: unknown, suffix: Suffix = ''): boolean {
  return writeText(kept, JSON.stringify(value), suffix);
}
