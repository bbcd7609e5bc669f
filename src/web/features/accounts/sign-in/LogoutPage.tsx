import { Link, Redirect } from 'wouter';
import { paths } from '#web/paths.ts';
import { useSessionStatus } from '#web/platform/session/session.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { useSignOut } from '#web/parts/account/signOut.ts';
import { t } from '#web/words/words.ts';

/** Any site may link here, so the page asks first: only the button ends the session. */
export function LogoutPage() {
  useTitle(t('accounts.log-out', 'Log out'));
  const [signOut, isLeaving] = useSignOut();
  if (useSessionStatus() === 'out' && !isLeaving) return <Redirect to={paths.welcome()} replace />;
  return (
    <div className="relative isolate grid grow place-items-center overflow-hidden px-5 py-16">
      <ContourLines seed="the way out" height={844} className="-z-10" />
      <div className="flex w-full max-w-sm flex-col gap-3">
        <PageHeading>{t('accounts.log-out-2', 'Log out?')}</PageHeading>
        <p className="mb-4 text-lg text-ink-2">
          {t(
            'accounts.are-you-sure-you-want',
            'Are you sure you want to sign out of your account? Your chats and matches will be here when you are back.',
          )}
        </p>
        <Button full size="lg" pending={isLeaving} onClick={() => void signOut('here')}>
          {t('accounts.log-out', 'Log out')}
        </Button>
        <Link href={paths.home()} className={buttonClass({ variant: 'quiet', full: true })}>
          {t('accounts.stay', 'Stay')}
        </Link>
      </div>
    </div>
  );
}
