import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploadPicture } from '#contract/media.ts';
import { sendFile } from './uploads.ts';

let sent = 0;
/** A request that never reaches the server. */
class Broken extends EventTarget {
  status = 0;
  responseText = '';
  upload = new EventTarget();
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    sent += 1;
    queueMicrotask(() => this.dispatchEvent(new Event('loadend')));
  }
}

beforeEach(() => {
  sent = 0;
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Broken);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('An upload cancelled while waiting for a retry ends at once', async () => {
  const stop = new AbortController();
  const target = { route: uploadPicture, field: 'picture' } as const;
  const upload = sendFile(target, new Blob(['x']), { clientId: 'a', signal: stop.signal, onProgress: () => undefined });
  const ended = vi.fn<() => void>();
  void upload.catch(ended);
  await vi.advanceTimersByTimeAsync(500);
  stop.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toBe(1);
});

it('An upload that was called off before it began is not sent', async () => {
  const target = { route: uploadPicture, field: 'picture' } as const;
  const signal = AbortSignal.abort();
  const upload = sendFile(target, new Blob(['x']), { clientId: 'a', signal, onProgress: () => undefined });
  await expect(upload).rejects.toThrow();
  expect(sent).toBe(0);
});
