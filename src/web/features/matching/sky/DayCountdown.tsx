import { Countdown } from '#web/ui/Countdown.tsx';
import { refreshMatching } from '#web/features/matching/state/day.data.ts';
import { useMatchDay } from '#web/features/matching/state/matching.data.ts';

/** Counts down to the next day's matches by the server's clock, and reads the day again at zero. */
export function DayCountdown() {
  const { data: day, ahead } = useMatchDay();
  if (!day) return null;
  return (
    <Countdown
      key={day.resetsAt}
      to={Date.parse(day.resetsAt)}
      ahead={ahead}
      onEnd={refresh}
      isExact
      className="tabular whitespace-nowrap"
    />
  );
}

function refresh(): void {
  void refreshMatching();
}
