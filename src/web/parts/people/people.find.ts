import type { UseQueryResult } from '@tanstack/react-query';
import { getUser, getUserByHandle } from '#contract/accounts.ts';
import type { Member } from '#contract/people.ts';
import type { CallError } from '#web/platform/calls/call.ts';
import { useRead } from '#web/platform/calls/query.ts';

/** Returns whether a search is for the number of a person, with a leading @ or without. */
export const isNumber = (text: string): boolean => /^@?\d+$/.test(text);

/** Finds a person by id if the text has only digits, else by handle. Ignores a leading @. Needs two characters. */
export function usePersonSearch(text: string): UseQueryResult<Member, CallError> {
  const handle = text.replace(/^@/, '');
  const isId = isNumber(handle);
  const isLong = handle.length >= 2;
  const byId = useRead(getUser, { params: { id: Number(handle) } }, { enabled: isLong && isId });
  const byHandle = useRead(getUserByHandle, { params: { handle } }, { enabled: isLong && !isId });
  // Members alone search; a visitor's answer has no id.
  return isId ? byId : (byHandle as UseQueryResult<Member, CallError>);
}
