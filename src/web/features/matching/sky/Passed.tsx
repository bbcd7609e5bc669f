import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { t } from '#web/words/words.ts';
import { SkyFrame } from './SkyFrame.tsx';

type PassedProps = {
  seed: string;
  /**
   * `pass`: the person passed. `rest`: the person left a match without deciding. `open`: no search was requested yet.
   */
  after: 'pass' | 'rest' | 'open';
  onAgain: () => void;
  /** Closes the pause on the Match page. If it is undefined, the button is a link to the Match page. */
  onBreak?: (() => void) | undefined;
};

const words = {
  pass: {
    action: t('matching.find-another-soul', 'Find Another Soul'),
    title: t('matching.that-soul-continues-its-journey', 'That soul continues its journey...'),
    note: t('matching.nobody-is-notified-you-two', 'Nobody is notified. You two may meet again in three months.'),
  },
  rest: {
    action: t('matching.find-another-soul', 'Find Another Soul'),
    title: t('matching.the-night-is-still-young', 'The night is still young.'),
    note: t('matching.looking-costs-nothing-only-a', 'Looking costs nothing: only a match takes one of the day’s.'),
  },
  open: {
    action: t('matching.find-new-match', 'Find New Match'),
    title: t('matching.somebody-may-be-looking-too', 'Somebody may be looking, too.'),
    note: t('matching.looking-costs-nothing-only-a', 'Looking costs nothing: only a match takes one of the day’s.'),
  },
} as const;

/** The pause before the next search. The person can search, or go to the Match page. */
export function Passed({ seed, after, onAgain, onBreak }: PassedProps) {
  const { action, title, note } = words[after];
  return (
    <SkyFrame seed={seed} isWhole>
      <div className="mx-auto flex w-full max-w-md grow animate-[fade-in_240ms_ease-out] flex-col justify-center gap-8 px-6 pb-16 text-center">
        <div>
          <PageHeading className="text-4xl tracking-[-0.04em] text-balance">{title}</PageHeading>
          <p className="mt-3 text-lg text-ink-2">{note}</p>
        </div>
        <div className="flex flex-col gap-3">
          <Button variant="lime" size="lg" full onClick={onAgain}>
            {action}
          </Button>
          {onBreak ? (
            <Button variant="outline" size="lg" full onClick={onBreak}>
              {t('matching.take-a-break', 'Take a Break')}
            </Button>
          ) : (
            <Link href={paths.match()} className={buttonClass({ variant: 'outline', size: 'lg', full: true })}>
              {t('matching.take-a-break', 'Take a Break')}
            </Link>
          )}
        </div>
      </div>
    </SkyFrame>
  );
}
