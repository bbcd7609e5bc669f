import { useState } from 'react';
import { useLocation } from 'wouter';
import { forgetInvitation, ticketOf } from '#web/features/accounts/door/ticket.ts';
import { exclusionOf, setExclusion } from '#web/platform/session/standing.ts';
import { sendPhoneCode, verifyPhone } from '#contract/accounts.entry.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { setMe } from '#web/platform/me.ts';
import { beginSession, deviceId, hereZone } from '#web/platform/session/session.ts';
import { withWork } from '#web/platform/calls/work.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { CodeForm } from '#web/features/accounts/codes/CodeForm.tsx';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { ProblemBox } from '#web/parts/failures/ProblemBox.tsx';
import { ResendButton } from '#web/features/accounts/codes/ResendButton.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { useTextedCode } from '#web/features/accounts/codes/useTextedCode.ts';
import { deadCodeWords } from '#web/features/accounts/codes/dead-code.words.ts';
import { useIsPast } from '#web/ui/useIsPast.ts';
import { t } from '#web/words/words.ts';
import { dropPending, type PendingPhone } from './phone.pending.ts';
import { refusalOf, type CodeRefusal } from './verify.refusal.ts';

type VerifyFormProps = {
  pending: PendingPhone;
  onChange: (pending: PendingPhone) => void;
  onDone: (entered: { isNew: boolean; cameBack: boolean }) => void;
};

export function VerifyForm({ pending, onChange, onDone }: VerifyFormProps) {
  const [code, setCode] = useState(pending.code ?? '');
  // With the choices of the consent page, the kept code goes on by itself.
  const [left] = useState(pending.choices === undefined ? pending.code : undefined);
  const [refusal, setRefusal] = useState<CodeRefusal>();
  const [refused, setRefused] = useState(0);
  const [, navigate] = useLocation();
  const type = (typed: string) => {
    setCode(typed);
    setRefusal(undefined);
  };
  const [verify, isVerifying] = useOneAtATime(async () => {
    try {
      onDone(await enter(pending, code));
    } catch (error) {
      const why = refusalOf(error, pending.choices !== undefined);
      if (why.kind === 'consent') {
        onChange({ ...pending, code });
        navigate(paths.consent());
        return;
      }
      setRefusal(why);
      if (why.kind !== 'wrong' && why.kind !== 'dead') return;
      const { code: _, ...rest } = pending;
      onChange(rest);
      setCode('');
      setRefused(refused + 1);
    }
  });
  useTextedCode(type);
  const canResend = useIsPast(pending.resendAt);
  const isFieldWrong = refusal?.kind === 'wrong' || refusal?.kind === 'dead';
  return (
    <>
      <CodeForm
        code={code}
        left={left}
        onChange={type}
        onVerify={() => void verify()}
        isVerifying={isVerifying}
        refused={refused}
        error={isFieldWrong ? (refusal.kind === 'dead' ? deadCodeWords(canResend) : refusal.words) : undefined}
        problem={
          refusal && !isFieldWrong && <EntryProblem refusal={refusal} pending={pending} onRetry={() => void verify()} />
        }
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
        <Resend pending={pending} onChange={onChange} onSent={() => type('')} />
        <DoorLink to={paths.phoneLogin(pending.next ?? undefined)}>
          {t('accounts.change-number', 'Change number')}
        </DoorLink>
      </div>
    </>
  );
}

function EntryProblem({
  refusal,
  pending,
  onRetry,
}: {
  refusal: CodeRefusal;
  pending: PendingPhone;
  onRetry: () => void;
}) {
  const [, navigate] = useLocation();
  const goBack = () => {
    // On the consent page, the person can change the refused name.
    if (pending.choices !== undefined && refusal.kind === 'taken') navigate(paths.consent());
    else navigate(paths.signup(pending.next ?? undefined));
  };
  return (
    <ProblemBox words={refusal.words}>
      {refusal.kind === 'failed' && (
        <Button size="sm" onClick={onRetry}>
          {t('common.try-again', 'Try again')}
        </Button>
      )}
      <Button size="sm" variant="outline" onClick={goBack}>
        {t('accounts.go-back-to-signup', 'Go Back to Signup')}
      </Button>
    </ProblemBox>
  );
}

type ResendProps = { pending: PendingPhone; onChange: (pending: PendingPhone) => void; onSent: () => void };

function Resend({ pending, onChange, onSent }: ResendProps) {
  const waitUntil = (seconds: number, sent = {}) =>
    onChange({ ...pending, ...sent, resendAt: Date.now() + seconds * 1000 });
  const [resend, isSending] = useOneAtATime(async () => {
    const { phoneNumber, country } = pending;
    try {
      const { resendAfterSeconds, request } = await withWork((work) =>
        call(sendPhoneCode, { body: { phoneNumber, country, deviceId: deviceId(), work } }),
      );
      waitUntil(resendAfterSeconds, { request });
      onSent();
      toast({
        title: t('accounts.a-new-code-is-on', 'A new code is on its way'),
        description: t('accounts.only-the-newest-one-works', 'Only the newest one works.'),
        tone: 'good',
      });
    } catch (error) {
      const { retryAfterSeconds } = asCallError(error);
      if (retryAfterSeconds !== undefined) waitUntil(retryAfterSeconds);
      tellFailure(error, t('accounts.no-new-code', 'No new code'), t('common.please-try-again', 'Please try again.'));
    }
  });
  return <ResendButton at={pending.resendAt} onPress={() => void resend()} pending={isSending} />;
}

/** Signs the person in, or up if they gave their consents. When this resolves, the session exists. */
async function enter({ phoneNumber, country, request, username, choices, next }: PendingPhone, code: string) {
  const { tokens, user, isNew, cameBack } = await call(verifyPhone, {
    body: {
      phoneNumber,
      country,
      code,
      deviceId: deviceId(),
      timeZone: hereZone(),
      ...(request !== undefined && { request }),
      ...(username !== undefined && { username }),
      ...(choices && {
        consentData: { dataProcessing: true, termsOfService: true, ageVerification: true, ...choices },
      }),
      ...ticketOf('', next),
    },
  });
  dropPending();
  forgetInvitation();
  setMe(user);
  setExclusion(exclusionOf(user));
  beginSession(tokens);
  return { isNew, cameBack };
}
