import { kept } from '#web/platform/storage.register.ts';
import { readText, writeText } from '#web/platform/storage.ts';

/** As many matches as a list shows; of older ones the hearts may fall again. */
const MOST = 60;

/** Returns the matches whose hearts have fallen on this device. */
const fallen = (): string[] => (readText(kept.heartsFallen) ?? '').split(' ').filter(Boolean);

export const haveHeartsFallen = (matchId: string): boolean => fallen().includes(matchId);

export function noteHearts(matchId: string): void {
  if (!haveHeartsFallen(matchId)) writeText(kept.heartsFallen, [...fallen(), matchId].slice(-MOST).join(' '));
}
