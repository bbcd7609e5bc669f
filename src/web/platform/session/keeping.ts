/** Whether this browser can keep a session. Some private windows and rules of a workplace refuse every storage. */
import { kept } from '#web/platform/storage/storage.register.ts';
import { readText, writeText } from '#web/platform/storage/storage.ts';

/** The characters of two tokens, rounded up. */
const SESSION_LENGTH = 2048;

/** The error of a session that this browser could not keep. A call that would begin one was not made. */
export class NotKept extends Error {
  override readonly name = 'NotKept';
}

/** Writes and removes a text in both stores. Returns whether it stayed; by default a text of a session's size. */
export function canKeep(length = SESSION_LENGTH): boolean {
  const text = 'x'.repeat(length);
  const probes = [kept.probe, kept.tabProbe];
  const isKept = probes.every((probe) => writeText(probe, text) && readText(probe) === text);
  for (const probe of probes) writeText(probe, null);
  return isKept;
}
