import type { EmptyResult, Radius } from '#contract/matching.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { radiusWords } from '#web/features/matching/state/match.words.ts';
import { widenRadius } from '#web/features/matching/state/matching.data.ts';

type WidenOfferProps = { widen: EmptyResult['widen']; onWidened: () => void };

/** Offers the next wider radius that would find somebody. The radius changes only after a tap. */
export function WidenOffer({ widen, onWidened }: WidenOfferProps) {
  const [saveAndSearch, isSaving] = useOneAtATime(async (radius: Radius) => {
    try {
      await widenRadius(radius);
      onWidened();
    } catch {
      toast({
        title: t('matching.error-saving-preferences', 'Error saving preferences'),
        description: t('matching.failed-to-save-preferences', 'Failed to save preferences'),
        tone: 'bad',
      });
    }
  });
  if (!widen) return null;
  return (
    <>
      <Button variant="lime" size="lg" full pending={isSaving} onClick={() => void saveAndSearch(widen.locationRadius)}>
        {radiusWords[widen.locationRadius].wider}
      </Button>
      {widen.wouldFit === 0 && (
        <p className="text-center text-sm text-ink-2">
          {t('matching.so-far-only-demo-members', 'So far only demo members are there; they answer by themselves.')}
        </p>
      )}
    </>
  );
}
