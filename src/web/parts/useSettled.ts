import { useEffect, useState } from 'react';

/** Debounces a value: returns it once it has stayed the same for `ms`, so that a text is not checked during typing. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
