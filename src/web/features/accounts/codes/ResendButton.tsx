import { Button } from '#web/ui/Button.tsx';
import { Countdown } from '#web/ui/Countdown.tsx';
import { useIsPast } from '#web/ui/useIsPast.ts';
import { t } from '#web/words/words.ts';

type ResendButtonProps = {
  /** The time from which the button works, in ms since 1970. */
  at: number;
  onPress: () => void;
  pending: boolean;
};

/** Requests another code, after the previous one has had time to arrive. */
export function ResendButton({ at, onPress, pending }: ResendButtonProps) {
  const isReady = useIsPast(at);
  return (
    <Button variant="outline" size="sm" disabled={!isReady} pending={pending} onClick={onPress}>
      {isReady ? (
        <span>{t('accounts.resend-code', 'Resend code')}</span>
      ) : (
        <span>
          {t('accounts.resend-in', 'Resend in')} <Countdown key={at} to={at} />
        </span>
      )}
    </Button>
  );
}
