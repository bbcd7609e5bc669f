import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { t } from '#web/words/words.ts';
import { DayCountdown } from '#web/features/matching/sky/DayCountdown.tsx';

/** A window that says that the day's matches are used up, and counts down to the next day. */
export function DailyLimit({ onStay }: { onStay: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onStay}
      title={t('matching.ghost-town-vibes', 'ghost town vibes')}
      description={t('matching.youve-exhausted-your-daily-matches', "you've exhausted your daily matches")}
    >
      <p>
        {t('matching.fresh-matches-come-at-midnight', 'Fresh matches come at midnight, in')} <DayCountdown />
        <span>.</span>
      </p>
      <div className="mt-5 flex flex-col gap-3">
        <Link href={paths.chats()} className={buttonClass({ variant: 'lime', full: true })}>
          {t('matching.chat-with-your-wildin-friends', 'chat with your wildin friends')}
        </Link>
        <Button variant="outline" full onClick={onStay}>
          {t('matching.stay-here-a-bit-longer', 'stay here a bit longer')}
        </Button>
      </div>
    </Dialog>
  );
}
