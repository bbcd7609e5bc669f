import { useState } from 'react';
import { prove, sendProofCode } from '#contract/accounts.proof.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/Button.tsx';
import { CodeField } from '#web/ui/CodeField.tsx';
import { Countdown } from '#web/ui/Countdown.tsx';
import { Form } from '#web/ui/Form.tsx';
import { useIsPast } from '#web/ui/useIsPast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { useCode } from '#web/features/accounts/codes/useCode.ts';
import { useWholeCode } from '#web/features/accounts/codes/useWholeCode.ts';

type ProofByCodeProps = { to: 'email' | 'phone'; onDone: () => void };

/** Sends a code to the account's phone or mailbox, and checks the typed code. For accounts without a password. */
export function ProofByCode({ to, onDone }: ProofByCodeProps) {
  const me = useMe().data;
  const [resendAt, setResendAt] = useState<number>();
  const [note, setNote] = useState<string>();
  const address =
    (to === 'phone' ? me?.phoneNumber : me?.email) ??
    (to === 'phone' ? t('parts.your-phone', 'your phone') : t('parts.your-mailbox', 'your mailbox'));
  const wait = (seconds: number) => setResendAt(Date.now() + seconds * 1000);
  const [send, isSending] = useOneAtATime(async () => {
    try {
      wait((await call(sendProofCode, { body: { to } })).resendAfterSeconds);
      setNote(
        to === 'phone'
          ? t('parts.a-text-is-on-its', 'A text is on its way.')
          : t('parts.a-mail-is-on-its', 'A mail is on its way.'),
      );
    } catch (error) {
      const { retryAfterSeconds } = asCallError(error);
      if (retryAfterSeconds !== undefined) wait(retryAfterSeconds);
      setNote(wordsFor(error, t('parts.no-code-was-sent-please', 'No code was sent. Please try again.')));
    }
  });
  return (
    <div className="pb-2">
      <p className="mb-4">
        {rich(t('parts.we-send-six-digits-to', 'We send six digits to <address/>.'), {
          address: <b className="font-semibold">{address}</b>,
        })}
      </p>
      {resendAt === undefined ? (
        <Button variant="lime" full pending={isSending} onClick={() => void send()}>
          {t('parts.send-me-a-code', 'Send me a code')}
        </Button>
      ) : (
        <>
          <Digits to={to} onDone={onDone} resendAt={resendAt} />
          <SendAgain key={resendAt} at={resendAt} onPress={() => void send()} pending={isSending} />
        </>
      )}
      <p role="status" className="mt-2 text-sm text-ink-2 empty:hidden">
        {note}
      </p>
    </div>
  );
}

function Digits({ to, onDone, resendAt }: ProofByCodeProps & { resendAt: number }) {
  const digits = useCode(useIsPast(resendAt), async (code) => {
    await call(prove, { body: { to, code } });
    onDone();
  });
  const { submit, lack, presses } = useWholeCode(digits.code, digits.onVerify);
  return (
    <Form onSubmit={submit}>
      <CodeField
        label={t('common.6-digit-code', '6-digit code')}
        value={digits.code}
        onChange={digits.onChange}
        focusKey={digits.refused + presses}
        hint={t('parts.it-works-for-ten-minutes', 'It works for ten minutes.')}
        error={digits.error ?? lack}
      />
      <Button type="submit" variant="lime" full pending={digits.isVerifying}>
        {t('common.go-on', 'Go on')}
      </Button>
    </Form>
  );
}

function SendAgain({ at, onPress, pending }: { at: number; onPress: () => void; pending: boolean }) {
  const isReady = useIsPast(at);
  return (
    <Button variant="outline" size="sm" disabled={!isReady} pending={pending} onClick={onPress} className="mt-3">
      {isReady ? (
        <span>{t('parts.resend-code', 'Resend code')}</span>
      ) : (
        <span>
          {t('parts.resend-in', 'Resend in')} <Countdown to={at} />
        </span>
      )}
    </Button>
  );
}
