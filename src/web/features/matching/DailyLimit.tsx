import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DayCountdown } from './DayCountdown.tsx';

/** Says that the day's matches are used up; nothing else on the screen does. */
export function DailyLimit({ onStay }: { onStay: () => void }) {
  return (
    <Dialog open onOpenChange={onStay} title="ghost town vibes" description="you've exhausted your daily matches">
      <p>
        Fresh matches come at midnight, in <DayCountdown />.
      </p>
      <div className="mt-5 flex flex-col gap-3">
        <Link href={paths.chats()} className={buttonClass({ variant: 'lime', full: true })}>
          chat with your wildin friends
        </Link>
        <Button variant="outline" full onClick={onStay}>
          stay here a bit longer
        </Button>
      </div>
    </Dialog>
  );
}
