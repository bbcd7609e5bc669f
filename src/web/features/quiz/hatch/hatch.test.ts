import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUTO_START_MS, createHatch, hatchStages, type HatchStage } from './hatch.ts';

/** Returns an egg on a clock that the test controls. */
function egg() {
  let now = 0;
  let due: { at: number; run: () => void }[] = [];
  const heard: { stage: HatchStage; at: number }[] = [];
  const hatch = createHatch({
    timers: {
      set: (run, ms) => {
        const timer = { at: now + ms, run };
        due.push(timer);
        return timer;
      },
      clear: (timer) => {
        due = due.filter((one) => one !== timer);
      },
    },
    onStage: (stage) => heard.push({ stage, at: now }),
  });
  const pass = (ms: number): void => {
    const until = now + ms;
    for (;;) {
      const next = due.toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > until) break;
      now = next.at;
      due = due.filter((one) => one !== next);
      next.run();
    }
    now = until;
  };
  return { hatch, heard, pass, waiting: () => due.length, now: () => now };
}

/** The specification's times, measured from the touch. */
const TIMES = [
  { stage: 'lightning', at: 100 },
  { stage: 'spinning', at: 1500 },
  { stage: 'cracking', at: 2500 },
  { stage: 'complete', at: 3500 },
  { stage: 'ready', at: 4500 },
];

describe('An egg', () => {
  it('A touched egg hatches on schedule and stays at the button', () => {
    const { hatch, heard, pass } = egg();
    hatch.show();
    hatch.touch();
    pass(60_000);
    expect(heard).toEqual(TIMES);
    hatch.reveal();
    expect(hatch.current()).toBe('revealed');
  });

  it('An untouched egg hatches by itself after six seconds', () => {
    const { hatch, heard, pass } = egg();
    hatch.show();
    pass(AUTO_START_MS + 99);
    expect(hatch.current()).toBe('waiting');
    pass(60_000);
    expect(heard).toEqual(TIMES.map(({ stage, at }) => ({ stage, at: 6000 + at })));
  });

  it.each(hatchStages.slice(0, -1))('The egg can be skipped while %s, and nothing comes after', (stage) => {
    const { hatch, heard, pass, waiting } = egg();
    hatch.show();
    hatch.touch();
    while (hatch.current() !== stage) pass(50);
    hatch.skip();
    pass(60_000);
    expect(heard.at(-1)?.stage).toBe('revealed');
    expect(heard.filter((one) => one.stage === 'revealed')).toHaveLength(1);
    expect(waiting()).toBe(0);
  });

  it('An egg that is hidden stops, and waits again when it is shown', () => {
    const { hatch, heard, pass, waiting } = egg();
    hatch.show()();
    expect(waiting()).toBe(0);
    pass(60_000);
    expect(heard).toEqual([]);
    hatch.show();
    pass(AUTO_START_MS + 100);
    expect(hatch.current()).toBe('lightning');
  });

  it('The egg reaches each stage once and in order, whatever is pressed', () => {
    const act = fc.oneof(
      fc.record({ act: fc.constantFrom('touch' as const, 'skip' as const, 'reveal' as const) }),
      fc.record({ wait: fc.integer({ min: 0, max: 3000 }) }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const { hatch, heard, pass, now } = egg();
        hatch.show();
        let touchedAt: number | undefined;
        let hasSkipped = false;
        for (const one of acts) {
          if ('wait' in one) {
            pass(one.wait);
          } else {
            if (one.act === 'touch' && hatch.current() === 'waiting') touchedAt ??= Math.min(now(), AUTO_START_MS);
            if (one.act === 'skip') hasSkipped = true;
            if (one.act === 'reveal' && hatch.current() !== 'ready') {
              const before = hatch.current();
              hatch.reveal();
              expect(hatch.current()).toBe(before);
            } else {
              hatch[one.act]();
            }
          }
        }
        pass(60_000);
        const order = heard.map(({ stage }) => hatchStages.indexOf(stage));
        expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b));
        const start = touchedAt ?? AUTO_START_MS;
        for (const { stage, at } of heard) {
          if (stage !== 'revealed') expect(at).toBe(start + (TIMES.find((time) => time.stage === stage)?.at ?? NaN));
        }
        expect(['ready', 'revealed']).toContain(hatch.current());
        if (hasSkipped) expect(hatch.current()).toBe('revealed');
      }),
    );
  });
});
