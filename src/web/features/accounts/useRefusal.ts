import { useRef, useState } from 'react';

/** Keeps the error of a form's field. `refuse` also focuses the field. The form calls `clear` when the person types. */
export function useRefusal() {
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const refuse = (words: string): void => {
    setError(words);
    field.current?.focus();
  };
  return { field, error, refuse, clear: () => setError(undefined) };
}
