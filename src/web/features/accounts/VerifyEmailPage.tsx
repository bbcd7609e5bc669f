import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { sendEmailCode, verifyEmail } from '#contract/codes.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { call, CallError } from '#web/platform/call.ts';
import { setMe } from '#web/platform/me.ts';
import { onSessionEnd } from '#web/platform/session.ts';
import { Page } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { BackLink } from './BackLink.tsx';
import { CodeForm } from './CodeForm.tsx';
import { codeOf, wordsFor } from './problems.ts';
import { ResendButton } from './ResendButton.tsx';
import { useOnce } from './useOnce.ts';
import { WithMe } from './WithMe.tsx';

export function VerifyEmailPage() {
  useTitle('Verify your email');
  return (
    <Page title="Verify your email" back={<BackLink to={paths.account()} label="Back to your account" />}>
      <WithMe waiting={<Waiting />}>{(me) => <EmailCode me={me} />}</WithMe>
    </Page>
  );
}

/** When another code may be asked for (ms since 1970), kept by the tab; the first one was sent at sign-up. */
const KEY = 'wildin.email-code';
onSessionEnd(() => sessionStorage.removeItem(KEY));
const readResendAt = (): number => Number(sessionStorage.getItem(KEY) ?? 0);

function EmailCode({ me }: { me: Me }) {
  const [resendAt, setResendAt] = useState(readResendAt);
  const [note, setNote] = useState<string>();
  const waitFor = (seconds: number) => {
    const at = Date.now() + seconds * 1000;
    sessionStorage.setItem(KEY, String(at));
    setResendAt(at);
  };
  const [send, isSending] = useOnce(async () => {
    try {
      waitFor((await call(sendEmailCode)).resendAfterSeconds);
      setNote('A new code is on its way. Only the newest one works.');
    } catch (error) {
      if (error instanceof CallError && error.retryAfterSeconds !== undefined) waitFor(error.retryAfterSeconds);
      setNote(wordsFor(error, 'No code was sent. Please try again.'));
    }
  });
  if (me.email === null) return <Redirect to={paths.account()} replace />;
  if (me.emailVerified) {
    return <p className="text-lg text-ink-2">{me.email} is verified. Nothing left to do here.</p>;
  }
  return (
    <div className="max-w-md">
      <p className="mb-6 text-lg text-ink-2">
        We mailed six digits to <b className="font-semibold text-ink">{me.email}</b>. A verified address is your way
        back when you forget your password.
      </p>
      <VerifyCode />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ResendButton at={resendAt} onPress={() => void send(undefined)} pending={isSending} />
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {note}
        </p>
      </div>
    </div>
  );
}

function VerifyCode() {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState(0);
  const [, navigate] = useLocation();
  const [verify, isVerifying] = useOnce(async () => {
    try {
      setMe(await call(verifyEmail, { body: { code } }));
      sessionStorage.removeItem(KEY);
      toast({ title: 'Email verified', tone: 'good' });
      navigate(paths.account(), { replace: true });
    } catch (failure) {
      setError(wordsFor(failure, 'Something went wrong. Please try again.'));
      if (codeOf(failure) !== 'code_wrong' && codeOf(failure) !== 'code_dead') return;
      setCode('');
      setRefused(refused + 1);
    }
  });
  return (
    <div className="mb-4">
      <CodeForm
        code={code}
        onChange={(typed) => {
          setCode(typed);
          setError(undefined);
        }}
        onVerify={() => void verify(undefined)}
        isVerifying={isVerifying}
        refused={refused}
        error={error}
      />
    </div>
  );
}

function Waiting() {
  return (
    <Loading>
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="mt-6 h-14 w-full max-w-md" />
    </Loading>
  );
}
