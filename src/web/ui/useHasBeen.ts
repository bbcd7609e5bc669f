import { useState } from 'react';

/**
 * Returns whether the condition has been true since the component mounted. A read that failed is pending again while it
 * is repeated, and must not take away what already shows.
 */
export function useHasBeen(isTrue: boolean): boolean {
  const [has, setHas] = useState(isTrue);
  if (isTrue && !has) setHas(true);
  return has || isTrue;
}
