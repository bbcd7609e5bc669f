import { afterEach, expect, it, vi } from 'vitest';
import { setClockBy } from '#web/platform/serverTime.ts';
import { isMuted } from './muting.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('A mute ends by the server’s clock, not by the device’s', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-05T13:00:00Z') });
  const muted = { mutedUntil: '2026-11-05T12:30:00.000Z' };
  expect(isMuted(muted)).toBe(false);
  setClockBy('2026-11-05T12:00:00.000Z');
  expect(isMuted(muted)).toBe(true);
  setClockBy('2026-11-05T13:00:00.000Z');
});
