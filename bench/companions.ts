/**
 * Measures the replies of companions in the conversations of test/talks: the processor time of the whole process,
 * including the sentence encoder's thread, and the delay of the event loop. The baseline replies without the encoder.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import pino from 'pino';
import { createEncoder, type Encoder } from '#server/platform/reading/encoder.ts';
import { companionFor, Player, scriptsIn, talks } from '#test/talks/play.ts';
import { wordsAlone } from '#test/words-alone.ts';
import { quantile, report } from './table.ts';

async function costOf(encoder: Encoder): Promise<{ costs: number[]; loopMs: number }> {
  const player = new Player(encoder);
  const costs: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  for (const [part, file] of talks.entries()) {
    for (const [at, script] of scriptsIn(file).entries()) {
      let begun = process.cpuUsage();
      // The first file does not count, because the encoder and the facts load during it, once per process.
      if (part === 1) delay.enable();
      for await (const { reply } of player.play(script, companionFor(at), at + 1)) {
        const { user, system } = process.cpuUsage(begun);
        if (part > 0 && reply !== '') costs.push((user + system) / 1000);
        begun = process.cpuUsage();
      }
    }
  }
  delay.disable();
  return { costs, loopMs: delay.percentile(99) / 1e6 };
}

const encoder = createEncoder({ log: pino() });
const full = await costOf(encoder);
await encoder.stop();
const alone = await costOf(wordsAlone);
report(`What ${full.costs.length} replies of companions cost`, [
  { what: 'processor time of a reply, p95', value: quantile(full.costs, 0.95), unit: 'ms', atMost: 150 },
  { what: 'processor time of a reply, median', value: quantile(full.costs, 0.5), unit: 'ms' },
  { what: 'words alone, p95', value: quantile(alone.costs, 0.95), unit: 'ms' },
  {
    what: 'with meaning, against words alone (median)',
    value: quantile(full.costs, 0.5) / quantile(alone.costs, 0.5),
    unit: '×',
  },
  { what: 'event loop held up, p99', value: full.loopMs, unit: 'ms', atMost: 50 },
]);
