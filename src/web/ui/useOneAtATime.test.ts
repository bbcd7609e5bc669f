import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useOneAtATime } from './useOneAtATime.ts';

type Work = (name: string) => Promise<void>;

/** Returns the `run` of one render, which a button keeps until React renders again. */
function runOf(work: Work): Work {
  let run: Work | undefined;
  renderToString(
    createElement(function Probe() {
      [run] = useOneAtATime(work);
      return null;
    }),
  );
  if (run === undefined) throw new Error('The hook did not render.');
  return run;
}

describe('useOneAtATime', () => {
  it('A second press in the same frame starts nothing', async () => {
    const started: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const run = runOf((name) => {
      started.push(name);
      return promise;
    });
    const presses = [run('connect'), run('connect'), run('pass')];
    expect(started).toEqual(['connect']);
    resolve();
    await Promise.all(presses);
    await run('pass');
    expect(started).toEqual(['connect', 'pass']);
  });

  it('Work that throws tells its caller and lets the next press through', async () => {
    const started: string[] = [];
    const run = runOf(async (name) => {
      started.push(name);
      if (name === 'first') throw new Error('lost');
    });
    await expect(run('first')).rejects.toThrow('lost');
    await run('second');
    expect(started).toEqual(['first', 'second']);
  });
});
