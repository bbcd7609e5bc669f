import { useState } from 'react';
import { useLocation } from 'wouter';
import { DAYS_TO_RETURN, deleteAccount } from '#contract/your-data.ts';
import { wordsFor } from '#web/parts/problems.ts';
import { paths } from '#web/paths.ts';
import { asCallError, call } from '#web/platform/call.ts';
import { endSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';

/** Says what deleting does, asks once more, and signs out. */
export function DeleteAccount() {
  const [isAsking, setAsking] = useState(false);
  const [takesLines, setTakesLines] = useState(false);
  const [, navigate] = useLocation();
  const [leave, isLeaving] = useOneAtATime(async () => {
    setAsking(false);
    try {
      const { erasedAt } = await call(deleteAccount, { body: { takesLines } });
      // The server has ended the session already; here it ends with what the browser keeps.
      await endSession('here').catch(() => undefined);
      navigate(paths.welcome(), { replace: true });
      toast({
        title: 'Your account is hidden',
        description: `It will be deleted on ${new Date(erasedAt).toLocaleDateString('en-US', { dateStyle: 'long' })}. Sign in before then to stay.`,
      });
    } catch (error) {
      if (asCallError(error).code === 'reauthentication_required') return;
      toast({ title: 'Not deleted', description: wordsFor(error, 'Please try again.'), tone: 'bad' });
    }
  });
  return (
    <>
      <p className="text-ink-2">
        You are hidden from everybody at once. For {DAYS_TO_RETURN} days, signing in brings everything back. Then it is
        gone for good: your profile, quiz, matches, posts, companions and what they remember.
      </p>
      <Checkbox
        label="Take my lines along"
        note="What you wrote to people goes too. Otherwise it stays with them, from “Deleted member”."
        checked={takesLines}
        onChange={(event) => setTakesLines(event.target.checked)}
      />
      <Button variant="danger" pending={isLeaving} onClick={() => setAsking(true)} className="mt-3">
        Delete my account
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete your account?"
        description={`You will be signed out everywhere. You have ${DAYS_TO_RETURN} days to change your mind.`}
        confirm="Delete it"
        danger
        onConfirm={() => void leave()}
      />
    </>
  );
}
