import { useCallback, useEffect, useState, type RefCallback } from 'react';
import { MINUTE_MS } from '#contract/durations.ts';
import { lookAt, onPresence } from '#web/platform/realtime/looks.ts';
import { useIsLive } from '#web/platform/realtime/state.ts';
import { notePersonPresence, notePresence } from './presence.data.ts';

/** The pause in scrolling before the list of visible people is sent. */
const REST_MS = 250;
/** The list is sent again after this time, to recover changes that the socket lost. */
const AGAIN_MS = MINUTE_MS;

interface VisibleWatch {
  /** The ref of a row; the row names its person in `data-person`. */
  watch: RefCallback<HTMLElement>;
  tell: () => void;
}

/** Keeps the presence of the visible rows up to date. Returns the ref for each row. */
export function useLooking(): VisibleWatch['watch'] {
  const [{ watch, tell }] = useState(createLook);
  useEffect(() => onPresence(notePresence), []);
  useAgain(tell);
  return watch;
}

/** Keeps the presence of a profile's person up to date. */
export function useLookAt(id: number): void {
  const [looker] = useState(() => ({}));
  const tell = useCallback(() => lookAt(looker, [id]), [looker, id]);
  useEffect(() => onPresence(notePersonPresence), []);
  useAgain(tell);
  useEffect(() => () => lookAt(looker, []), [looker]);
}

/** Calls `tell` whenever the socket connects, and then every minute while the page is visible. */
function useAgain(tell: () => void): void {
  const isLive = useIsLive();
  useEffect(() => {
    if (!isLive) return undefined;
    tell();
    const again = window.setInterval(() => document.hidden || tell(), AGAIN_MS);
    return () => window.clearInterval(again);
  }, [isLive, tell]);
}

function createLook(): VisibleWatch {
  const shown = new Set<number>();
  let resting: number | undefined;
  const personOf = (row: Element): number => Number((row as HTMLElement).dataset['person']);
  const tell = (): void => lookAt(shown, [...shown]);
  const tellLater = (): void => {
    window.clearTimeout(resting);
    resting = window.setTimeout(tell, REST_MS);
  };
  const observer = new IntersectionObserver((rows) => {
    for (const { target, isIntersecting } of rows) {
      if (isIntersecting) shown.add(personOf(target));
      else shown.delete(personOf(target));
    }
    tellLater();
  });
  const watch: VisibleWatch['watch'] = (row) => {
    if (row === null) return undefined;
    observer.observe(row);
    return () => {
      observer.unobserve(row);
      if (shown.delete(personOf(row))) tellLater();
    };
  };
  return { watch, tell };
}
