import { idioms, nearWords } from './near-words.ts';

const bounded = (words: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);
const NEAR: readonly RegExp[] = nearWords.map((words) => bounded(words, 'u'));
const IDIOMS = bounded(idioms, 'gu');

/**
 * Returns whether a text names something beside which a joke would hurt: a hurt body, a death, an illness, a weapon, a
 * farewell or a height. Such a line may be harmless, so it leads to no card. It only ends the jokes.
 */
export function isNearGrave(text: string): boolean {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, ' ')
    .replaceAll(IDIOMS, ' ');
  return NEAR.some((sign) => sign.test(plain));
}

/** Wyn's answers then: no wit, no question back, a way on. */
export const nearTalks = [
  'Tell me more, I am listening.',
  'I am listening. Take the time it takes.',
  'Thank you for telling me. Go on, if you like.',
  'I read every word of that. What happened next?',
  'That sounds like a lot. I am here, and I am not in a hurry.',
  'I will not make light of that. Say as much as you want to.',
] as const;

export const nearTalksInSpanish = [
  'Cuéntame más, te escucho.',
  'Te escucho. Tómate el tiempo que haga falta.',
  'Gracias por contármelo. Sigue, si quieres.',
  'Leo cada palabra, y no tengo prisa.',
] as const;
