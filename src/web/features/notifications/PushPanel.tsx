import { useEffect, useState, type ReactNode } from 'react';
import { CallError } from '#web/platform/calls/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast, toastFailure } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { disablePush, enablePush, pushState, tryPush, type PushState } from './push.ts';

/** Switches push on or off for this device. Push reports messages while the app is closed. */
export function PushPanel() {
  const [state, setState] = useState<PushState | null>(null);

  useEffect(() => {
    void pushState().then(setState);
  }, []);

  const [run, isBusy] = useOneAtATime(async (act: () => Promise<PushState>, failure: string) => {
    try {
      setState(await act());
    } catch (error) {
      toastFailure({ title: failure, description: wordsOf(error) });
    }
  });

  if (state === null) return <Skeleton className="h-11 w-full" />;
  return (
    <div className="flex flex-col gap-3" aria-live="polite">
      <p className="text-ink-2">{words[state]}</p>
      {state === 'off' && (
        <div>
          <Button
            variant="lime"
            pending={isBusy}
            onClick={() => void run(enablePush, t('notifications.not-switched-on', 'Not switched on'))}
          >
            {t('notifications.switch-on', 'Switch on')}
          </Button>
        </div>
      )}
      {state === 'on' && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            pending={isBusy}
            onClick={() => void run(sendTest, t('notifications.the-test-was-not-sent', 'The test was not sent'))}
          >
            {t('notifications.send-a-test', 'Send a test')}
          </Button>
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={() => void run(disablePush, t('notifications.not-switched-off', 'Not switched off'))}
          >
            {t('notifications.switch-off-here', 'Switch off here')}
          </Button>
        </div>
      )}
    </div>
  );
}

const words: Readonly<Record<PushState, ReactNode>> = {
  unsupported: t(
    'notifications.this-browser-cannot-be-reached',
    'This browser cannot be reached while wildin is closed. The number on its tab still tells you.',
  ),
  install: t(
    'notifications.here-only-installed-apps-can',
    'Here only installed apps can be reached while closed. Tap Share, then “Add to Home Screen”, open wildin from there and come back to this page.',
  ),
  denied: t(
    'notifications.this-browser-was-told-not',
    'This browser was told not to let wildin notify you. To undo that, open the settings of this site (the sign left of the address), allow notifications, and load this page again.',
  ),
  off: t(
    'notifications.let-a-message-find-you',
    'Let a message find you on this device when wildin is closed. It keeps your quiet hours and everything you chose above.',
  ),
  on: t('notifications.on-for-this-device-messages', 'On for this device: messages find you when wildin is closed.'),
};

async function sendTest(): Promise<PushState> {
  const delivered = await tryPush();
  if (delivered > 0)
    toast({ title: t('notifications.sent-it-should-be-here', 'Sent. It should be here in a moment.'), tone: 'good' });
  else
    toastFailure({
      title: t('notifications.no-device-took-it', 'No device took it'),
      description: t('notifications.switch-it-off-and-on', 'Switch it off and on again here, then try once more.'),
    });
  return pushState();
}

function wordsOf(error: unknown): string {
  if (!(error instanceof CallError))
    return t(
      'notifications.the-push-service-of-this',
      'The push service of this browser did not answer. Try again in a moment.',
    );
  return (
    error.words ||
    t('notifications.wildin-cannot-be-reached-right', 'wildin cannot be reached right now. Try again in a moment.')
  );
}
