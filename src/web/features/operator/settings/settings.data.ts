import { useState } from 'react';
import type { z } from 'zod';
import {
  answerNewcomer,
  changeSetting,
  endPlaceLink,
  listNewcomers,
  listPlaceLinks,
  makePlaceLink,
  readSettings,
  removeDemoCommunity,
} from '#contract/operator.settings.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { invalidate, queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';

export type Change = z.input<typeof changeSetting.body>;

export const useSettings = () => useRead(readSettings, {}, { staleTime: 0 });
export const useLinks = () => useRead(listPlaceLinks, {}, { staleTime: 0 });
export const useNewcomers = () => useRead(listNewcomers, {}, { staleTime: 0 });

/** Saves one setting. `problem` says beside its field why it was not saved; `isSaved` stays until the next change. */
export function useSave() {
  const [problem, setProblem] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const [run, isSaving] = useOneAtATime(async (body: Change) => {
    setSaved(false);
    setProblem(undefined);
    try {
      queryClient.setQueryData(queryKey(readSettings), await call(changeSetting, { body }));
      setSaved(true);
      // This page shows the new name and the word to everybody, too.
      await queryClient.invalidateQueries({ queryKey: ['api', 'place'] });
    } catch (error) {
      setProblem(Object.values(asCallError(error).fields)[0] ?? wordsFor(error));
    }
  });
  const touched = (): void => {
    setSaved(false);
    setProblem(undefined);
  };
  return { run, isSaving, isSaved, problem, touched };
}

/** Makes a link and returns its address, which is shown once. */
export async function makeLink(body: z.input<typeof makePlaceLink.body>): Promise<string> {
  const { address, links } = await call(makePlaceLink, { body });
  queryClient.setQueryData(queryKey(listPlaceLinks), { links });
  return address;
}

export async function endLink(id: string): Promise<void> {
  queryClient.setQueryData(queryKey(listPlaceLinks), await call(endPlaceLink, { params: { id } }));
}

export async function answer(userId: number, said: 'let_in' | 'turn_away'): Promise<void> {
  const answered = await call(answerNewcomer, { params: { userId }, body: { answer: said } });
  queryClient.setQueryData(queryKey(listNewcomers), answered);
}

export async function removeDemo(typed: string): Promise<void> {
  await call(removeDemoCommunity, { body: { typed } });
  await invalidate(readSettings);
}
