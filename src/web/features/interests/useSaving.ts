import { useState } from 'react';
import { saveInterestProfile } from '#contract/interests.ts';
import { listMatches } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { setMe } from '#web/platform/me.ts';
import { invalidate, useWrite } from '#web/platform/calls/query.ts';
import { sessionPerson } from '#web/platform/session/session.ts';
import { t } from '#web/words/words.ts';
import { hasChosen, type Deck } from './deck.ts';
import { dropDraft } from './deck.draft.ts';

const NOTHING = t(
  'interests.no-interests-selected-please-select',
  'No interests selected: Please select at least one interest before continuing.',
);
const FAILED = t('interests.error-failed-to-save-your', 'Error: Failed to save your interests. Please try again.');
export const NO_USER = t('interests.user-id-not-found-please', 'User ID not found - please log in again');

/**
 * Saves the deck's choice, then replaces the deck's history entries by the Match page. If the save fails, the deck
 * stays.
 */
export function useSaving(
  userId: number,
  deck: Deck,
  leaveFor: (page: string) => Promise<void>,
): {
  /** The text that says why the choice was not saved; undefined after the choice changes. */
  problem: string | undefined;
  isPending: boolean;
  save: () => Promise<void>;
} {
  const [problem, setProblem] = useState<{ words: string; deck: Deck }>();
  const { mutateAsync, isPending } = useWrite(saveInterestProfile);
  const save = async (): Promise<void> => {
    const refuse = (words: string): void => setProblem({ words, deck });
    setProblem(undefined);
    if (!hasChosen(deck)) return refuse(NOTHING);
    if (sessionPerson() === null) return refuse(NO_USER);
    const { picks, custom, declined } = deck;
    const body = { interests: [...picks], custom: [...custom], declined: [...declined] };
    try {
      setMe(await mutateAsync({ params: { id: userId }, body }));
      // The shared interests of the matches may have changed.
      void invalidate(listMatches);
    } catch (error) {
      return refuse(wordsFor(error));
    }
    dropDraft(userId);
    await leaveFor(paths.match());
  };
  return { problem: problem?.deck === deck ? problem.words : undefined, isPending, save };
}

function wordsFor(error: unknown): string {
  const { code, fields } = asCallError(error);
  if (code === 'unauthenticated' || code === 'not_found') return NO_USER;
  const [first] = Object.values(fields);
  return first === undefined ? FAILED : `${FAILED} ${first}`;
}
