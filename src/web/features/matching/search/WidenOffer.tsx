import { Link } from 'wouter';
import type { Radius } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { radiusWords } from '#web/features/matching/state/match.words.ts';
import { widenRadius } from '#web/features/matching/state/matching.data.ts';
import { stepState } from '#web/features/matching/state/wish.step.ts';
import type { Widening } from './nomatch.rules.ts';
import { widenWords } from './nomatch.words.ts';

type WidenOfferProps = { widening: Widening; onWidened: () => void };

/**
 * Offers to widen the filter that is named as narrow, and a wider radius. A radius changes at a tap; anything else is
 * for the person to choose, on its own step of the preferences.
 */
export function WidenOffer({ widening: { named, radius }, onWidened }: WidenOfferProps) {
  const [saveAndSearch, isSaving] = useOneAtATime(async (wider: Radius) => {
    try {
      await widenRadius(wider);
      onWidened();
    } catch {
      toastFailure({
        title: t('matching.error-saving-preferences', 'Error saving preferences'),
        description: t('matching.failed-to-save-preferences', 'Failed to save preferences'),
      });
    }
  });
  const widen = (wider: Radius) => () => void saveAndSearch(wider);
  return (
    <>
      {named !== null && named !== 'distance' && (
        <Link
          href={named === 'photo' ? paths.photoCheck() : paths.soulSetup()}
          state={named === 'photo' ? undefined : stepState(named)}
          className={buttonClass({ variant: 'lime', size: 'lg', full: true })}
        >
          {widenWords[named]}
        </Link>
      )}
      {radius !== null && (
        <Button
          variant={named === null || named === 'distance' ? 'lime' : 'outline'}
          size="lg"
          full
          pending={isSaving}
          onClick={widen(radius)}
        >
          {radiusWords[radius].wider}
        </Button>
      )}
    </>
  );
}
