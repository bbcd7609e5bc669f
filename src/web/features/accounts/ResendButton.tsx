import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Countdown } from '#web/ui/Countdown.tsx';

type ResendButtonProps = {
  /** From when on it may be pressed: ms since 1970. */
  at: number;
  onPress: () => void;
  pending: boolean;
};

/** Asks for another code, once the last one has had its time to arrive. */
export function ResendButton({ at, ...rest }: ResendButtonProps) {
  return <Waiting key={at} at={at} {...rest} />;
}

function Waiting({ at, onPress, pending }: ResendButtonProps) {
  const [isReady, setReady] = useState(() => Date.now() >= at);
  return (
    <Button variant="outline" size="sm" disabled={!isReady} pending={pending} onClick={onPress}>
      {isReady ? (
        'Resend code'
      ) : (
        <span>
          Resend in <Countdown to={at} onEnd={() => setReady(true)} />
        </span>
      )}
    </Button>
  );
}
