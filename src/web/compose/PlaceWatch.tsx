import { useEffect } from 'react';
import { MINUTE_MS } from '#contract/durations.ts';
import { getPlace } from '#contract/place.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { markOf, setPlace, usePlace } from '#web/platform/place.ts';
import { setTitleMark } from '#web/ui/useTitle.ts';
import { WordToAll } from '#web/frame/WordToAll.tsx';

/** A page that is open for long, and hears no event, looks this often (ms). */
const LOOK_MS = 5 * MINUTE_MS;

/** Keeps what the page knows of the place up to date, and shows its word to everybody. */
export function PlaceWatch() {
  const { data } = useRead(getPlace, {}, { staleTime: 0, refetchInterval: LOOK_MS });
  useEffect(() => {
    if (data === undefined) return;
    setPlace(data);
    setTitleMark(markOf(data));
  }, [data]);
  const { word } = usePlace();
  return word && <WordToAll key={word.text} word={word} />;
}
