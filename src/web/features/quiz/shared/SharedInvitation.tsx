import { markOf, usePlace } from '#web/platform/place.ts';
import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { t } from '#web/words/words.ts';
import { features, locked } from '#web/features/quiz/friend/shared-report.words.ts';

/** For a reader without a report: an overview of the full report, and buttons to the home or landing page. */
export function SharedInvitation() {
  return (
    <>
      <Locked />
      <section>
        <h2 className="display-tight text-2xl">{markOf(usePlace())}</h2>
        <p className="text-ink-2">{t('quiz.friends-matched-by-who-you', 'Friends, matched by who you really are.')}</p>
        <ul className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-3 lg:gap-6">
          {features.map(([title, note]) => (
            <li key={title}>
              <h3 className="text-base">{title}</h3>
              <p className="mt-1 text-sm text-ink-2">{note}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className="flex flex-col gap-2">
        <Link href={paths.home()} className={buttonClass({ variant: 'lime', size: 'lg', full: true })}>
          {t('quiz.discover-my-wildself', 'Discover My WildSelf')}
        </Link>
        <Link href={paths.home()} className={buttonClass({ variant: 'quiet', size: 'lg', full: true })}>
          {t('quiz.im-already-a-member', "I'm Already a Member")}
        </Link>
      </div>
    </>
  );
}

/** The four locked sections. Bars stand in the place of their text. */
function Locked() {
  return (
    <section className="relative isolate overflow-hidden rounded-plate border-[1.5px] border-ink p-5">
      <h2 className="sr-only">{t('quiz.in-the-full-report', 'In the full report')}</h2>
      <ul className="grid twos gap-x-4 gap-y-5">
        {locked.map((title) => (
          <li key={title}>
            <p className="display text-base">{title}</p>
            <p aria-hidden className="mt-2.5 flex flex-col gap-2">
              <span className="h-3 w-11/12 rounded-full bg-paper-3" />
              <span className="h-3 w-3/5 rounded-full bg-paper-3" />
            </p>
          </li>
        ))}
      </ul>
      <Link href={paths.home()} className={`${buttonClass({ variant: 'outline', full: true })} mt-5`}>
        {t('quiz.unlock-full-report', 'Unlock Full Report')}
      </Link>
      <p className="mt-2 text-center text-sm text-ink-2">
        {t('quiz.your-own-free-after-fifteen', 'Your own, free, after fifteen questions.')}
      </p>
    </section>
  );
}
