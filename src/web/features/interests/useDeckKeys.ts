import { isOnControl, usePageKeys } from '#web/ui/usePageKeys.ts';
import type { Deck } from './deck.ts';
import type { SwipeVerdict } from './swipe.ts';

interface Keys {
  stage: Deck['stage'];
  onVerdict: (verdict: SwipeVerdict) => void;
  onUndo: () => void;
  onSettle: () => void;
}

/** ← answers no, and → answers yes. Backspace or Z undoes a step. Enter completes the choice of interests. */
export function useDeckKeys(keys: Keys): void {
  usePageKeys((key, { shiftKey, repeat }) => !shiftKey && !repeat && act(key, keys));
}

/** Handles a key; returns false for a key that means nothing at this stage. */
function act(key: string, { stage, onVerdict, onUndo, onSettle }: Keys): boolean {
  if (key === 'Backspace' || key.toLowerCase() === 'z') onUndo();
  else if (stage === 'card' && key === 'ArrowLeft') onVerdict('no');
  else if (stage === 'card' && key === 'ArrowRight') onVerdict('yes');
  else if (stage === 'refine' && key === 'Enter' && !isOnControl()) onSettle();
  else return false;
  return true;
}
