import { expect, it } from 'vitest';
import { keepAwake } from './awake.ts';

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  show(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

it('The screen stays awake, again after each return, until the call ends', async () => {
  let [asked, released] = [0, 0];
  const lock = {
    request: async () => {
      asked += 1;
      return { release: async () => void (released += 1) } as unknown as WakeLockSentinel;
    },
  };
  const page = new Page();
  const end = keepAwake({ page, lock });
  await expect.poll(() => asked).toBe(1);
  page.show('hidden');
  expect(asked).toBe(1);
  page.show('visible');
  await expect.poll(() => asked).toBe(2);
  end();
  expect(released).toBe(1);
  page.show('visible');
  expect(asked).toBe(2);
});

it('A browser that cannot keep the screen awake changes nothing', () => {
  expect(() => keepAwake({ page: new Page(), lock: undefined })()).not.toThrow();
});
