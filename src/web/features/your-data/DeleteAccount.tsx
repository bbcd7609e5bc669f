import { useState } from 'react';
import { useLocation } from 'wouter';
import { DAYS_TO_RETURN, deleteAccount } from '#contract/your-data.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { endSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { locale, t } from '#web/words/words.ts';

/** Explains the deletion of the account, asks for confirmation, requests the deletion, and signs out. */
export function DeleteAccount() {
  const [isAsking, setAsking] = useState(false);
  const [takesLines, setTakesLines] = useState(false);
  const [, navigate] = useLocation();
  const [leave, isLeaving] = useOneAtATime(async () => {
    setAsking(false);
    try {
      const { erasedAt } = await call(deleteAccount, { body: { takesLines } });
      // The server has already ended the session; this removes the data in the browser.
      await endSession('here').catch(() => undefined);
      navigate(paths.welcome(), { replace: true });
      toast({
        title: t('your-data.your-account-is-hidden', 'Your account is hidden'),
        description: t(
          'your-data.it-will-be-deleted-on',
          'It will be deleted on {value}. Sign in before then to stay.',
          { value: new Date(erasedAt).toLocaleDateString(locale, { dateStyle: 'long' }) },
        ),
      });
    } catch (error) {
      if (asCallError(error).code === 'reauthentication_required') return;
      tellFailure(error, t('your-data.not-deleted', 'Not deleted'), t('common.please-try-again', 'Please try again.'));
    }
  });
  return (
    <>
      <p className="text-ink-2">
        {t(
          'your-data.you-are-hidden-from-everybody',
          'You are hidden from everybody at once. For {daysToReturn} days, signing in brings everything back. Then it is gone for good: your profile, quiz, matches, posts, companions and what they remember.',
          { daysToReturn: DAYS_TO_RETURN },
        )}
      </p>
      <Checkbox
        label={t('your-data.take-my-lines-along', 'Delete my messages, too')}
        note={t(
          'your-data.what-you-wrote-to-people',
          'What you wrote to people is deleted as well. Otherwise they keep it, from “Deleted member”.',
        )}
        checked={takesLines}
        onChange={(event) => setTakesLines(event.target.checked)}
      />
      <Button variant="danger" pending={isLeaving} onClick={() => setAsking(true)} className="mt-3">
        {t('your-data.delete-my-account', 'Delete my account')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('your-data.delete-your-account', 'Delete your account?')}
        description={t(
          'your-data.you-will-be-signed-out',
          'You will be signed out everywhere. You have {daysToReturn} days to change your mind.',
          { daysToReturn: DAYS_TO_RETURN },
        )}
        confirm={t('your-data.delete-it', 'Delete it')}
        danger
        onConfirm={() => void leave()}
      />
    </>
  );
}
