import { useState } from 'react';
import type { PremiumState } from '#contract/premium.ts';
import { wordsFor } from '#web/parts/problems.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { portalPage, setCancelled } from './premium.data.ts';
import { dayWords, standingWords } from './premium.words.ts';

/** What a subscriber has, until when, and the ways to change it: out of it in two taps, back into it in one. */
export function Standing({ subscription }: { subscription: NonNullable<PremiumState['subscription']> }) {
  const { endsAt, graceUntil, renewsAt } = subscription;
  const [isAsked, setAsked] = useState(false);
  const [run, isRunning] = useOneAtATime(async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      toast({ title: wordsFor(error, 'That did not work. Please try again.'), tone: 'bad' });
    }
  });
  const cancel = () =>
    run(async () => {
      await setCancelled(true);
      setAsked(false);
    });
  const goOn = () =>
    run(async () => {
      await setCancelled(false);
      toast({ title: 'Premium goes on.', tone: 'good' });
    });
  const open = () => run(async () => window.location.assign(await portalPage()));
  return (
    <section aria-label="Your subscription" className="mt-6">
      <p className="text-lg" role={graceUntil === null ? undefined : 'alert'}>
        {standingWords(subscription)}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {endsAt !== null && (
          <Button variant="lime" pending={isRunning} onClick={() => void goOn()}>
            Keep Premium
          </Button>
        )}
        <Button variant={graceUntil === null ? 'outline' : 'lime'} pending={isRunning} onClick={() => void open()}>
          {graceUntil === null ? 'Card and invoices' : 'Pay with another card'}
        </Button>
        {endsAt === null && (
          <Button variant="quiet" onClick={() => setAsked(true)}>
            Cancel subscription
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Cancel your subscription?"
        description={
          renewsAt === null
            ? 'Nothing more is charged. You can take it back until it ends.'
            : `You keep Premium until ${dayWords(renewsAt)}, nothing more is charged, and you can take it back until then.`
        }
        confirm="Cancel subscription"
        danger
        pending={isRunning}
        onConfirm={() => void cancel()}
      />
    </section>
  );
}
