import { afterEach, expect, it, vi } from 'vitest';

class PageTransition extends Event {
  readonly persisted: boolean;
  constructor(persisted: boolean) {
    super('pageshow');
    this.persisted = persisted;
  }
}

afterEach(() => vi.unstubAllGlobals());

/** A page without a browser: its visibility is changed by hand. */
async function page() {
  const [view, paper] = [new EventTarget(), Object.assign(new EventTarget(), { visibilityState: 'visible' })];
  vi.stubGlobal('window', view);
  vi.stubGlobal('document', paper);
  vi.stubGlobal('PageTransitionEvent', PageTransition);
  const { onReturn } = await import('./premium.return.ts');
  let returns = 0;
  const end = onReturn(() => (returns += 1));
  return {
    end,
    count: () => returns,
    turn: (state: 'hidden' | 'visible') => {
      paper.visibilityState = state;
      paper.dispatchEvent(new Event('visibilitychange'));
    },
    show: (persisted: boolean) => view.dispatchEvent(new PageTransition(persisted)),
  };
}

it('A page that is seen again after it was left hears of each return once', async () => {
  const { turn, show, count } = await page();
  show(false);
  turn('visible');
  expect(count()).toBe(0);
  turn('hidden');
  turn('visible');
  turn('visible');
  expect(count()).toBe(1);
  show(true);
  expect(count()).toBe(2);
});

it('A page that no longer listens hears nothing', async () => {
  const { turn, end, count } = await page();
  end();
  turn('hidden');
  turn('visible');
  expect(count()).toBe(0);
});
