import { useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import { endSession } from '#web/platform/session.ts';
import { toast } from '#web/ui/toast.ts';
import { useOnce } from './useOnce.ts';

/** Ends the session and goes to the front door; here it ends even when the server cannot be told. */
export function useSignOut() {
  const [, navigate] = useLocation();
  return useOnce(async (where: 'here' | 'everywhere') => {
    try {
      await endSession(where);
    } catch {
      toast({
        title: 'Signed out on this device',
        description: 'The server could not be told. Sign in again to end your other sessions.',
        tone: 'bad',
      });
    }
    navigate(paths.welcome(), { replace: true });
  });
}
