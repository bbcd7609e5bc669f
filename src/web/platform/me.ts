import type { UseQueryResult } from '@tanstack/react-query';
import { authUser } from '#contract/accounts.ts';
import type { Me } from '#contract/people.ts';
import type { CallError } from './call.ts';
import { queryClient, queryKey, useRead } from './query.ts';
import { useSessionStatus } from './session.ts';

/** The signed-in person, read once and kept until something writes them. */
export function useMe(): UseQueryResult<Me, CallError> {
  return useRead(authUser, {}, { enabled: useSessionStatus() === 'in', isKept: true });
}

/** Puts a fresh record in place, as a write's answer brings it. */
export function setMe(me: Me): void {
  queryClient.setQueryData(queryKey(authUser), me);
}
