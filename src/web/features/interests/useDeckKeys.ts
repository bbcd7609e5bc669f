import { useEffect, useRef } from 'react';
import type { Deck } from './deck.ts';
import type { Verdict } from './swipe.ts';

interface Keys {
  stage: Deck['stage'];
  onVerdict: (verdict: Verdict) => void;
  onUndo: () => void;
  onSettle: () => void;
}

/** ← and → respond, Backspace or Z undoes, Enter leaves the chips. A focused field receives all keys itself. */
export function useDeckKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
      // A window above the page (Wyn, vibes) receives the keys.
      if (event.defaultPrevented || document.querySelector('[role="dialog"]') !== null) return;
      if (document.activeElement instanceof HTMLInputElement) return;
      if (act(event.key, latest.current)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Handles a key; returns true when it had an effect. */
function act(key: string, { stage, onVerdict, onUndo, onSettle }: Keys): boolean {
  const isOnButton = document.activeElement?.closest('button, a') != null;
  if (key === 'Backspace' || key.toLowerCase() === 'z') onUndo();
  else if (stage === 'card' && key === 'ArrowLeft') onVerdict('no');
  else if (stage === 'card' && key === 'ArrowRight') onVerdict('yes');
  else if (stage === 'refine' && key === 'Enter' && !isOnButton) onSettle();
  else return false;
  return true;
}
