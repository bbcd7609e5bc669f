import { useEffect } from 'react';
import { isSaved } from '#contract/saved.ts';
import { useRead } from '#web/platform/calls/query.ts';

type FindSavedProps = { id: string; onFound: (isOn: boolean) => void };

/** Passes to `onFound` whether the person saved a message or a post. Mounted once its menu has opened. */
export function FindSaved({ id, onFound }: FindSavedProps) {
  const isOn = useRead(isSaved, { query: { id } }).data?.isSaved === true;
  useEffect(() => onFound(isOn), [isOn, onFound]);
  return null;
}
