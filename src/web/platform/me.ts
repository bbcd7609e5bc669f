import type { UseQueryResult } from '@tanstack/react-query';
import { authUser } from '#contract/accounts.ts';
import { NAMELESS, type Me } from '#contract/people.ts';
import type { CallError } from './calls/call.ts';
import { queryClient, queryKey, useRead } from './calls/query.ts';
import { useSessionStatus } from './session/session.ts';

/** Reads the signed-in person's record. It stays in memory until a write or an event replaces it. */
export function useMe(): UseQueryResult<Me, CallError> {
  return useRead(authUser, {}, { enabled: useSessionStatus() === 'in' });
}

/** Replaces the record with the record that a write returned. */
export function setMe(me: Me): void {
  queryClient.setQueryData(queryKey(authUser), me);
}

/** Replaces fields of the record in memory, while or after a write changes them on the server. */
export function changeMe(fields: Partial<Me>): void {
  queryClient.setQueryData<Me>(queryKey(authUser), (me) => me && { ...me, ...fields });
}

/** The Wildin ID of a newcomer who chose none: 'wild_soul_', three digits and three characters. */
const GENERATED = /^wild_soul_\d{3}[a-z0-9]{3}$/;

/** Returns the Wildin ID that the person chose; empty if it was generated. */
export function chosenHandleOf({ handle }: Pick<Me, 'handle'>): string {
  return GENERATED.test(handle) ? '' : handle;
}

/** Returns the person's nickname; empty if they have none. */
export function nicknameOf({ displayName }: Me): string {
  return displayName === NAMELESS ? '' : displayName;
}
