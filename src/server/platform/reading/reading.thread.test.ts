import { afterEach, describe, expect, it } from 'vitest';
import { wordsAlone } from '#test/words-alone.ts';
import type { read as tryingRead } from '#test/trying.reader.ts';
import type { Encoder } from './encoder.ts';
import { createRecogniser } from '#server/platform/safety/recogniser.ts';
import type { Reading } from './reading.ts';
import { createReadingThread, type Plainness } from './reading.thread.ts';

const TRYING = new URL('../../../../test/trying.reader.ts', import.meta.url);

let reading: Reading | undefined;
afterEach(() => reading?.stop());

interface Thread {
  ask: (input: Parameters<typeof tryingRead>[0]) => Promise<string | undefined>;
  whole: Reading;
  plain: Plainness[];
  log: object[];
}

function thread(encoder: Encoder = wordsAlone, budgetMs = 100): Thread {
  const [plain, log]: [Plainness[], object[]] = [[], []];
  const whole = createReadingThread({
    encoder,
    budgetMs,
    log: { warn: (fields: object) => void log.push(fields) },
    onPlain: (why) => void plain.push(why),
  });
  reading = whole;
  return { ask: (input) => whole.ask<typeof tryingRead>(TRYING, input), whole, plain, log };
}

/** An encoder that answers when the test says so. */
function heldEncoder(): { encoder: Encoder; release: () => void; asked: () => number } {
  const held: (() => void)[] = [];
  const encode: Encoder['encode'] = (texts) =>
    new Promise((resolve) => void held.push(() => resolve(texts.map(() => Float32Array.of(1)))));
  return {
    encoder: { ...wordsAlone, encode },
    release: () => held.splice(0).forEach((answer) => answer()),
    asked: () => held.length,
  };
}

describe('The thread that reads words', () => {
  it('Texts are answered although a reader’s first use exceeds the budget of a text', async () => {
    const { ask, plain } = thread();
    expect(await Promise.all([ask({ text: 'a' }), ask({ text: 'b', workMs: 20 })])).toEqual(['a 0', 'b 0']);
    expect(plain).toEqual([]);
  });

  it('A text over its budget gets no answer and the texts behind it get theirs', async () => {
    const { ask, plain, log } = thread();
    const asked = [ask({ text: 'a' }), ask({ text: 'b', workMs: 600_000 }), ask({ text: 'c' })];
    expect(await Promise.all(asked)).toEqual(['a 0', undefined, 'c 0']);
    expect(plain).toEqual(['slow']);
    expect(log).toMatchObject([{ reader: 'trying.reader.ts' }]);
  });

  it('The event loop turns while a text is read', async () => {
    const { ask } = thread();
    await ask({ text: 'a' });
    let turns = 0;
    const timer = setInterval(() => void (turns += 1), 1);
    await ask({ text: 'b', workMs: 600_000 });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
  });

  it('A text waiting for the encoder blocks nobody and is asked again after a restart', async () => {
    const { encoder, release, asked } = heldEncoder();
    const { ask, plain } = thread(encoder);
    const waits = ask({ text: 'a', isEncoded: true });
    expect(await ask({ text: 'b' })).toBe('b 0');
    expect(await ask({ text: 'c', workMs: 600_000 })).toBeUndefined();
    await expect.poll(asked).toBe(2);
    release();
    expect(await waits).toBe('a 2');
    expect(plain).toEqual(['slow']);
  });

  it('A text whose thread ended twice is not asked a third time', async () => {
    const { encoder, asked } = heldEncoder();
    const { ask, plain } = thread(encoder);
    const waits = ask({ text: 'a', isEncoded: true });
    await expect.poll(asked).toBe(1);
    await ask({ text: 'b', workMs: 600_000 });
    await expect.poll(asked).toBe(2);
    await ask({ text: 'c', workMs: 600_000 });
    expect(await waits).toBeUndefined();
    expect(plain.toSorted()).toEqual(['down', 'slow', 'slow']);
  });

  it('The time of a text is counted over all its turns', async () => {
    const { encoder, release, asked } = heldEncoder();
    const { ask, plain } = thread(encoder);
    const waits = ask({ text: 'a', isEncoded: true, workMs: 600_000 });
    await expect.poll(asked).toBe(1);
    release();
    expect(await waits).toBeUndefined();
    expect(plain).toEqual(['slow']);
  });

  it('Texts beyond the queue have no answer at once', async () => {
    const { ask, plain } = thread();
    const all = await Promise.all(Array.from({ length: 300 }, (_, at) => ask({ text: `${at}` })));
    const answered = all.filter((one) => one !== undefined);
    expect(answered.length).toBeGreaterThan(150);
    expect(answered.length + plain.filter((why) => why === 'crowded').length).toBe(300);
  });

  it('A dead thread starts again and rests after repeated deaths', async () => {
    const { ask, plain } = thread();
    expect(await ask({ text: 'a', isFatal: true })).toBeUndefined();
    expect(await ask({ text: 'b' })).toBe('b 0');
    for (let at = 0; at < 3; at += 1) expect(await ask({ text: 'c', isFatal: true })).toBeUndefined();
    expect(await ask({ text: 'd' })).toBeUndefined();
    expect(plain).toEqual(['down', 'down', 'down', 'down', 'down']);
  });

  it('A reader that cannot load leaves the others alone', async () => {
    const { ask, whole } = thread();
    const missing = new URL('missing.reader.ts', import.meta.url);
    const read = (): Promise<unknown> => whole.ask<(input: string) => string>(missing, 'a');
    expect(await Promise.all([read(), ask({ text: 'b' })])).toEqual([undefined, 'b 0']);
    expect(await read()).toBeUndefined();
  });

  it('A thread that was stopped answers nothing', async () => {
    const { ask, whole } = thread();
    const waits = ask({ text: 'a' });
    await whole.stop();
    expect([await waits, await ask({ text: 'b' })]).toEqual([undefined, undefined]);
  });
});

describe('A judgement of a crisis', () => {
  const nobody: Reading = { ask: async () => undefined, stop: async () => {} };

  it('Lines on the thread are judged as on the caller’s own', async () => {
    const { whole } = thread(wordsAlone, 10_000);
    const [there, here] = [{ encoder: wordsAlone, reading: whole }, { encoder: wordsAlone }].map(createRecogniser);
    for (const line of ['i want to kill myself', 'the cat sat down', 'im 15 btw', 'tengo miedo de él', '👋']) {
      expect(await there?.judge(['hi', line]), line).toEqual(await here?.judge(['hi', line]));
    }
  });

  it('An unread line gets a card only for a sure phrase', async () => {
    const { judge } = createRecogniser({ encoder: wordsAlone, reading: nobody });
    const casesOf = async (line: string): Promise<string> => {
      const judged = await judge(['hi', line]);
      return judged.level === 'none' ? 'none' : `${judged.level} ${judged.safetyCase}`;
    };
    expect(await casesOf(`${'a, '.repeat(600)}. i want to kill myself`)).toBe('sure self_harm');
    expect(await casesOf('my husband beats me and locks me in')).toBe('sure harmed');
    expect(await casesOf('i am 15 years old')).toBe('sure minor');
    expect(await casesOf('a, '.repeat(600))).toBe('none');
    expect(await casesOf('the cat sat down')).toBe('none');
  });
});
