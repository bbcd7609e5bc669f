import { Link } from 'wouter';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { optional } from '#web/ui/optional.ts';
import { t } from '#web/words/words.ts';

/** A separate chunk, so that the page does not wait for this code. */
const StandingNotices = optional(() => import('./StandingNotices.tsx').then((part) => part.StandingNotices));

/** Notices about the person's own account. */
export function Notices({ me }: { me: Pick<Me, 'isPaused' | 'isAgeHeld'> }) {
  return (
    <>
      <StandingNotices me={me} />
      {me.isPaused && (
        <p role="status" className="border-t border-line bg-paper-2 px-5 py-3 lg:border-t-0 lg:border-b lg:px-14">
          {t('home.your-account-is-paused-nobody', 'Your account is paused: nobody new finds you.')}{' '}
          <Link href={paths.yourData()} className="inline-flex min-h-11 items-center font-semibold underline">
            {t('home.be-found-again', 'Be found again')}
          </Link>
        </p>
      )}
    </>
  );
}
