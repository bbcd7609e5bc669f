import { useEffect, useState, type RefCallback } from 'react';
import { MAX_LOOKED_AT } from '#contract/realtime.ts';
import { lookAt, onPresence } from '#web/platform/realtime/looks.ts';
import { useIsLive } from '#web/platform/realtime/state.ts';
import { notePresence } from './directory.data.ts';

/** A list that is being scrolled asks when it comes to rest. */
const REST_MS = 250;
/** What the socket lost is found after this time. */
const AGAIN_MS = 60_000;

interface Look {
  /** The ref of a row, which has its person in `data-person`. */
  watch: RefCallback<HTMLElement>;
  tell: () => void;
}

/** Keeps up to date who is here of the rows on the screen, and of no others. Returns the ref that each row takes. */
export function useLooking(): Look['watch'] {
  const [{ watch, tell }] = useState(createLook);
  const isLive = useIsLive();
  useEffect(() => onPresence(notePresence), []);
  useEffect(() => {
    if (!isLive) return undefined;
    tell();
    const again = window.setInterval(() => document.hidden || tell(), AGAIN_MS);
    return () => window.clearInterval(again);
  }, [isLive, tell]);
  return watch;
}

function createLook(): Look {
  const shown = new Set<number>();
  let resting: number | undefined;
  const personOf = (row: Element): number => Number((row as HTMLElement).dataset['person']);
  const tell = (): void => lookAt([...shown].slice(0, MAX_LOOKED_AT));
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
  const watch: Look['watch'] = (row) => {
    if (row === null) return undefined;
    observer.observe(row);
    return () => {
      observer.unobserve(row);
      if (shown.delete(personOf(row))) tellLater();
    };
  };
  return { watch, tell };
}
