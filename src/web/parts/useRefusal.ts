import { useRef, useState } from 'react';

/** Returns what is wrong with the one field of a form. A refusal gives the field the focus; typing clears it. */
export function useRefusal() {
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const refuse = (words: string): void => {
    setError(words);
    field.current?.focus();
  };
  return { field, error, refuse, clear: () => setError(undefined) };
}
