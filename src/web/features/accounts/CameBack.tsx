import { Button } from '#web/ui/Button.tsx';
import { DoorFrame } from './DoorFrame.tsx';

/** Says that signing in took back a deletion. */
export function CameBack({ onGo }: { onGo: () => void }) {
  return (
    <DoorFrame
      title="Welcome back"
      lede="Your account is no longer being deleted. Everything is where you left it."
      animal="wolf"
      latin="Lupus redux"
    >
      <Button variant="lime" size="lg" full onClick={onGo}>
        Go on
      </Button>
    </DoorFrame>
  );
}
