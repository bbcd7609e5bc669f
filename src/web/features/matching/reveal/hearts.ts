import { kept } from '#web/platform/storage/storage.register.ts';
import { readText, writeText } from '#web/platform/storage/storage.ts';

/** The number of remembered matches. For older matches the heart animation may run again. */
const MOST = 60;

/** Returns the ids of the last matches whose heart animation has run on this device. */
const fallen = (): string[] => (readText(kept.heartsFallen) ?? '').split(' ').filter(Boolean);

export const haveHeartsFallen = (matchId: string): boolean => fallen().includes(matchId);

export function noteHearts(matchId: string): void {
  if (!haveHeartsFallen(matchId)) writeText(kept.heartsFallen, [...fallen(), matchId].slice(-MOST).join(' '));
}
