import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createEncoder } from '#server/platform/reading/encoder.ts';
import { wordsAlone } from '#test/words-alone.ts';
import { heardIn } from './by-meaning.ts';
import { storyOf } from './stories.ts';

const encoder = createEncoder({ log: pino({ level: 'silent' }) });
afterAll(() => encoder.stop());

/** Returns the lines of a file of what people typed; none of them was used to choose a threshold. */
const linesOf = (file: string): string[][] =>
  readFileSync(join(import.meta.dirname, '../../../test/heard', file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

function offeredAt(where = ''): string[] {
  const [key = '', scene, step = ''] = where.split(' ');
  const found = storyOf(key).scenes.find((one) => one.key === scene);
  return found?.steps.get(step)?.replies.map(({ text }) => text) ?? [];
}

const typed = linesOf('replies.tsv');
const others = linesOf('others.txt').flat();

describe('what a person types', () => {
  it('A paraphrase takes its reply nine times of ten and never another', async () => {
    expect(typed.length).toBeGreaterThanOrEqual(60);
    const heard = await Promise.all(
      typed.map(async ([where, reply, said = '']) => {
        const offered = offeredAt(where);
        expect(offered).toContain(reply);
        return { said, reply, heard: (await heardIn(encoder, said, offered)).reply };
      }),
    );
    const missed = heard.filter((one) => one.heard !== one.reply);
    expect(missed.filter((one) => one.heard !== undefined)).toEqual([]);
    expect(missed.length / heard.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.1);
  });

  it('One of twenty unrelated lines is taken as a reply at most', async () => {
    expect(others.length).toBeGreaterThanOrEqual(60);
    const places = [...new Set(typed.map(([where]) => where))];
    const taken = await Promise.all(
      others.map(async (said, at) => {
        const offered = offeredAt(places[at % places.length]);
        return [said, (await heardIn(encoder, said, offered)).reply];
      }),
    );
    const wrong = taken.filter(([, reply]) => reply !== undefined);
    expect(wrong.length / others.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.05);
  });

  it('Four of five lines about an everyday theme find it', async () => {
    const lines = linesOf('themes.tsv');
    const heard = await Promise.all(
      lines.map(async ([key, said = '']) => ({ key, said, found: (await heardIn(encoder, said, [])).theme?.key })),
    );
    const missed = heard.filter(({ key, found }) => key !== found);
    expect(missed.length / lines.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.2);
  });

  it('The person’s words mean nothing without a model of meaning', async () => {
    expect(await heardIn(wordsAlone, 'i can’t sleep', ['yes'])).toEqual({ reply: undefined, theme: undefined });
  });
});
