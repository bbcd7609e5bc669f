import { seededRng } from '#content/seeded-rng.ts';
import { understood } from '#companions/hear.ts';
import type { Encoder } from '#server/platform/reading/encoder.ts';
import { respond } from './responder.ts';
import type { Reply, WynTurn } from './scene.ts';

/** A turn without what is understood of its message; `seed` determines the random choices. */
interface SeededTurn extends Omit<WynTurn, 'heard' | 'rng'> {
  seed: number;
}

export async function read({ seed, ...turn }: SeededTurn, encoder: Encoder): Promise<Reply> {
  const heard = await understood(encoder, turn.message);
  return respond({ ...turn, heard, rng: seededRng(seed) });
}

export const samples: readonly SeededTurn[] = [
  'Write me an opener about hiking, a weird one, for my match Ana.',
  'My sister moved away, and I miss her because she was my best friend.',
  'Why did we match? And what is the tallest bridge in the world?',
  'me llamo Juan y estoy muy cansado, gracias',
].map((message) => ({
  message,
  history: [
    { role: 'user', content: 'I feel lonely, and nobody answers' },
    { role: 'assistant', content: 'Tell me more.' },
  ],
  knowledge: undefined,
  fact: undefined,
  seed: 1,
}));
