import { useEffect, useReducer, useRef } from 'react';
import { spoken, t } from '#web/words/words.ts';
import { cardOf, newDeck, savedDeck, step, type Deck, type Move, type Run } from './deck.ts';
import { keepDraft, readDraft } from './deck.draft.ts';

/** The person's choice that is saved on the server. */
export interface SavedInterests {
  interests: readonly string[];
  custom: readonly string[];
  declined: readonly string[];
  setAt: string | null;
}

/**
 * Returns this person's deck, and a function that moves it. The deck begins with the draft on this device, else with
 * the saved choice, else empty. Each step is stored as a draft.
 */
export function useRun(userId: number, saved: SavedInterests): [run: Run, move: (move: Move) => void] {
  const [run, move] = useReducer(step, saved, (from) => readDraft(userId, from.setAt) ?? beginning(from));
  const first = useRef(run);
  useEffect(() => {
    if (run !== first.current) keepDraft(userId, saved.setAt, run);
  }, [userId, saved.setAt, run]);
  return [run, move];
}

function beginning(saved: SavedInterests): Run {
  const isNew = saved.interests.length + saved.custom.length === 0;
  return { now: isNew ? newDeck : savedDeck(saved), past: [] };
}

/** Returns the text that a screen reader speaks after a step. */
export function toldOf(before: Deck, after: Deck, isUndo: boolean): string {
  const card = cardOf(after);
  const next = after.stage === 'card' && card ? `${spoken(card.name)}. ${spoken(card.line)}` : '';
  if (isUndo) return t('interests.taken-back', 'Taken back. {next}', { next });
  const asked = cardOf(before);
  if (before.stage === 'card' && asked) {
    const isNo = after.declined.includes(asked.id);
    return `${isNo ? t('interests.not-me', 'Not me') : t('interests.thats-me', 'That’s me')}: ${spoken(asked.name)}. ${next && t('interests.next', 'Next: {next}', { next })}`;
  }
  if (before.stage !== 'card' && after.stage === 'card') return t('interests.next', 'Next: {next}', { next });
  const gone = [...before.picks, ...before.custom].length - [...after.picks, ...after.custom].length;
  return after.stage === 'summary' && before.stage === 'summary' && gone > 0 ? t('interests.removed', 'Removed.') : '';
}
