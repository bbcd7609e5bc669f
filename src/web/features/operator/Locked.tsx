import { useState } from 'react';
import { UNLOCKED_MINUTES } from '#contract/operator.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { paths } from '#web/paths.ts';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { asCallError } from '#web/platform/calls/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { Lock } from '#web/ui/icons/Lock.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { unlock } from './operator.data.ts';

/** What an operator sees before they typed their password again. */
export function Locked() {
  useTitle(t('operator.locked', 'These pages are locked'));
  const [problem, setProblem] = useState<string>();
  const [press, isUnlocking] = useOneAtATime(async () => {
    setProblem(undefined);
    try {
      await unlock();
    } catch (error) {
      // Who closes the question wants the pages to stay locked.
      if (asCallError(error).code !== 'reauthentication_required') setProblem(wordsFor(error));
    }
  });
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-sm flex-col items-center justify-center gap-3 px-5 py-14 text-center">
      <Lock size={40} className="text-ink-2" />
      <PageHeading className="display text-2xl text-balance">
        {t('operator.locked', 'These pages are locked')}
      </PageHeading>
      <p className="text-balance text-ink-2">
        {t(
          'operator.your-password-opens-them',
          'Your password or a passkey opens them for {minutes} minutes, on this device only.',
          { minutes: UNLOCKED_MINUTES },
        )}
      </p>
      <Button variant="ink" pending={isUnlocking} onClick={() => void press()} className="mt-3">
        {t('operator.unlock', 'Unlock')}
      </Button>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {problem}
      </p>
      <DoorLink to={paths.home()}>{t('common.back-to-the-trail', 'Back to the trail')}</DoorLink>
    </div>
  );
}
