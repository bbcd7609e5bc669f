import { useEffect, useState } from 'react';

/** Returns the local midnight at which today began, in milliseconds; changes at the next midnight. */
export function useToday(): number {
  const [today, setToday] = useState(() => midnight(0));
  useEffect(() => {
    let timer = 0;
    const wait = (): void => {
      timer = window.setTimeout(
        () => {
          setToday(midnight(0));
          wait();
        },
        midnight(1) - Date.now() + 1000,
      );
    };
    wait();
    return () => window.clearTimeout(timer);
  }, []);
  return today;
}

function midnight(daysAhead: number): number {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead).getTime();
}
