import { PICTURE_BYTES, uploadPicture, type Picture } from '#contract/media.ts';
import type { Problem } from '#contract/errors.ts';
import { CallError, urlOf } from './call.ts';
import { getAccessToken, refreshAccessToken } from './session.ts';

/** The largest side of what is sent, in pixels: the server keeps no larger one. */
const SIDE = 2048;
const QUALITY = 0.85;
/** The waits before an upload is tried again after the connection broke, in milliseconds. */
const RETRIES_MS = [1000, 3000, 8000];

/** Makes a photo small on this device. What this browser cannot read, or could only make larger, stays as it is. */
export async function shrunk(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return file;
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // A browser that writes no WebP writes PNG instead, which is too large for photos.
  const webp = await written(canvas, 'image/webp');
  const small = webp?.type === 'image/webp' ? webp : await written(canvas, 'image/jpeg');
  return small !== undefined && (small.size < file.size || scale < 1) ? small : file;
}

function written(canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, QUALITY));
}

interface Upload {
  clientId: string;
  signal: AbortSignal;
  /** Gets the part that was sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Sends a picture, again after a broken connection under the same client id, so that the server keeps one. Throws
 * CallError where it is refused, and where no connection came back.
 */
export async function sendPicture(picture: Blob, upload: Upload): Promise<Picture> {
  if (picture.size > PICTURE_BYTES) {
    throw new CallError(413, '', { code: 'too_large', message: 'Please select an image smaller than 25MB.' });
  }
  for (let attempt = 0; ; attempt += 1) {
    const answer = await attemptOf(picture, upload);
    if (answer.status === 200) return JSON.parse(answer.text) as Picture;
    const wait = RETRIES_MS[attempt];
    const isPassing = answer.status === 0 || answer.status === 401 || answer.status >= 500;
    if (upload.signal.aborted || !isPassing || wait === undefined) throw failureOf(answer);
    if (answer.status === 401) await refreshAccessToken().catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

interface Answer {
  /** 0 where none came. */
  status: number;
  text: string;
}

/** XMLHttpRequest, because `fetch` does not tell how much was sent. */
function attemptOf(picture: Blob, { clientId, signal, onProgress }: Upload): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('picture', picture, 'picture');
    request.open(uploadPicture.method, urlOf(uploadPicture, {}, { clientId }));
    const token = getAccessToken();
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('loadend', () => resolve({ status: request.status, text: request.responseText }));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function failureOf({ status, text }: Answer): CallError {
  try {
    return new CallError(status, text, JSON.parse(text) as Partial<Problem>);
  } catch {
    return new CallError(status, text, {});
  }
}
