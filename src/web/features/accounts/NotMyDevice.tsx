import { useState } from 'react';
import { signOutDevice } from '#contract/accounts.security.ts';
import { paths } from '#web/paths.ts';
import { asCallError, call } from '#web/platform/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { DoorLink } from '#web/parts/DoorLink.tsx';
import { ProblemBox } from '#web/parts/ProblemBox.tsx';
import { wordsFor } from '#web/parts/problems.ts';
import { t } from '#web/words/words.ts';
import { DoorFrame } from './DoorFrame.tsx';

type Done = { device: string; passkeys: number };

/** Signs a device out by the link in the mail about it. */
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
          {t('accounts.one-thing-is-left-since', 'One thing is left, since somebody knows the old one:')}{' '}
          <DoorLink to={paths.forgotPassword()}>
            {t('accounts.choose-a-new-password', 'Choose a new password')}
          </DoorLink>
        </p>
      ) : (
        <SignOut token={token} onDone={setDone} />
      )}
    </DoorFrame>
  );
}

function gone({ device, passkeys }: Done): string {
  if (passkeys === 0)
    return t('accounts.can-do-nothing-more-in', '{device} can do nothing more in your account.', { device });
  return t(
    'accounts.can-do-nothing-more-in-your',
    '{device} can do nothing more in your account, and {passkeys, plural, one {the passkey that was added since is} other {the {passkeys} passkeys that were added since are}} gone.',
    { device, passkeys },
  );
}

function SignOut({ token, onDone }: { token: string; onDone: (done: Done) => void }) {
  const [problem, setProblem] = useState<string>();
  const [press, isPressing] = useOneAtATime(async () => {
    try {
      onDone(await call(signOutDevice, { body: { token } }));
    } catch (error) {
      const isDead = ['link_dead', 'invalid'].includes(asCallError(error).code);
      setProblem(
        isDead
          ? t(
              'accounts.this-link-no-longer-works-a',
              'This link no longer works: a week is over. Sign in and look at your Security page.',
            )
          : wordsFor(error, t('common.something-went-wrong-please-try', 'Something went wrong. Please try again.')),
      );
    }
  });
  return (
    <>
      {problem !== undefined && <ProblemBox words={problem} />}
      <p className="mb-6 text-ink-2">
        {t(
          'accounts.passkeys-that-were-added-since',
          'Passkeys that were added since that sign-in are removed as well, in case they are not yours.',
        )}
      </p>
      <Button variant="lime" size="lg" full pending={isPressing} onClick={() => void press()}>
        {t('accounts.sign-that-device-out', 'Sign that device out')}
      </Button>
      <p className="mt-4 text-ink-2">
        {t('accounts.it-was-you', 'It was you?')}{' '}
        <DoorLink to={paths.home()}>{t('accounts.then-leave-it-as-it', 'Then leave it as it is')}</DoorLink>
      </p>
    </>
  );
}
