import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { t } from '#web/words/words.ts';
import type { Reveal } from './useReveal.ts';

export const FOUND = t('matching.soul-match-found', '✨ Soul match found!');

interface BarParts {
  /** What the bar says while the ring closes. */
  looking?: string | undefined;
  /** What it says from then on in place of the finding, and at rest. */
  mark?: ReactNode;
  menu: ReactNode;
}

/** Returns the middle and the right of the bar: during a reveal its words and Skip, then what the screen has. */
export function revealBar({ stage, skip }: Reveal, { looking, mark, menu }: BarParts) {
  if (stage === 'rest' || stage === 'sheet') return { middle: mark, right: menu };
  return {
    middle: mark ?? (stage === 'ring' ? (looking ?? t('matching.looking', 'Looking')) : FOUND),
    right: (
      <Button variant="quiet" size="sm" onClick={skip} className="-me-1">
        {t('common.skip', 'Skip')}
      </Button>
    ),
  };
}
