import { isOnControl, usePageKeys } from '#web/ui/usePageKeys.ts';

interface Keys {
  choices: readonly { id: string }[];
  choose: (id: string) => void;
  back: () => void;
  forward: () => void;
}

/**
 * The keys of the quiz: 1 to 5 choose an answer, Backspace goes back, and Enter goes on, unless a card, button or link
 * has the focus. Arrows move the focus between the cards. They do not choose, as a choice opens the next question.
 */
export function useQuizKeys(keys: Keys): void {
  usePageKeys((key, { repeat }) => act(key, keys, repeat));
}

const strides: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -2, ArrowDown: 2 };

/** Handles a key. Returns true if the key belongs to the quiz at this moment. */
function act(key: string, { choices, choose, back, forward }: Keys, isRepeat: boolean): boolean {
  const stride = strides[key];
  if (stride !== undefined) return walk(stride);
  if (isRepeat) return false;
  const choice = /^[1-5]$/.test(key) ? choices[Number(key) - 1] : undefined;
  if (choice) choose(choice.id);
  else if (key === 'Backspace') back();
  else if (key === 'Enter' && !isOnControl()) forward();
  else return false;
  return true;
}

function walk(stride: number): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-answer]')];
  const here = cards.findIndex((card) => card === document.activeElement);
  // If the focus is outside the cards, an arrow moves it to the first card; at either end the focus stays.
  const next = here === -1 ? cards[0] : cards[here + stride];
  next?.focus();
  return cards.length > 0;
}
