import { useState } from 'react';
import type { z } from 'zod';
import {
  listPhotoChecks,
  openPhotoCheck,
  passPhotoCheck,
  refusePhotoCheck,
  type OpenedCheck,
} from '#contract/photo-check.desk.ts';
import type { CheckReason } from '#contract/photo-check.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';
import { refreshQueues } from './desk.data.ts';

type Checks = z.output<typeof listPhotoChecks.response>;

export function useChecks() {
  return useRead(listPhotoChecks);
}

/** The check that this moderator opened last. Its pictures are in the memory of this component alone, in no cache. */
export function useOpened() {
  const [opened, setOpened] = useState<OpenedCheck | null>(null);
  const open = async (id: string): Promise<void> => setOpened(await call(openPhotoCheck, { params: { id } }));
  return { opened, open, close: () => setOpened(null) };
}

function end(id: string): void {
  queryClient.setQueryData<Checks>(queryKey(listPhotoChecks), (known) =>
    known === undefined ? undefined : { ...known, checks: known.checks.filter((one) => one.id !== id) },
  );
  void queryClient.invalidateQueries({ queryKey: queryKey(listPhotoChecks) });
  refreshQueues();
}

export async function pass(id: string): Promise<void> {
  await call(passPhotoCheck, { params: { id } });
  end(id);
}

export async function refuse(id: string, reason: CheckReason): Promise<void> {
  await call(refusePhotoCheck, { params: { id }, body: { reason } });
  end(id);
}
