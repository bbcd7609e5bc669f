import type { EmptyResult } from '#contract/matching.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { radiusWords } from './match.words.ts';
import { widenRadius } from './matching.data.ts';
import { useAlone } from './useAlone.ts';

type WidenOfferProps = { widen: EmptyResult['widen']; onWidened: () => void };

/** The one step that would find somebody. Nothing is widened without a tap. */
export function WidenOffer({ widen, onWidened }: WidenOfferProps) {
  const [doing, run] = useAlone<'widen'>();
  if (!widen) return null;
  const saveAndSearch = () =>
    run('widen', async () => {
      try {
        await widenRadius(widen.locationRadius);
        onWidened();
      } catch {
        toast({ title: 'Error saving preferences', description: 'Failed to save preferences', tone: 'bad' });
      }
    });
  return (
    <Button variant="lime" size="lg" full pending={doing !== null} onClick={saveAndSearch}>
      {radiusWords[widen.locationRadius].wider}
    </Button>
  );
}
