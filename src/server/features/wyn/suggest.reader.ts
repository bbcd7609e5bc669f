import { seededRng } from '#content/seeded-rng.ts';
import { suggest, type SuggestionRequest } from './suggest.ts';

/** `seed` determines the random choices. */
interface SuggestInput extends Omit<SuggestionRequest, 'rng'> {
  seed: number;
}

export const read = ({ seed, ...asking }: SuggestInput): ReturnType<typeof suggest> =>
  suggest({ ...asking, rng: seededRng(seed) });

export const samples: readonly SuggestInput[] = [
  'My sister Ana moved away, and I miss her because she was my best friend.',
  'hey, how are you? I’m tired, my boss said that “it is all my fault”',
  'me llamo Juan y estoy muy cansado, gracias',
  'We got the house! And so I went home, sat down, ate cake.',
].map((text) => ({ lines: [{ isMine: false, text }], shared: [], seed: 1 }));
