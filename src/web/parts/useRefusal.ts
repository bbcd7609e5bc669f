import { useRef, useState } from 'react';

/** Returns the error of a form's only field. A refusal focuses the field; typing clears it. */
export function useRefusal() {
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const refuse = (words: string): void => {
    setError(words);
    field.current?.focus();
  };
  return { field, error, refuse, clear: () => setError(undefined) };
}
