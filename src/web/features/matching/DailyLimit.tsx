import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { DayCountdown } from './DayCountdown.tsx';
import { SkyFrame } from './SkyFrame.tsx';

/** The day's matches are used up: said once, in front of a quiet sky one may stay under. */
export function DailyLimit({ seed }: { seed: string }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <SkyFrame seed={seed} isWhole>
      <div className="flex grow flex-col items-center justify-center gap-3 px-6 pb-24 text-center">
        <PageHeading className="text-4xl tracking-[-0.04em] text-balance">ghost town vibes</PageHeading>
        <p className="text-lg text-ink-2">
          Fresh matches in <DayCountdown />
        </p>
        <Link href={paths.match()} className={buttonClass({ variant: 'outline', size: 'lg' })}>
          Back to match
        </Link>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="ghost town vibes"
        description="you've exhausted your daily matches"
      >
        <p>
          Fresh matches come at midnight, in <DayCountdown />.
        </p>
        <div className="mt-5 flex flex-col gap-3">
          <Link href={paths.chats()} className={buttonClass({ variant: 'lime', full: true })}>
            chat with your wildin friends
          </Link>
          <Button variant="outline" full onClick={() => setOpen(false)}>
            stay here a bit longer
          </Button>
        </div>
      </Dialog>
    </SkyFrame>
  );
}
