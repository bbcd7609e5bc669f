import { useState } from 'react';
import { useSearch } from 'wouter';
import { undoContactChange } from '#contract/accounts.security.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { t } from '#web/words/words.ts';
import { DoorFrame } from '#web/features/accounts/door/DoorFrame.tsx';
import { MailLinkStep } from './MailLinkStep.tsx';
import { NotMyDevice } from './NotMyDevice.tsx';

/**
 * Undoes a change of email or phone with the link that was mailed to the former address. With the link in a mail about
 * a new device, it signs that device out instead. Opening the page changes nothing yet.
 */
export function NotMePage() {
  useTitle(t('accounts.it-was-not-me', 'It was not me'));
  const search = new URLSearchParams(useSearch());
  const device = search.get('device');
  return device === null ? <FormerAddress token={search.get('token') ?? ''} /> : <NotMyDevice token={device} />;
}

function FormerAddress({ token }: { token: string }) {
  const [back, setBack] = useState<'email' | 'phone'>();
  return (
    <DoorFrame
      title={
        back
          ? t('accounts.your-account-is-yours-again', 'Your account is yours again')
          : t('accounts.it-was-not-you', 'It was not you?')
      }
      lede={
        back
          ? t(
              'accounts.the-old-address-is-back',
              'The old address is back, every device is signed out, and the password and all passkeys are gone.',
            )
          : t(
              'accounts.then-take-your-account-back',
              'Then take your account back. What was changed in the last three days becomes what it was.',
            )
      }
      animal="owl"
      latin="Strix vigilans"
      back={paths.login()}
    >
      {back ? (
        <WayIn back={back} />
      ) : (
        <MailLinkStep
          lede={t(
            'accounts.everybody-is-signed-out-you',
            'Everybody is signed out, you too, and the password and all passkeys end. After that you choose a new password.',
          )}
          label={t('accounts.take-my-account-back', 'Take my account back')}
          dead={t(
            'accounts.this-link-no-longer-works',
            'This link no longer works: it was used, or three days are over.',
          )}
          onPress={async () => setBack((await call(undoContactChange, { body: { token } })).back)}
        />
      )}
    </DoorFrame>
  );
}

function WayIn({ back }: { back: 'email' | 'phone' }) {
  return back === 'email' ? (
    <p>
      {t('accounts.one-thing-is-left', 'One thing is left:')}{' '}
      <DoorLink to={paths.forgotPassword()}>{t('accounts.choose-a-new-password', 'Choose a new password')}</DoorLink>
    </p>
  ) : (
    <p>
      {t('accounts.one-thing-is-left', 'One thing is left:')}{' '}
      <DoorLink to={paths.phoneLogin()}>{t('accounts.sign-in-with-your-phone', 'Sign in with your phone')}</DoorLink>
    </p>
  );
}
