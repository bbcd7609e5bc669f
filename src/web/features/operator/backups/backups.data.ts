import {
  deleteBackup,
  linkToBackup,
  makeBackupNow,
  readBackups,
  tryBackup,
  type BackupWork,
} from '#contract/operator.backups.ts';
import { refreshLog } from '#web/features/operator/log.data.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate, useRead } from '#web/platform/calls/query.ts';

const LOOK_MS = 1000;

export const isRunning = (work: BackupWork | null | undefined): boolean => work?.state === 'running';

/** Reads the backups, and every second while one is made or tried: no event announces how far that is. */
export function useBackups() {
  const known = useRead(readBackups, {}, { staleTime: 0 });
  useRead(readBackups, {}, { refetchInterval: isRunning(known.data?.work) ? LOOK_MS : false });
  return known;
}

export const makeOne = (passphrase: string): Promise<void> =>
  changed(() => call(makeBackupNow, { body: passphrase === '' ? {} : { passphrase } }));

export const tryOne = (name: string): Promise<void> => changed(() => call(tryBackup, { params: { name } }));

export const deleteOne = (name: string): Promise<void> => changed(() => call(deleteBackup, { params: { name } }));

/** Makes the browser save the file. It goes to the disk as it comes. */
export async function download(name: string): Promise<void> {
  const { path } = await call(linkToBackup, { params: { name } });
  window.location.assign(path);
  await refreshLog();
}

async function changed(change: () => Promise<unknown>): Promise<void> {
  await change();
  await Promise.all([invalidate(readBackups), refreshLog()]);
}
