import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Community } from './community.ts';
import { Desk } from './desk.ts';
import { OpenWords } from './open-words.ts';
import { Operators } from './operators.ts';
import { Rooms, type RoomKeeper } from './rooms.ts';
import { Texts } from './texts.ts';
import { Waiting } from './waiting.ts';

const nothing = async (): Promise<undefined> => undefined;
const step = { name: 'note', sql: 'SELECT 1' };

/** What only one feature may register with each seam, part by part. */
const ONCE: Record<string, (() => void)[]> = {
  community: of(new Community(), { has: async () => true }),
  desk: of(new Desk(), {
    isModerator: async () => true,
    hasOpened: async () => true,
    noteMinor: async () => nothing,
    isStaffed: async () => true,
    isDoubted: async () => true,
    call: nothing,
  }),
  'open-words': of(new OpenWords(), { guard: nothing, listener: nothing }),
  operators: of(new Operators(), { isOperator: async () => true }),
  rooms: [{ keeper: {} as RoomKeeper }, { guard: nothing }, { listener: nothing }].flatMap((part) =>
    of(new Rooms(), part),
  ),
  texts: of(new Texts(), { judge: async () => [], hear: nothing }),
  waiting: [{ keeper: {} as Waiting['keeper'] }, { writers: { post: nothing } }].flatMap((part) =>
    of(new Waiting(), part),
  ),
};

function of<T>(seam: { register: (part: T) => void }, part: T): (() => void)[] {
  return [() => seam.register(part)];
}

const sources = readdirSync(import.meta.dirname)
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => [name.replace('.ts', ''), readFileSync(join(import.meta.dirname, name), 'utf8')] as const);

it('Every seam refuses a second registration of what may exist only once', () => {
  const seams = sources.filter(([, text]) => text.includes('export class ')).map(([name]) => name);
  expect(Object.keys(ONCE)).toEqual(seams);
  for (const register of Object.values(ONCE).flat()) {
    register();
    expect(register).toThrow('already');
  }
});

it('No seam overwrites a part that a feature registered', () => {
  expect(sources.filter(([, text]) => /this\.#\w+(?:\.\w+)? = /.test(text)).map(([name]) => name)).toEqual([]);
});

it('Every other registration of the platform goes through registerOnce or appends', () => {
  const platform = join(import.meta.dirname, '..');
  const takers = readdirSync(platform, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ name, text: readFileSync(join(platform, name), 'utf8') }))
    .filter(({ text }) =>
      /^ +(?:async )?(?:register|handle|define|\w+By)(?:<[^>]*>+)?(?:\(.*\{|: \(.*=>.*,)$/m.test(text),
    );
  expect(takers.map(({ name }) => name)).toContain('background/jobs.ts');
  expect(takers.filter(({ text }) => !text.includes('registerOnce(')).map(({ name }) => name)).toEqual([]);
});

it('Rooms take any number of steps, forgetters and listeners to people who leave', async () => {
  const [rooms, called] = [new Rooms(), [] as string[]];
  const part = {
    step,
    forgetter: async () => void called.push('forget'),
    onLeft: async () => void called.push('left'),
  };
  for (const _ of [1, 2]) rooms.register(part);
  const [trx, roomId] = [undefined as never, 'a room'];
  await rooms.forget(trx, { roomId, seq: 1 });
  await rooms.left(trx, { roomId, userId: 1, now: new Date(0), newId: () => 'an id' });
  expect([rooms.steps, called]).toEqual([
    [step, step],
    ['forget', 'forget', 'left', 'left'],
  ]);
});
