import { paths } from '#web/paths.ts';
import type { CallError } from '#web/platform/calls/call.ts';
import { useSessionStatus } from '#web/platform/session/session.ts';
import { NothingHere } from '#web/parts/ways/NothingHere.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { t } from '#web/words/words.ts';

type FailedProps = { error: CallError; pending: boolean; onRetry: () => void };

/** Says that the profile was not found if the error is 4xx but not 429. Offers a retry after any other error. */
export function InviteFailed({ error: { status }, pending, onRetry }: FailedProps) {
  if (status < 400 || status >= 500 || status === 429) {
    return (
      <div className="grid grow place-items-center">
        <PageHeading hidden>{t('people.profile', 'Profile')}</PageHeading>
        <ErrorState
          title={t('people.this-profile-did-not-load', 'This profile did not load.')}
          safe={t('people.your-link-is-fine', 'Your link is fine.')}
          onRetry={onRetry}
          pending={pending}
        />
      </div>
    );
  }
  return <Nobody />;
}

function Nobody() {
  const isVisitor = useSessionStatus() === 'out';
  return (
    <NothingHere
      title={t('people.profile-not-found', 'Profile not found')}
      note={t('people.this-user-doesnt-exist-or', "This user doesn't exist or their profile is private.")}
      to={isVisitor ? paths.welcome() : paths.home()}
      way={
        isVisitor
          ? t('people.see-what-wildin-is', 'See what wildin is')
          : t('common.back-to-the-trail', 'Back to the trail')
      }
    />
  );
}
