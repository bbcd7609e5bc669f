import {
  beginPhotoCheck,
  drawAnotherPose,
  getCheckedReach,
  getPhotoCheck,
  setOnlyChecked,
  takeBackPhotoCheck,
  takeLivePicture,
  type CheckStanding,
} from '#contract/photo-check.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';
import { sendFile } from '#web/platform/media/uploads.ts';
import { newId } from '#web/platform/newId.ts';

export function usePhotoCheck() {
  return useRead(getPhotoCheck, {}, { staleTime: 0 });
}

export function useCheckedReach() {
  return useRead(getCheckedReach);
}

const show = (standing: CheckStanding): void => void queryClient.setQueryData(queryKey(getPhotoCheck), standing);

/** Reads the standing again, for example after a picture whose answer was lost. */
export const readAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: queryKey(getPhotoCheck) });

export const begin = async (): Promise<void> => show(await call(beginPhotoCheck));

export const drawAnother = async (id: string): Promise<void> => show(await call(drawAnotherPose, { params: { id } }));

export const takeBack = async (): Promise<void> => show(await call(takeBackPhotoCheck));

export const meetOnlyChecked = async (isOn: boolean): Promise<void> =>
  show(await call(setOnlyChecked, { body: { isOn } }));

/** Sends the picture of a step, once. */
export async function sendPicture(
  params: { id: string; step: number },
  picture: Blob,
  signal: AbortSignal,
): Promise<void> {
  const target = { route: takeLivePicture, field: 'picture', params } as const;
  const upload = { clientId: newId(), signal, onProgress: () => undefined };
  show((await sendFile(target, picture, upload)) as CheckStanding);
}
