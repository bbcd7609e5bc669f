import { useState } from 'react';
import { useSearch } from 'wouter';
import { undoContactChange } from '#contract/accounts.security.ts';
import { paths } from '#web/paths.ts';
import { asCallError, call } from '#web/platform/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { DoorLink } from '#web/parts/DoorLink.tsx';
import { ProblemBox } from '#web/parts/ProblemBox.tsx';
import { wordsFor } from '#web/parts/problems.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { DoorFrame } from './DoorFrame.tsx';
import { NotMyDevice } from './NotMyDevice.tsx';

/**
 * Takes an account back by the link that a change sent to its former address, or signs out a device by the link in the mail
 * about it. Opening the page changes nothing yet.
 */
export function NotMePage() {
  useTitle('It was not me');
  const search = new URLSearchParams(useSearch());
  const device = search.get('device');
  return device === null ? <FormerAddress token={search.get('token') ?? ''} /> : <NotMyDevice token={device} />;
}

function FormerAddress({ token }: { token: string }) {
  const [back, setBack] = useState<'email' | 'phone'>();
  return (
    <DoorFrame
      title={back ? 'Your account is yours again' : 'It was not you?'}
      lede={
        back
          ? 'The old address is back, every device is signed out, and the password and all passkeys are gone.'
          : 'Then take your account back. What was changed in the last three days becomes what it was.'
      }
      animal="owl"
      latin="Strix vigilans"
      back={paths.login()}
    >
      {back ? <WayIn back={back} /> : <TakeBack token={token} onDone={setBack} />}
    </DoorFrame>
  );
}

function TakeBack({ token, onDone }: { token: string; onDone: (back: 'email' | 'phone') => void }) {
  const [problem, setProblem] = useState<string>();
  const [undo, isUndoing] = useOneAtATime(async () => {
    try {
      onDone((await call(undoContactChange, { body: { token } })).back);
    } catch (error) {
      const isDead = ['link_dead', 'invalid'].includes(asCallError(error).code);
      setProblem(
        isDead
          ? 'This link no longer works: it was used, or three days are over.'
          : wordsFor(error, 'Something went wrong. Please try again.'),
      );
    }
  });
  return (
    <>
      {problem !== undefined && <ProblemBox words={problem} />}
      <p className="mb-6 text-ink-2">
        Everybody is signed out, you too, and the password and all passkeys end. After that you choose a new password.
      </p>
      <Button variant="lime" size="lg" full pending={isUndoing} onClick={() => void undo()}>
        Take my account back
      </Button>
      <p className="mt-4 text-ink-2">
        It was you? <DoorLink to={paths.home()}>Then leave it as it is</DoorLink>
      </p>
    </>
  );
}

function WayIn({ back }: { back: 'email' | 'phone' }) {
  return back === 'email' ? (
    <p>
      One thing is left: <DoorLink to={paths.forgotPassword()}>Choose a new password</DoorLink>
    </p>
  ) : (
    <p>
      One thing is left: <DoorLink to={paths.phoneLogin()}>Sign in with your phone</DoorLink>
    </p>
  );
}
