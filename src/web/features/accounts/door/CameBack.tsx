import { Button } from '#web/ui/Button.tsx';
import { t } from '#web/words/words.ts';
import { DoorFrame } from './DoorFrame.tsx';

/** Says that signing in canceled the deletion of the account. */
export function CameBack({ onGo }: { onGo: () => void }) {
  return (
    <DoorFrame
      title={t('accounts.welcome-back', 'Welcome back')}
      lede={t(
        'accounts.your-account-is-no-longer',
        'Your account is no longer being deleted. Everything is where you left it.',
      )}
      animal="wolf"
      latin="Lupus redux"
    >
      <Button variant="lime" size="lg" full onClick={onGo}>
        {t('common.go-on', 'Go on')}
      </Button>
    </DoorFrame>
  );
}
