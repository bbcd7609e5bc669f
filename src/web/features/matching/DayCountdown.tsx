import { Countdown } from '#web/ui/Countdown.tsx';
import { refreshMatching, useMatchDay } from './matching.data.ts';

/** Time to the next day's matches by the server's clock; at zero the day is read again. */
export function DayCountdown() {
  const { data: day, ahead } = useMatchDay();
  if (!day) return null;
  return (
    <Countdown
      key={day.resetsAt}
      to={Date.parse(day.resetsAt)}
      ahead={ahead}
      onEnd={refresh}
      className="tabular whitespace-nowrap"
    />
  );
}

function refresh(): void {
  void refreshMatching();
}
