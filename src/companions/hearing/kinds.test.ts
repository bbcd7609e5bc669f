import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createEncoder } from '#server/platform/reading/encoder.ts';
import { kindOf } from '#companions/replies/by-kind.ts';
import { meantBy } from './kinds.ts';
import type { KeptLabels } from './learned.ts';
import { recognise } from './recognise.ts';

const ROOT = join(import.meta.dirname, '../../..');
const encoder = createEncoder({ log: pino({ level: 'silent' }) });
afterAll(() => encoder.stop());

/** Lines that were not used for training, each with the kind that a person gave it. */
const lines = readFileSync(join(ROOT, 'test/companion-kinds.txt'), 'utf8')
  .split(/^# /m)
  .flatMap((part) => {
    const [kind = '', ...rest] = part.trim().split('\n');
    return rest.filter((line) => line !== '').map((line) => ({ kind, line }));
  });

/** "self:day" and "self:past" are questions about the companion; "choice" asks for an opinion. */
const familyOf = (kind = 'talk'): string => (kind === 'choice' ? 'opinion' : (kind.split(':')[0] ?? kind));

async function found(line: string): Promise<string> {
  return familyOf(kindOf(await meantBy(encoder, [line]), recognise([line])));
}

describe('the kinds of lines', () => {
  it.each([
    ['kinds.json', 'examples.txt'],
    ['tones.json', 'tones.txt'],
  ])('%s was learned from the examples as they are', (weights, from) => {
    const kept = JSON.parse(readFileSync(join(import.meta.dirname, weights), 'utf8')) as KeptLabels;
    const examples = readFileSync(join(ROOT, 'training/kinds', from));
    expect(kept.source).toBe(createHash('sha256').update(examples).digest('hex'));
  });

  it('Three of four lines that were never learned get their kind', async () => {
    const told = lines.filter(({ kind }) => kind !== 'talk');
    const kinds = await Promise.all(told.map(({ line }) => found(line)));
    const right = told.filter(({ kind }, at) => kinds[at] === kind);
    expect(right.length / told.length).toBeGreaterThan(0.75);
  });

  it('Fewer than six percent of plain statements are misread', async () => {
    const told = lines.filter(({ kind }) => kind === 'talk');
    const kinds = await Promise.all(told.map(({ line }) => found(line)));
    const wrong = told.filter((_, at) => !['talk', 'bad', 'good', 'plan'].includes(kinds[at] ?? ''));
    expect(wrong.length / told.length).toBeLessThan(0.06);
  });

  it('A line of another language is of no kind', async () => {
    const line = 'mi vecino pone cumbia desde las ocho de la mañana';
    expect(kindOf(await meantBy(encoder, [line]), recognise([line]))).toBeUndefined();
  });
});
