import { useState } from 'react';

type Faults = Readonly<Record<string, string>>;

/** Keeps a form's errors by field. `touched` removes those of the fields that a change names, and the form's own. */
export function useFaults() {
  const [faults, setFaults] = useState<Faults>({});
  const touched = (change: object): void =>
    setFaults((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => field !== 'form' && !(field in change))),
    );
  return { faults, setFaults, touched };
}
