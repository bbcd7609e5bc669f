import { useRef, useState } from 'react';

/** Returns the error of a form's field. `refuse` also focuses the field; the form calls `clear` on typing. */
export function useRefusal() {
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const refuse = (words: string): void => {
    setError(words);
    field.current?.focus();
  };
  return { field, error, refuse, clear: () => setError(undefined) };
}
