import { actOnPerson, findOperatorPerson, getOperatorPerson, type PersonDeed } from '#contract/operator.people.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';
import { refreshLog } from '#web/features/operator/log.data.ts';

/** Looks a member up, for a reason. Returns their id; their account is in memory then. Throws CallError. */
export async function find(search: { who: string; reason: string }): Promise<number> {
  try {
    const person = await call(findOperatorPerson, { body: search });
    queryClient.setQueryData(queryKey(getOperatorPerson, { id: person.id }), person);
    return person.id;
  } finally {
    // A search in vain has a line in the log too.
    void refreshLog();
  }
}

export function usePerson(id: number) {
  return useRead(getOperatorPerson, { params: { id } });
}

/** Does one thing with an account, and shows the account as it is then. Throws CallError. */
export async function act(id: number, body: PersonDeed): Promise<void> {
  queryClient.setQueryData(queryKey(getOperatorPerson, { id }), await call(actOnPerson, { params: { id }, body }));
  await refreshLog();
}
