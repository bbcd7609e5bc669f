import type { Encoder } from '#server/platform/reading/encoder.ts';
import { changeBy, type MemoryChange, type MemoryContext } from '#companions/remember.ts';

interface MemoryChangeInput {
  said: readonly string[];
  context: MemoryContext;
}

export const read = ({ said, context }: MemoryChangeInput, encoder: Encoder): Promise<MemoryChange> =>
  changeBy(encoder, said, context);

const now = new Date(0);
const known = [{ about: 'pet:dog', note: 'You have a dog', notedAt: now, line: 'I have a dog' }];

export const samples: readonly MemoryChangeInput[] = [
  'My name is Ana, I’m 42, and my sister Mia moved to Rome because of work.',
  'Please forget what I said about my dog',
  'I foster kittens with my husband, and tomorrow I have an interview.',
  'No, he’s not called Button, my niece renamed him. I quit my job, and my cat ran away.',
].map((line) => ({
  said: [line],
  context: { known, before: [], above: [], lastLine: undefined, isHushed: false, now, timeZone: 'UTC' },
}));
