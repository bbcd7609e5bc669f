import { useState } from 'react';
import { signOutDevice } from '#contract/accounts.security.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { deviceWords } from '#web/parts/account/device.words.ts';
import { t } from '#web/words/words.ts';
import { DoorFrame } from '#web/features/accounts/door/DoorFrame.tsx';
import { MailLinkStep } from './MailLinkStep.tsx';

type Done = { device: string; passkeys: number };

/** Signs a device out with the link in the mail about it. Passkeys added since the device signed in are removed too. */
export function NotMyDevice({ token }: { token: string }) {
  const [done, setDone] = useState<Done>();
  return (
    <DoorFrame
      title={
        done
          ? t('accounts.that-device-is-signed-out', 'That device is signed out')
          : t('accounts.it-was-not-you', 'It was not you?')
      }
      lede={
        done
          ? gone(done)
          : t('accounts.then-sign-that-device-out', 'Then sign that device out, and choose a new password.')
      }
      animal="owl"
      latin="Strix vigilans"
      back={paths.login()}
    >
      {done ? (
        <p>
          {t('accounts.one-thing-is-left-since', 'One more thing, because somebody knows the old one:')}{' '}
          <DoorLink to={paths.forgotPassword()}>
            {t('accounts.choose-a-new-password', 'Choose a new password')}
          </DoorLink>
        </p>
      ) : (
        <MailLinkStep
          lede={t(
            'accounts.passkeys-that-were-added-since',
            'Passkeys that were added since that sign-in are removed as well, in case they are not yours.',
          )}
          label={t('accounts.sign-that-device-out', 'Sign that device out')}
          dead={t(
            'accounts.this-link-no-longer-works-a',
            'This link no longer works: a week is over. Sign in and look at your Security page.',
          )}
          onPress={async () => setDone(await call(signOutDevice, { body: { token } }))}
        />
      )}
    </DoorFrame>
  );
}

function gone({ device: name, passkeys }: Done): string {
  const device = deviceWords(name);
  if (passkeys === 0)
    return t('accounts.can-do-nothing-more-in', '{device} can no longer touch your account.', { device });
  return t(
    'accounts.can-do-nothing-more-in-your',
    '{device} can do nothing more in your account, and {passkeys, plural, one {the passkey that was added since is} other {the {passkeys} passkeys that were added since are}} gone.',
    { device, passkeys },
  );
}
