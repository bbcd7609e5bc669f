import { useSearch } from 'wouter';
import { useCode } from '#web/features/accounts/codes/useCode.ts';
import { paths, safeNext } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { useIsPast } from '#web/ui/useIsPast.ts';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { ProblemBox } from '#web/parts/failures/ProblemBox.tsx';
import { t } from '#web/words/words.ts';
import { CodeForm } from '#web/features/accounts/codes/CodeForm.tsx';
import { ResendButton } from '#web/features/accounts/codes/ResendButton.tsx';
import { useResend } from '#web/features/accounts/codes/useResend.ts';
import type { SentMail } from './signup.ts';

type SignupCodeProps = {
  sent: SentMail;
  onCode: (code: string) => Promise<void>;
  onAgain: () => Promise<void>;
  /** Returns to the form, which still has the typed values. */
  onBack: () => void;
};

/** Asks for the code that proves a new member's address. The mail to an existing member has no code. */
export function SignupCode({ sent, onCode, onAgain, onBack }: SignupCodeProps) {
  const resend = useResend({
    at: sent.resendAt,
    what: 'mail',
    send: async () => {
      await onAgain();
      digits.onChange('');
    },
  });
  const digits = useCode(useIsPast(resend.until), onCode);
  const { error, isOfCode } = digits;
  return (
    <>
      <CodeForm
        {...digits}
        error={isOfCode ? error : undefined}
        problem={!isOfCode && error !== undefined && <ProblemBox words={error} />}
      />
      <p className="mt-4 text-ink-2">
        {t(
          'accounts.no-digits-in-it-then',
          'No digits in it? Then it tells you how to get back in: you are wildin already.',
        )}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5">
        <ResendButton at={resend.until} onPress={() => void resend.again()} pending={resend.isSending} />
        <Button variant="quiet" size="sm" onClick={onBack}>
          {t('accounts.change-what-i-typed', 'Change what I typed')}
        </Button>
      </div>
      <p className="mt-3 border-t border-line pt-3">
        <DoorLink to={paths.login(safeNext(useSearch()) ?? undefined)}>
          {t('accounts.back-to-sign-in', 'Back to sign in')}
        </DoorLink>
      </p>
    </>
  );
}
