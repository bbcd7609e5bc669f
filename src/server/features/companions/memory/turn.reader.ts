import type { Encoder } from '#server/platform/reading/encoder.ts';
import {
  outcomesOf,
  turnOf,
  type MemoryChange,
  type MemoryNote,
  type TurnOfNotes,
  type When,
} from '#companions/remember.ts';

interface RecallInput {
  said: readonly string[];
  change: MemoryChange;
  known: readonly MemoryNote[];
  notes: readonly MemoryNote[];
  profile: readonly MemoryNote[];
  moment: When;
}

/** What the notes are to the lines, and the plans and illnesses that they end. */
export interface Recalled extends TurnOfNotes {
  done: ReturnType<typeof outcomesOf>;
}

export async function read({ said, moment, ...from }: RecallInput, encoder: Encoder): Promise<Recalled> {
  const turn = await turnOf(encoder, said, from);
  return { ...turn, done: outcomesOf(said, turn.touched, moment) };
}

const notedAt = new Date(0);
const notes = [
  { about: 'pet:dog:rex', note: 'Your dog is called Rex', notedAt, line: 'my dog is called Rex' },
  {
    about: 'plan:1970-01-01:the interview',
    note: 'You planned on the interview',
    notedAt,
    line: 'I have an interview',
  },
];

export const samples: readonly RecallInput[] = [
  'What do you remember of me, and what is my dog called?',
  'The interview went well, and Rex is better now.',
].map((line) => ({
  said: [line],
  change: { learned: { facts: [], over: [] }, forgot: undefined },
  known: notes,
  notes,
  profile: [],
  moment: { now: notedAt, timeZone: 'UTC' },
}));
