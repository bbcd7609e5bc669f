import { getCase, listCases, type caseTabs, type WholeCase } from '#contract/moderation.ts';
import { queryClient, queryKey, useRead } from '#web/platform/query.ts';

export type CaseTab = (typeof caseTabs)[number];

export function useQueue(tab: CaseTab) {
  return useRead(listCases, { query: { tab } });
}

export function useCase(id: string) {
  return useRead(getCase, { params: { id } });
}

/** Shows the case as a write returned it, and reads the queues again. */
export function adopt(next: WholeCase): void {
  queryClient.setQueryData(queryKey(getCase, { id: next.id }), next);
  refreshQueues();
}

/** Reads the queues again, and no case. */
export function refreshQueues(): void {
  const folder = queryKey(listCases).length;
  void queryClient.invalidateQueries({
    queryKey: queryKey(listCases),
    predicate: ({ queryKey: key }) => String(key[folder]).startsWith('tab='),
  });
}
