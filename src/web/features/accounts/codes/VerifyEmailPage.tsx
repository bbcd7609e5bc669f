import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { sendEmailCode, verifyEmail } from '#contract/accounts.entry.ts';
import type { Me } from '#contract/people.ts';
import { useCode } from './useCode.ts';
import { paths } from '#web/paths.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { setMe } from '#web/platform/me.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readText, writeText } from '#web/platform/storage/storage.ts';
import { Page } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useIsPast } from '#web/ui/useIsPast.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { WithMe } from '#web/parts/account/WithMe.tsx';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';
import { CodeForm } from './CodeForm.tsx';
import { ResendButton } from './ResendButton.tsx';

export function VerifyEmailPage() {
  useTitle(t('accounts.verify-your-email', 'Verify your email'));
  return (
    <Page
      title={t('accounts.verify-your-email', 'Verify your email')}
      back={<BackLink to={paths.account()} label={t('common.back-to-your-account', 'Back to your account')} />}
    >
      <WithMe waiting={<Waiting />}>{(me) => <EmailCode me={me} />}</WithMe>
    </Page>
  );
}

/** Returns when the next code may be requested, in ms since 1970; 0 when this device has requested none. */
const readResendAt = (): number => Number(readText(kept.emailCodeAt) ?? 0);

function EmailCode({ me }: { me: Me }) {
  const [resendAt, setResendAt] = useState(readResendAt);
  const [note, setNote] = useState<string>();
  const waitFor = (seconds: number) => {
    const at = Date.now() + seconds * 1000;
    writeText(kept.emailCodeAt, String(at));
    setResendAt(at);
  };
  const [send, isSending] = useOneAtATime(async () => {
    try {
      waitFor((await call(sendEmailCode)).resendAfterSeconds);
      setNote(t('accounts.a-new-code-is-on-its', 'A new code is on its way. Only the newest one works.'));
    } catch (error) {
      const { retryAfterSeconds } = asCallError(error);
      if (retryAfterSeconds !== undefined) waitFor(retryAfterSeconds);
      setNote(wordsFor(error, t('accounts.no-code-was-sent-please', 'No code was sent. Please try again.')));
    }
  });
  if (me.email === null) return <Redirect to={paths.account()} replace />;
  if (me.emailVerified) {
    return (
      <p className="text-lg text-ink-2">
        {t('accounts.is-verified-nothing-left-to', '{email} is verified. Nothing left to do here.', {
          email: me.email,
        })}
      </p>
    );
  }
  return (
    <div className="max-w-md">
      <p className="mb-6 text-lg text-ink-2">
        {rich(
          t(
            'accounts.we-mailed-six-digits',
            'We mailed six digits to <address/>. A verified address is your way back when you forget your password.',
          ),
          { address: <b className="font-semibold text-ink">{me.email}</b> },
        )}
      </p>
      <VerifyCode resendAt={resendAt} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ResendButton at={resendAt} onPress={() => void send()} pending={isSending} />
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {note}
        </p>
      </div>
    </div>
  );
}

function VerifyCode({ resendAt }: { resendAt: number }) {
  const [, navigate] = useLocation();
  const digits = useCode(useIsPast(resendAt), async (code) => {
    setMe(await call(verifyEmail, { body: { code } }));
    writeText(kept.emailCodeAt, null);
    toast({ title: t('accounts.email-verified', 'Email verified'), tone: 'good' });
    navigate(paths.account(), { replace: true });
  });
  return (
    <div className="mb-4">
      <CodeForm {...digits} />
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
