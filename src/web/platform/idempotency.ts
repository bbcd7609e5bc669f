import { newId } from './newId.ts';
import { readText, writeText } from './storage.ts';
import { kept } from './storage.register.ts';

/**
 * Calls with a key that this tab stores until there is a final response, so that a second try of the same write, even
 * after a reload, has no second effect. If `isFinal` returns true for a failure, the key is removed.
 */
export async function underKey<T>(
  write: string,
  ask: (key: string) => Promise<T>,
  isFinal: (error: unknown) => boolean,
): Promise<T> {
  const key = readText(kept.writeKey, write) ?? newId();
  writeText(kept.writeKey, key, write);
  try {
    const answer = await ask(key);
    writeText(kept.writeKey, null, write);
    return answer;
  } catch (error) {
    if (isFinal(error)) writeText(kept.writeKey, null, write);
    throw error;
  }
}
