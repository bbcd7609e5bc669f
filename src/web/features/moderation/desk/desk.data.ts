import { useSyncExternalStore } from 'react';
import { getCase, listCases, type caseTabs, type WholeCase } from '#contract/moderation.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';

export type CaseTab = (typeof caseTabs)[number];

export function useQueue(tab: CaseTab) {
  return useRead(listCases, { query: { tab } });
}

export function useCase(id: string) {
  return useRead(getCase, { params: { id } });
}

/** The version that each case got by the last write of this moderator. */
const ownVersions = new Map<string, number>();
const listeners = new Set<() => void>();

export function useOwnVersion(id: string): number | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => ownVersions.get(id),
  );
}

/** Shows the case as a write returned it, and reads the queues again. */
export function adopt(next: WholeCase): void {
  ownVersions.set(next.id, next.version);
  for (const listener of listeners) listener();
  queryClient.setQueryData(queryKey(getCase, { id: next.id }), next);
  refreshQueues();
}

/** Reads the queues again, but not the open case. */
export function refreshQueues(): void {
  const folder = queryKey(listCases).length;
  void queryClient.invalidateQueries({
    queryKey: queryKey(listCases),
    predicate: ({ queryKey: key }) => String(key[folder]).startsWith('tab='),
  });
}
