import { useState } from 'react';
import { signOutDevice } from '#contract/accounts.security.ts';
import { paths } from '#web/paths.ts';
import { asCallError, call } from '#web/platform/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { DoorLink } from '#web/parts/DoorLink.tsx';
import { ProblemBox } from '#web/parts/ProblemBox.tsx';
import { wordsFor } from '#web/parts/problems.ts';
import { DoorFrame } from './DoorFrame.tsx';

type Done = { device: string; passkeys: number };

/** Signs a device out by the link in the mail about it. */
export function NotMyDevice({ token }: { token: string }) {
  const [done, setDone] = useState<Done>();
  return (
    <DoorFrame
      title={done ? 'That device is signed out' : 'It was not you?'}
      lede={done ? gone(done) : 'Then sign that device out, and choose a new password.'}
      animal="owl"
      latin="Strix vigilans"
      back={paths.login()}
    >
      {done ? (
        <p>
          One thing is left, since somebody knows the old one:{' '}
          <DoorLink to={paths.forgotPassword()}>Choose a new password</DoorLink>
        </p>
      ) : (
        <SignOut token={token} onDone={setDone} />
      )}
    </DoorFrame>
  );
}

function gone({ device, passkeys }: Done): string {
  if (passkeys === 0) return `${device} can do nothing more in your account.`;
  return `${device} can do nothing more in your account, and ${
    passkeys === 1 ? 'the passkey that was added since is' : `the ${passkeys} passkeys that were added since are`
  } gone.`;
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
          ? 'This link no longer works: a week is over. Sign in and look at your Security page.'
          : wordsFor(error, 'Something went wrong. Please try again.'),
      );
    }
  });
  return (
    <>
      {problem !== undefined && <ProblemBox words={problem} />}
      <p className="mb-6 text-ink-2">
        Passkeys that were added since that sign-in are removed as well, in case they are not yours.
      </p>
      <Button variant="lime" size="lg" full pending={isPressing} onClick={() => void press()}>
        Sign that device out
      </Button>
      <p className="mt-4 text-ink-2">
        It was you? <DoorLink to={paths.home()}>Then leave it as it is</DoorLink>
      </p>
    </>
  );
}
