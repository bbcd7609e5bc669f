import type { z } from 'zod';
import { letOut, listLooks, openLook, refuseLook, type Look } from '#contract/moderation.waiting.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';
import { forgetDraft } from './case.draft.ts';
import { refreshQueues } from './desk.data.ts';

type Looks = z.output<typeof listLooks.response>;

export function useLooks() {
  return useRead(listLooks);
}

const change = (how: (looks: Look[]) => Look[]): void =>
  void queryClient.setQueryData<Looks>(queryKey(listLooks), (known) =>
    known === undefined ? undefined : { ...known, looks: how(known.looks) },
  );

/** Shows the content of a waiting thing to the moderator, which is recorded. */
export async function openThing(id: string): Promise<void> {
  const opened = await call(openLook, { params: { id } });
  change((looks) => looks.map((look) => (look.id === id ? opened : look)));
}

function end(id: string): void {
  change((looks) => looks.filter((look) => look.id !== id));
  void queryClient.invalidateQueries({ queryKey: queryKey(listLooks) });
  refreshQueues();
}

export async function letThingOut(id: string): Promise<void> {
  await call(letOut, { params: { id } });
  end(id);
}

export async function refuseThing(id: string, why: { policy: string; sentence: string }): Promise<void> {
  await call(refuseLook, { params: { id }, body: why });
  forgetDraft(id);
  end(id);
}
