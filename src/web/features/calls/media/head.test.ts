import { afterEach, expect, it, vi } from 'vitest';
import { canFindHeads, followHead, headOf, STILL_HEAD } from './head.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stop = vi.fn<() => void>();
const track = { stop } as unknown as MediaStreamTrack;
const box = (x: number, y: number) => ({ x, y, width: 20, height: 20 }) as DOMRectReadOnly;

it('A browser that finds faces moves the head towards the face', async () => {
  vi.useFakeTimers();
  let face: { boundingBox: DOMRectReadOnly } | undefined = { boundingBox: box(70, 10) };
  vi.stubGlobal(
    'FaceDetector',
    class {
      detect = async () => (face === undefined ? [] : [face]);
    },
  );
  vi.stubGlobal('MediaStream', EventTarget);
  vi.stubGlobal('document', {
    createElement: () => ({ play: async () => undefined, videoWidth: 100, videoHeight: 100 }),
  });
  const head = followHead(track);
  expect(canFindHeads()).toBe(true);
  expect(head.read()).toEqual(STILL_HEAD);
  await vi.advanceTimersByTimeAsync(100);
  const { x, y } = head.read();
  // The mirror shows what is right in the picture at the left, and the head goes a part of the way.
  expect(x).toBeLessThan(0);
  expect(x).toBeGreaterThan(-0.6);
  expect(y).toBeLessThan(0);
  await vi.advanceTimersByTimeAsync(3000);
  expect(head.read().x).toBeCloseTo(-0.6, 2);
  face = undefined;
  await vi.advanceTimersByTimeAsync(300);
  expect(head.read().x).toBeCloseTo(-0.6, 2);
  head.stop();
  expect(stop).toHaveBeenCalledOnce();
  face = { boundingBox: box(0, 0) };
  await vi.advanceTimersByTimeAsync(3000);
  expect(head.read().x).toBeCloseTo(-0.6, 2);
});

it('A browser that finds no faces keeps the head still', () => {
  vi.stubGlobal('FaceDetector', undefined);
  expect(canFindHeads()).toBe(false);
  expect(followHead(track).read()).toEqual(STILL_HEAD);
});

it('A tilted head tilts as in a mirror', () => {
  const eye = (x: number, y: number) => ({ type: 'eye', locations: [{ x, y }] });
  const { tilt } = headOf({ boundingBox: box(40, 40), landmarks: [eye(60, 60), eye(40, 40)] }, 100, 100);
  expect(tilt).toBeCloseTo(-Math.PI / 4);
});
