import { paths } from '#web/paths.ts';
import { Page, Section } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { SignOutButton } from '#web/parts/account/SignOutButton.tsx';
import { WithMe } from '#web/parts/account/WithMe.tsx';
import { t } from '#web/words/words.ts';
import { ContactChange } from './ContactChange.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { SessionList } from './SessionList.tsx';

/** The page with the ways to sign in and the open sessions. */
export function SecurityPage() {
  useTitle(t('accounts.security', 'Security'));
  return (
    <Page
      title={t('accounts.security', 'Security')}
      lede={t('accounts.what-opens-your-account-and', 'What opens your account, and where it is open.')}
      width="columns"
      back={<BackLink to={paths.account()} label={t('common.back-to-your-account', 'Back to your account')} />}
    >
      <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-16">
        <div className="-mt-8">
          <Section title={t('accounts.password', 'Password')}>
            <PasswordChange />
          </Section>
          <Section title={t('accounts.passkeys', 'Passkeys')}>
            <PasskeyList />
          </Section>
          <WithMe waiting={<Waiting />}>
            {(me) => (
              <>
                <Section title={t('accounts.email', 'Email')}>
                  <ContactChange kind="email" now={me.email} />
                </Section>
                <Section title={t('accounts.phone', 'Phone')}>
                  <ContactChange kind="phone" now={me.phoneNumber} />
                </Section>
              </>
            )}
          </WithMe>
        </div>
        <div className="lg:-mt-8">
          <Section title={t('accounts.where-you-are-signed-in', 'Where you are signed in')}>
            <SessionList />
            <div className="mt-5 flex flex-wrap gap-3">
              <SignOutButton where="everywhere" />
            </div>
          </Section>
        </div>
      </div>
    </Page>
  );
}

function Waiting() {
  return (
    <Loading>
      <Skeleton className="mt-8 h-7 w-1/4" />
      <Skeleton className="mt-3 h-6 w-3/5" />
      <Skeleton className="mt-8 h-7 w-1/4" />
      <Skeleton className="mt-3 h-6 w-2/5" />
    </Loading>
  );
}
