import { afterEach, expect, test, vi } from 'vitest';
import { wasAnsweredOutside } from './pressed.ts';

const PRESSED = '5f1f6a4e-6d0c-4f0b-9d3e-3f0c9a1d2b10';

/** A worker that heard the press of `PRESSED`. */
const active = {
  postMessage: ({ callId }: { callId: string }, [port]: [MessagePort]): void => port.postMessage(callId === PRESSED),
};
const pageWith = (serviceWorker: object): void => void vi.stubGlobal('navigator', { serviceWorker });
afterEach(() => {
  vi.unstubAllGlobals();
});

test('A page that no worker controls asks the worker that heard the press', async () => {
  pageWith({ controller: null, getRegistration: async () => ({ active }) });
  expect(await wasAnsweredOutside(PRESSED)).toBe(true);
  expect(await wasAnsweredOutside('another call')).toBe(false);
});

test.each([undefined, { active: null }])(
  'A page without a worker (%o) was not answered outside',
  async (registration) => {
    pageWith({ controller: null, getRegistration: async () => registration });
    expect(await wasAnsweredOutside(PRESSED)).toBe(false);
  },
);
