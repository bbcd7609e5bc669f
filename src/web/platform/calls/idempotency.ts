import { newId } from '#web/platform/newId.ts';
import { readText, writeText } from '#web/platform/storage/storage.ts';
import { kept } from '#web/platform/storage/storage.register.ts';

/**
 * Calls `ask` with a key that this tab stores until there is a final response. A second try of the same write, even
 * after a reload, uses the same key and has no second effect. A failure is final if `isFinal` returns true for it.
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
