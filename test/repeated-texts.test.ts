import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonical, fitsIn } from '#contract/texts.written.ts';
import { createLog } from '#server/platform/log.ts';
import { createReadingThread } from '#server/platform/reading/reading.thread.ts';
import { MOST_TIMES, pieces, repeated } from './cost.ts';
import { TextScene, WAYS } from './text-scene.ts';
import { textSurfaces, type TextSurface } from './text-surfaces.ts';
import { wordsAlone } from './words-alone.ts';

/** The longest that a turn of the event loop may work on a text, in milliseconds of the processor. */
const LONGEST_TURN_MS = 50;
/** What a call costs whatever its text is. A text that costs less than three times as much grows too little to be told. */
const FLOOR_MS = 40;
/** What seems too slow is tried again, because the collector and the compiler work now and then. */
const TRIES = 3;
/** Every third piece, and those that were the worst ones. */
const TRIED = pieces.filter(
  (piece, at) => at % 4 === 0 || ['a, ', "I'm 12, ", 'A, B, ', 'My name is Al, '].includes(piece),
);
/** The length of a program's text that has no limit of its own. */
const OF_PROGRAMS = 2000;

/** The thread reads without the encoder, which cuts each sentence to the same length and would take most of the time. */
const scene = new TextScene(
  { RATE_LIMIT_MULTIPLIER: '100000' },
  {
    readingBy: () => createReadingThread({ encoder: wordsAlone, log: createLog('silent') }),
  },
);
beforeAll(async () => {
  await scene.openAll();
  // The readers are loaded, and the routes compiled.
  for (const text of ['Hello there', 'I am 12, and my sister moved away.']) {
    for (const one of written) await scene.send(one, text, WAYS[one.name]);
  }
});
afterAll(scene.close);

const surfaces = (await textSurfaces()).filter(({ route }) => !/logout/.test(route.path));
const written = surfaces.filter((one) => one.written !== undefined);
const ofPrograms = surfaces.filter((one) => one.written === undefined);

const worked = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

interface Cost {
  /** The time of the processor that the whole process used. */
  ms: number;
  /** The time that the event loop worked in its longest turn. */
  turnMs: number;
}

/** Measures a call. Other processes of the machine only make it pass more slowly, so that time does not count. */
async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  let [turnMs, isOver] = [0, false];
  let last = worked(process.threadCpuUsage());
  const watch = (): void => {
    const now = worked(process.threadCpuUsage());
    turnMs = Math.max(turnMs, now - last);
    last = now;
    if (!isOver) setImmediate(watch);
  };
  setImmediate(watch);
  const begun = process.cpuUsage();
  await work();
  const ms = worked(process.cpuUsage(begun));
  isOver = true;
  watch();
  return { ms, turnMs };
}

/** Returns the piece, repeated as often as the length allows, after a word that no earlier text has. */
function fullOf(piece: string, most: number): string {
  let [few, many] = [1, most * 8];
  while (few < many) {
    const between = Math.ceil((few + many) / 2);
    if (fitsIn(repeated(piece, between), most)) few = between;
    else many = between - 1;
  }
  return repeated(piece, few);
}

/** Returns what is wrong with the time of a text at a place; undefined if nothing is. */
async function slownessOf(surface: TextSurface, piece: string): Promise<string | undefined> {
  const { most, longest = OF_PROGRAMS } = surface;
  const whole = most === undefined ? repeated(piece, longest) : fullOf(piece, most);
  const cost = (length: number): Promise<Cost> =>
    costOf(() => scene.send(surface, repeated(piece, length), WAYS[surface.name]));
  let wrong: string | undefined;
  for (let at = 0; at < TRIES; at += 1) {
    const { ms, turnMs } = await cost(whole.length);
    const half = ms > FLOOR_MS * MOST_TIMES ? await cost(Math.floor(whole.length / 2)) : { ms };
    wrong =
      turnMs > LONGEST_TURN_MS
        ? `a turn of ${turnMs.toFixed(0)} ms`
        : ms > Math.max(FLOOR_MS, half.ms) * MOST_TIMES
          ? `${half.ms.toFixed(0)} ms, and ${ms.toFixed(0)} ms for twice as much`
          : undefined;
    if (wrong === undefined) return undefined;
  }
  return `${surface.name} ${JSON.stringify(piece)} (${canonical(whole).length}): ${wrong}`;
}

/** Among how many places of programs' texts the pieces are dealt out, because nothing reads these texts for meaning. */
const SHARES = process.env['TEST_EVERYTHING'] === 'true' ? 1 : 4;

async function slowIn(some: readonly TextSurface[], shares = 1): Promise<string[]> {
  const slow: string[] = [];
  for (const [at, surface] of some.entries()) {
    for (const piece of TRIED.filter((_, place) => place % shares === at % shares))
      slow.push(...[(await slownessOf(surface, piece)) ?? []].flat());
  }
  return slow;
}

describe('Texts that repeat', () => {
  it('The walk tries thirty pieces and more', () => {
    expect(TRIED.length).toBeGreaterThanOrEqual(30);
  });

  it('A person’s text holds the event loop briefly, and costs in proportion to its length', async () => {
    expect(await slowIn(written)).toEqual([]);
  });

  it('A program’s text holds the event loop briefly', async () => {
    expect(await slowIn(ofPrograms, SHARES)).toEqual([]);
  });
});
