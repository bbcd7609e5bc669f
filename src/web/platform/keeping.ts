/** Whether this browser can keep a session. Some private windows and rules of a workplace refuse every storage. */
import { kept } from './storage.register.ts';
import { readText, writeText } from './storage.ts';

/** refused: the browser forbids its storage, or forgets at once what is written; full: it has no room for a session. */
export type KeepingFault = 'refused' | 'full';

/** The characters of two tokens, rounded up. */
const SESSION_LENGTH = 2048;

/** The error of a call that begins a session which this browser could not keep. The call was not made. */
export class NotKept extends Error {
  override readonly name = 'NotKept';
  readonly fault: KeepingFault;

  constructor(fault: KeepingFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Writes and removes a text of a session's size in both stores. Returns why a session would not stay; null if it would. */
export function keepingFault(): KeepingFault | null {
  const text = 'x'.repeat(SESSION_LENGTH);
  const probes = [kept.probe, kept.tabProbe];
  const isKept = probes.every((probe) => writeText(probe, text) && readText(probe) === text);
  for (const probe of probes) writeText(probe, null);
  if (isKept) return null;
  return hasContent() ? 'full' : 'refused';
}

/** Throws NotKept if this browser could not keep a session. */
export function expectKeeping(): void {
  const fault = keepingFault();
  if (fault !== null) throw new NotKept(fault);
}

/** A store that takes a short text, or that has one, is not forbidden. */
function hasContent(): boolean {
  return [kept.probe, kept.tabProbe].every((probe) => {
    const isTaken = writeText(probe, 'x') && readText(probe) === 'x';
    writeText(probe, null);
    return isTaken;
  });
}
