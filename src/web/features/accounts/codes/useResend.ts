import { useState } from 'react';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';

interface Resend {
  /** The time from which another code or mail may be requested, in ms since 1970. */
  at: number;
  what: 'code' | 'mail';
  send: () => Promise<void>;
}

/** Requests another code or mail, shows the result, and waits as long as the server requires. */
export function useResend({ at, what, send }: Resend) {
  const [refusedUntil, setRefusedUntil] = useState(0);
  const [again, isSending] = useOneAtATime(async () => {
    try {
      await send();
      toast({
        title:
          what === 'code'
            ? t('accounts.a-new-code-is-on', 'A new code is on its way')
            : t('accounts.another-mail-is-on-its', 'Another mail is on its way'),
        description: t('accounts.only-the-newest-one-works', 'Only the newest one works.'),
        tone: 'good',
      });
    } catch (error) {
      const { retryAfterSeconds } = asCallError(error);
      if (retryAfterSeconds !== undefined) setRefusedUntil(Date.now() + retryAfterSeconds * 1000);
      tellFailure(
        error,
        what === 'code' ? t('accounts.no-new-code', 'No new code') : t('accounts.no-new-mail', 'No new mail'),
        t('common.please-try-again', 'Please try again.'),
      );
    }
  });
  return { until: Math.max(at, refusedUntil), again, isSending };
}
