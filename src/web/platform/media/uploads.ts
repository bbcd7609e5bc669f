import type { uploadPicture, uploadVoice } from '#contract/media.ts';
import type { uploadImage } from '#contract/people.images.ts';
import type { takeLivePicture } from '#contract/photo-check.ts';
import type { Problem } from '#contract/errors.ts';
import { asCallError, CallError, urlOf } from '#web/platform/calls/call.ts';
import { refreshAccessToken } from '#web/platform/session/session.ts';
import { getAccessToken } from '#web/platform/session/tokens.ts';

/** The waits before the second and later tries of an upload, in milliseconds. */
const RETRIES_MS = [1000, 3000, 8000];

export interface Upload {
  clientId: string;
  signal: AbortSignal;
  /** Receives the sent fraction, 0 to 1. */
  onProgress: (part: number) => void;
}

/** The route for a file, and the name of the form field that holds the file. */
interface Target {
  route: typeof uploadPicture | typeof uploadVoice | typeof uploadImage | typeof takeLivePicture;
  field: 'picture' | 'voice' | 'image';
  /** The parameters of the path. */
  params?: Record<string, string | number>;
  /** The parameters of the query besides `clientId`. */
  query?: Record<string, string>;
}

/**
 * Sends a file. After a broken connection, a server error or a 401 it retries with the same client id, so that the
 * server keeps one file. Throws CallError when the file is refused, the retries are used up or `signal` aborts.
 */
export async function sendFile(target: Target, file: Blob, upload: Upload): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await attemptOf(target, file, upload);
    if (answer.status === 200) return JSON.parse(answer.text) as unknown;
    const wait = RETRIES_MS[attempt];
    const isPassing = answer.status === 0 || answer.status === 401 || answer.status >= 500;
    if (upload.signal.aborted || !isPassing || wait === undefined) throw failureOf(answer);
    // Without a fresh token the next attempts are refused too; the last refusal ends the upload.
    if (answer.status === 401) await refreshAccessToken().catch(() => null);
    await pause(wait, upload.signal);
    if (upload.signal.aborted) throw failureOf(answer);
  }
}

/** Resolves after `ms`, or when `signal` aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Returns whether a failure came from the connection or the server, so that the same file can be sent again. */
export function isBroken(error: unknown): boolean {
  const { status } = asCallError(error);
  return status === 0 || status >= 500;
}

interface UploadResponse {
  /** The status; 0 without a response. */
  status: number;
  text: string;
}

/** Sends the file once. Uses XMLHttpRequest, because `fetch` does not report how much was sent. */
function attemptOf(
  { route, field, params = {}, query }: Target,
  file: Blob,
  { clientId, signal, onProgress }: Upload,
): Promise<UploadResponse> {
  // A signal fires its abort event only once, and it may already have fired.
  if (signal.aborted) return Promise.resolve({ status: 0, text: '' });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append(field, file, file instanceof File ? file.name : field);
    request.open(route.method, urlOf(route, params, { clientId, ...query }));
    const token = getAccessToken();
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('loadend', () => resolve({ status: request.status, text: request.responseText }));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function failureOf({ status, text }: UploadResponse): CallError {
  try {
    return new CallError(status, text, JSON.parse(text) as Partial<Problem>);
  } catch {
    return new CallError(status, text, {});
  }
}
