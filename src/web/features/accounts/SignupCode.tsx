import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { asCallError } from '#web/platform/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { useIsPast } from '#web/ui/useIsPast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { deadCodeWords } from '#web/parts/dead-code.words.ts';
import { DoorLink } from '#web/parts/DoorLink.tsx';
import { ProblemBox } from '#web/parts/ProblemBox.tsx';
import { wordsFor } from '#web/parts/problems.ts';
import { t } from '#web/words/words.ts';
import { CodeForm } from './CodeForm.tsx';
import { ResendButton } from './ResendButton.tsx';
import type { SentMail } from './signup.ts';
import { useResend } from './useResend.ts';

type SignupCodeProps = {
  sent: SentMail;
  onCode: (code: string) => Promise<void>;
  onAgain: () => Promise<void>;
  /** Goes back to the form, which has everything that was typed. */
  onBack: () => void;
};

/** The code that proves a new member's address. Who has an account already finds other words in the same mail. */
export function SignupCode({ sent, onCode, onAgain, onBack }: SignupCodeProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isDead, setDead] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState(0);
  const type = (typed: string) => {
    setCode(typed);
    setError(undefined);
    setProblem(undefined);
  };
  const resend = useResend({
    at: sent.resendAt,
    what: 'mail',
    send: async () => {
      await onAgain();
      type('');
    },
  });
  const canResend = useIsPast(resend.until);
  const [verify, isVerifying] = useOneAtATime(async () => {
    try {
      await onCode(code);
    } catch (failure) {
      const words = wordsFor(failure);
      const why = asCallError(failure).code;
      if (why !== 'code_wrong' && why !== 'code_dead') {
        setProblem(words);
        return;
      }
      setError(words);
      setDead(why === 'code_dead');
      setCode('');
      setRefused(refused + 1);
    }
  });
  return (
    <>
      <CodeForm
        code={code}
        onChange={type}
        onVerify={() => void verify()}
        isVerifying={isVerifying}
        refused={refused}
        error={error !== undefined && isDead ? deadCodeWords(canResend) : error}
        problem={problem !== undefined && <ProblemBox words={problem} />}
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
        <DoorLink to={paths.login()}>{t('accounts.back-to-sign-in', 'Back to sign in')}</DoorLink>
      </p>
    </>
  );
}
