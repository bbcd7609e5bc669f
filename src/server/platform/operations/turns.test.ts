import { afterEach, describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';
import { watchTurns } from './turns.ts';

const lines: { ms: number; workedMs: number }[] = [];
const metrics = createMetrics({ withProcess: false });
let stop: (() => void) | undefined;
afterEach(() => stop?.());

const counted = async (): Promise<string> =>
  /event_loop_long_turn_seconds_count (\d+)/.exec(await metrics.registry.metrics())?.[1] ?? '0';

function work(ms: number): void {
  const begun = performance.now();
  while (performance.now() - begun < ms);
}

describe('Turns of the event loop', () => {
  it('A long turn is counted, and logged with the time that the thread worked', async () => {
    stop = watchTurns({ metrics, log: { warn: (fields: object) => void lines.push(fields as never) } });
    setTimeout(() => work(600), 10);
    await expect.poll(counted).not.toBe('0');
    const longest = Math.max(...lines.map(({ ms }) => ms));
    expect(longest).toBeGreaterThan(300);
    expect(lines.find(({ ms }) => ms === longest)?.workedMs).toBeGreaterThan(20);
  });
});
