import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { DecisionNotice } from './DecisionNotice.tsx';

/** What this person should know of their own account before anything else. */
export function Notices({ isPaused }: { isPaused: boolean }) {
  return (
    <>
      <DecisionNotice />
      {isPaused && (
        <p role="status" className="border-t border-line bg-paper-2 px-5 py-3 lg:border-t-0 lg:border-b lg:px-14">
          Your account is paused: nobody new finds you.{' '}
          <Link href={paths.yourData()} className="inline-flex min-h-11 items-center font-semibold underline">
            Be found again
          </Link>
        </p>
      )}
    </>
  );
}
