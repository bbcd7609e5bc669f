import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RoomStore } from './room.store.ts';
import { recorderIn } from './voice.recorder.ts';

const ROOM = '018f0000-0000-7000-8000-000000000000';

/** A recorder that is stopped before its first sample. */
class SilentRecorder extends EventTarget {
  static isTypeSupported = (): boolean => true;
  state = 'inactive';
  mimeType = 'audio/webm';
  stream = { getTracks: () => [] };
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([]) }));
    this.dispatchEvent(new Event('stop'));
  }
}

beforeEach(() => {
  vi.stubGlobal('MediaRecorder', SilentRecorder);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [] }) } });
});
afterEach(() => vi.unstubAllGlobals());

it('A recording without a sample says so and uploads nothing', async () => {
  const store = new RoomStore(100_000_000_001);
  recorderIn(store, ROOM).start();
  await vi.waitFor(() => expect(store.get(ROOM).recording.step).toBe('recording'));
  recorderIn(store, ROOM).stop();
  await vi.waitFor(() =>
    expect(store.get(ROOM).recording).toEqual({
      step: 'idle',
      words: 'Nothing was recorded. Speak a moment longer, and try again.',
    }),
  );
});
