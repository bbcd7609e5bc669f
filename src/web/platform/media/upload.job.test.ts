import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CallError } from '#web/platform/calls/call.ts';
import { createUpload, type UploadState } from './upload.job.ts';
import type { Upload } from './uploads.ts';

/** Returns an upload whose preparation and sending end when the test says so, and all that was seen of it. */
function upload({ isReady = false } = {}) {
  const chosen = new Blob(['chosen']);
  const ready = new Blob(['ready']);
  let running: { resolve: (value: never) => void; reject: (error: unknown) => void } | undefined;
  const states: UploadState<string>[] = [];
  const sends: { file: Blob; upload: Upload }[] = [];
  const wait = <T>(): Promise<T> => {
    if (running !== undefined) throw new Error('Two works at once');
    const { promise, ...ends } = Promise.withResolvers<T>();
    running = ends;
    return promise;
  };
  const { job, state } = createUpload<string>({
    clientId: 'one',
    chosen,
    prepare: isReady ? undefined : () => wait<Blob>(),
    send: (file, sent) => {
      sends.push({ file, upload: sent });
      return wait<string>();
    },
    wordsOf: (error) => String((error as CallError).status),
    onChange: (next) => states.push(next),
  });
  const now = (): UploadState<string> => states.at(-1) ?? state;
  const end = (how: 'resolve' | 'reject', value: unknown): void => {
    const ends = running;
    running = undefined;
    ends?.[how](value as never);
  };
  return {
    job,
    states,
    sends,
    now,
    file: isReady ? chosen : ready,
    arrive: () => end('resolve', now().step === 'preparing' ? ready : 'there'),
    fail: (status: number) => end('reject', new CallError(status, '', {})),
    progress: (part: number) => sends.at(-1)?.upload.onProgress(part),
  };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const PASSING = [0, 401, 429, 500, 503];
const REFUSED = [400, 404, 413, 415, 422];
type Step = UploadState<string>['step'];

/** The steps that may follow a step. */
const after: Record<Step, readonly Step[]> = {
  waiting: ['preparing'],
  preparing: ['sending', 'failed'],
  sending: ['sending', 'done', 'failed'],
  failed: ['preparing'],
  done: [],
};

const event = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('run' as const, 'run' as const, 'arrive' as const, 'drop' as const) },
  { weight: 2, arbitrary: fc.record({ fail: fc.constantFrom(...PASSING, ...REFUSED) }) },
  { weight: 1, arbitrary: fc.record({ part: fc.double({ min: 0, max: 1, noNaN: true }) }) },
);

it('An upload keeps its steps, its file and its id through any events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(event, { maxLength: 14 }), async (isReady, events) => {
      const one = upload({ isReady });
      let atDrop: [states: number, sends: number] | undefined;
      for (const what of events) {
        if (what === 'run') one.job.run();
        else if (what === 'arrive') one.arrive();
        else if (what === 'drop') {
          one.job.drop();
          atDrop ??= [one.states.length, one.sends.length];
        } else if ('fail' in what) one.fail(what.fail);
        else one.progress(what.part);
        await settle();
      }
      const steps: Step[] = ['waiting', ...one.states.map(({ step }) => step)];
      for (const [at, step] of steps.slice(1).entries()) expect(after[steps[at] ?? 'done']).toContain(step);
      const refusedAt = one.states.findIndex(({ step, canRetry }) => step === 'failed' && !canRetry);
      expect([-1, one.states.length - 1]).toContain(refusedAt);
      for (const { step, taken, problem, canRetry } of one.states) {
        expect([taken !== undefined, problem !== undefined]).toEqual([step === 'done', step === 'failed']);
        expect(canRetry).toBe(step === 'failed' && PASSING.includes(Number(problem)));
      }
      for (const { file, upload: sent } of one.sends) expect([file, sent.clientId]).toEqual([one.file, 'one']);
      if (atDrop === undefined) return;
      expect([one.states.length, one.sends.length]).toEqual(atDrop);
      expect(one.sends.every(({ upload: sent }) => sent.signal.aborted)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it.each(PASSING)('An upload that failed with %i is repeated with the same file', async (status) => {
  const one = upload();
  one.job.run();
  one.arrive();
  await settle();
  one.progress(0.5);
  one.fail(status);
  await settle();
  expect(one.now()).toMatchObject({ step: 'failed', progress: 0.5, canRetry: true });
  one.job.run();
  expect(one.now()).toMatchObject({ step: 'sending', progress: 0, problem: undefined });
  one.arrive();
  await settle();
  expect(one.now()).toMatchObject({ step: 'done', progress: 1, taken: 'there' });
  expect(one.sends.map(({ file }) => file)).toEqual([one.file, one.file]);
});

it('A file that the server has is done without a request', () => {
  const states: unknown[] = [];
  const { job, state, preview } = createUpload<string>({
    clientId: 'one',
    chosen: undefined,
    taken: 'there',
    send: () => Promise.reject(new Error('Sent again')),
    wordsOf: String,
    onChange: (next) => states.push(next),
  });
  job.run();
  expect([state.step, state.progress, state.taken, preview, states]).toEqual(['done', 1, 'there', undefined, []]);
});
