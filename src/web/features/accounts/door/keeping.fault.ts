import { canKeep } from '#web/platform/session/keeping.ts';

/** refused: the browser forbids its storage, or forgets at once what is written; full: it has no room for a session. */
export type KeepingFault = 'refused' | 'full';

/** Returns why this browser could not keep a session; null if it could. */
export function keepingFault(): KeepingFault | null {
  if (canKeep()) return null;
  return canKeep(1) ? 'full' : 'refused';
}
