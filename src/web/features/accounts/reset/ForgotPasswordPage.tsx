import { useState } from 'react';
import { forgotPassword, RESEND_SECONDS } from '#contract/accounts.entry.ts';
import { EmailField } from '#web/parts/forms/EmailField.tsx';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { deviceId } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { DoorFrame } from '#web/features/accounts/door/DoorFrame.tsx';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { wordsBeside } from '#web/parts/failures/problems.ts';
import { useRefusal } from '#web/features/accounts/useRefusal.ts';
import { ResendButton } from '#web/features/accounts/codes/ResendButton.tsx';
import { checkEmail } from '#web/features/accounts/sign-up/signup.checks.ts';
import { useResend } from '#web/features/accounts/codes/useResend.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';
import { keepResetEmail, readResetEmail } from './reset.pending.ts';

type SentReset = { email: string; resendAt: number };

export function ForgotPasswordPage() {
  useTitle(t('accounts.forgot-your-password', 'Forgot your password'));
  const [sent, setSent] = useState<SentReset>();
  const send = async (email: string) => {
    await call(forgotPassword, { body: { email, deviceId: deviceId() } });
    keepResetEmail(email);
    setSent({ email, resendAt: Date.now() + RESEND_SECONDS * 1000 });
  };
  return (
    <DoorFrame
      title={
        sent
          ? t('accounts.check-your-mail', 'Check your mail')
          : t('accounts.forgot-your-password-2', 'Forgot your password?')
      }
      lede={
        sent
          ? rich(
              t('accounts.reset-on-its-way', 'If <address/> has an account here, a link and a code are on their way.'),
              { address: <b className="font-semibold text-ink">{sent.email}</b> },
            )
          : t(
              'accounts.it-happens-to-elephants-too',
              'It happens to elephants too. Tell us your email and we send you a way back in.',
            )
      }
      animal="elephant"
      latin="Elephas immemor"
      back={paths.login()}
      isEntry
    >
      {sent ? <SentNote sent={sent} onAgain={send} onOther={() => setSent(undefined)} /> : <AskForm onSend={send} />}
    </DoorFrame>
  );
}

function AskForm({ onSend }: { onSend: (email: string) => Promise<void> }) {
  const [email, setEmail] = useState(readResetEmail);
  const { field, error, refuse, clear } = useRefusal();
  const [send, isSending] = useOneAtATime(async () => {
    const check = checkEmail(email);
    if (check.state !== 'right') {
      refuse(check.state === 'wrong' ? check.words : t('accounts.your-email-goes-here', 'Your email goes here.'));
      return;
    }
    try {
      await onSend(email.trim());
    } catch (failure) {
      refuse(wordsBeside(failure, 'email'));
    }
  });
  return (
    <Form onSubmit={() => void send()} className="flex flex-col gap-2">
      <EmailField
        ref={field}
        label={t('accounts.email', 'Email')}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          clear();
        }}
        error={error}
      />
      <Button type="submit" variant="lime" size="lg" full pending={isSending} className="mt-3">
        {t('accounts.send-me-a-link', 'Send me a link')}
      </Button>
      <p className="mt-3 text-center">
        <DoorLink to={paths.login()}>{t('accounts.back-to-sign-in', 'Back to sign in')}</DoorLink>
      </p>
    </Form>
  );
}

type SentNoteProps = { sent: SentReset; onAgain: (email: string) => Promise<void>; onOther: () => void };

function SentNote({ sent: { email, resendAt }, onAgain, onOther }: SentNoteProps) {
  const resend = useResend({ at: resendAt, what: 'mail', send: () => onAgain(email) });
  return (
    <div className="flex flex-col gap-5">
      <p>
        {t(
          'accounts.the-link-works-once-for',
          'The link works once, for ten minutes. Nothing there? Look among the spam, or try the address again.',
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-5">
        <ResendButton at={resend.until} onPress={() => void resend.again()} pending={resend.isSending} />
        <Button variant="quiet" size="sm" onClick={onOther}>
          {t('accounts.use-another-email', 'Use another email')}
        </Button>
      </div>
      <p className="border-t border-line pt-3">
        <DoorLink to={paths.resetPassword()}>{t('accounts.type-the-code-instead', 'Type the code instead')}</DoorLink>
      </p>
    </div>
  );
}
