import { Link } from 'wouter';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { t } from '#web/words/words.ts';
import { AgeNotice } from './AgeNotice.tsx';
import { DecisionNotice } from './DecisionNotice.tsx';

/** What this person should know of their own account before anything else. */
export function Notices({ me }: { me: Pick<Me, 'isPaused' | 'isAgeHeld'> }) {
  return (
    <>
      <DecisionNotice />
      <AgeNotice me={me} />
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
