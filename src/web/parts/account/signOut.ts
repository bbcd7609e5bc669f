import { useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import { endSession } from '#web/platform/session/session.ts';
import { toastFailure } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';

/** Ends the session and opens the welcome page. If the server is unreachable, the session ends on this device only. */
export function useSignOut() {
  const [, navigate] = useLocation();
  return useOneAtATime(async (where: 'here' | 'everywhere') => {
    try {
      await endSession(where);
    } catch {
      toastFailure({
        title: t('parts.signed-out-on-this-device', 'Signed out on this device'),
        description: t(
          'parts.the-server-could-not-be',
          'The server could not be told. Sign in again to end your other sessions.',
        ),
      });
    }
    navigate(paths.welcome(), { replace: true });
  });
}
