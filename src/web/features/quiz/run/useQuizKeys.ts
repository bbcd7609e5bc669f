import { isOnControl, usePageKeys } from '#web/ui/usePageKeys.ts';

interface Keys {
  choices: readonly { id: string }[];
  choose: (id: string) => void;
  back: () => void;
  forward: () => void;
}

/**
 * 1 to 5 choose, Backspace goes back, Enter goes on (or presses the focused card, button or link), and arrows move
 * between the cards. Arrows do not choose, because a choice opens the next question.
 */
export function useQuizKeys(keys: Keys): void {
  usePageKeys(({ key, repeat }) => act(key, keys, repeat));
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
