import { kept } from '#web/platform/storage/storage.register.ts';
import { readText, writeText } from '#web/platform/storage/storage.ts';

const TIMES = 3;
let areNamed: boolean | undefined;

/** Returns whether the tools of the top bar show their names: in the first three documents of a device that have it. */
export function areToolsNamed(): boolean {
  if (areNamed !== undefined) return areNamed;
  const times = Number(readText(kept.toolsNamed) ?? 0);
  areNamed = times < TIMES;
  if (areNamed) writeText(kept.toolsNamed, String(times + 1));
  return areNamed;
}
