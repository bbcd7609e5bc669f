import {
  addTrusted,
  answerOuting,
  askTrusted,
  changeTrusted,
  getHomeSafe,
  removeTrusted,
  setPins,
  startOuting,
  type HomeSafe,
  type Outing,
  type OutingInput,
  type TrustedPerson,
} from '#contract/home-safe.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate, queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';

/** Reads all that the person has of "Come home safe". An event says when it changed. */
export function useHomeSafe() {
  return useRead(getHomeSafe);
}

const refreshHomeSafe = (): void => void invalidate(getHomeSafe);

/** Puts an outing that the server has answered with into what was read. */
function amendOuting(outing: Outing): void {
  queryClient.setQueryData<HomeSafe>(queryKey(getHomeSafe), (old) =>
    old === undefined
      ? old
      : {
          ...old,
          outings: old.outings.some(({ id }) => id === outing.id)
            ? old.outings.map((one) => (one.id === outing.id ? outing : one))
            : [outing, ...old.outings],
        },
  );
  refreshHomeSafe();
}

/** "Tell Jonas". Throws a CallError on failure. */
export async function tell(body: OutingInput): Promise<Outing> {
  const { outing } = await call(startOuting, { body });
  amendOuting(outing);
  return outing;
}

export async function keepPins(good: string, silent: string): Promise<void> {
  await call(setPins, { body: { good, silent } });
  refreshHomeSafe();
}

/** A person as they are typed. `country` is that of a number in its national form. */
interface TypedPerson {
  name: string;
  relation: string;
  email: string;
  phoneNumber: string;
  country: string;
}

export async function addPerson(typed: TypedPerson): Promise<TrustedPerson> {
  const { person } = await call(addTrusted, { body: typed });
  refreshHomeSafe();
  return person;
}

/** Keeps the person's own words for somebody. Throws a CallError on failure. */
export async function changePerson(id: string, body: { name: string; relation: string }): Promise<void> {
  await call(changeTrusted, { params: { id }, body });
  refreshHomeSafe();
}

export async function askPerson(id: string): Promise<void> {
  try {
    await call(askTrusted, { params: { id } });
  } finally {
    refreshHomeSafe();
  }
}

export async function removePerson(id: string): Promise<void> {
  await call(removeTrusted, { params: { id } });
  refreshHomeSafe();
}

/** Sends an answer, and shows what the server makes of it. Throws a CallError on failure. */
export async function sendAnswer(id: string, body: AnswerBody): Promise<Outing> {
  const { outing } = await call(answerOuting, { params: { id }, body });
  amendOuting(outing);
  return outing;
}

export type AnswerBody = { does: 'good' | 'end'; pin: string } | { does: 'more'; checkInAt: string };
