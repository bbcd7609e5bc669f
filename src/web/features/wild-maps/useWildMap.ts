import type { Member } from '#contract/people.ts';
import { getWildMap } from '#contract/wild-maps.ts';
import { useRead } from '#web/platform/calls/query.ts';

/** Returns a key of the data that the map is drawn from: a component with this key remounts when the data change. */
export function drawnFrom({ mbtiType, interests, customInterests, currentVibes }: Member): string {
  return [mbtiType, interests, customInterests, currentVibes].join('|');
}

export function useWildMap(userId: number) {
  return useRead(getWildMap, { params: { userId } }, { staleTime: 0 });
}
