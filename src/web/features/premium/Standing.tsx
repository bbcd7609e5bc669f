import { useState } from 'react';
import type { PremiumState } from '#contract/premium.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { sayAloud } from '#web/ui/toast.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { t } from '#web/words/words.ts';
import { portalPage, setCancelled } from './premium.data.ts';
import { cancelWords, phaseOf, standingWords } from './premium.words.ts';

/** Shows a subscriber's plan and its next date. Buttons cancel, resume, and open the page of card and invoices. */
export function Standing({ subscription }: { subscription: NonNullable<PremiumState['subscription']> }) {
  const phase = phaseOf(subscription);
  const [isAsked, setAsked] = useState(false);
  const [run, isRunning] = useTold(async (work: () => Promise<void>) => {
    await work();
  });
  const cancel = () =>
    run(async () => {
      await setCancelled(true);
      setAsked(false);
    });
  const goOn = () =>
    run(async () => {
      await setCancelled(false);
      sayAloud(t('premium.premium-goes-on', 'Premium goes on.'));
    });
  const open = () => run(async () => window.location.assign(await portalPage()));
  return (
    <section aria-label={t('premium.your-subscription', 'Your subscription')} className="mb-10">
      <p className="text-lg" role={phase === 'unpaid' ? 'alert' : undefined}>
        {standingWords(subscription)}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {phase === 'ending' && (
          <Button variant="lime" pending={isRunning} onClick={() => void goOn()}>
            {t('premium.keep-premium', 'Keep Premium')}
          </Button>
        )}
        <Button variant={phase === 'unpaid' ? 'lime' : 'outline'} pending={isRunning} onClick={() => void open()}>
          {phase === 'unpaid'
            ? t('premium.pay-with-another-card', 'Pay with another card')
            : t('premium.card-and-invoices', 'Card and invoices')}
        </Button>
        {phase !== 'ending' && (
          <Button variant="quiet" onClick={() => setAsked(true)}>
            {t('premium.cancel-subscription', 'Cancel subscription')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('premium.cancel-your-subscription', 'Cancel your subscription?')}
        description={cancelWords(subscription)}
        confirm={t('premium.cancel-subscription', 'Cancel subscription')}
        cancel={t('premium.keep-premium', 'Keep Premium')}
        danger
        pending={isRunning}
        onConfirm={() => void cancel()}
      />
    </section>
  );
}
