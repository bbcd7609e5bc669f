import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '#web/words/words.ts';
import { hasWorker } from './hasWorker.ts';
import { onceTouched, whenIdle } from './idle.ts';
import { toastFailure } from './toast.ts';

/** Code that a page needs only after an action of the person, not for its first display. */
export interface Late<M> {
  /** The code; undefined until it has loaded. */
  now: () => M | undefined;
  /** Loads the code; resolves to undefined if that fails. */
  fetch: () => Promise<M | undefined>;
  /** Loads the code at the first touch of the page, so that the code is ready before it is needed. */
  fetchOnceTouched: () => void;
}

/**
 * Loads code on demand with `load`, which imports the code. A browser does not repeat a failed import within one
 * document, so nothing is imported while neither a network nor a service worker can answer.
 */
export function late<M>(load: () => Promise<M>): Late<M> {
  let code: M | undefined;
  let isWatching = false;
  const fetch = async (): Promise<M | undefined> => {
    if (code !== undefined || !canBeReached()) return code;
    const fetched = await load().catch(() => undefined);
    code ??= fetched;
    return code;
  };
  const fetchOnceTouched = (): void => {
    if (isWatching || code !== undefined) return;
    isWatching = true;
    onceTouched(() => void whenIdle().then(fetch));
  };
  return { now: () => code, fetch, fetchOnceTouched };
}

/** Returns whether a request can succeed: there is a network, or a service worker that may have the file. */
export function canBeReached(): boolean {
  return navigator.onLine || hasWorker();
}

/** Returns the code once it is wanted and loaded, else undefined. On failure, shows a toast and runs `onMissing`. */
export function useLate<M>(code: Late<M>, isWanted: boolean, onMissing: () => void): M | undefined {
  const [wasWanted, setWasWanted] = useState(isWanted);
  const [, setThere] = useState(false);
  const miss = useEffectEvent(onMissing);
  useEffect(() => code.fetchOnceTouched(), [code]);
  const isAwaited = isWanted && code.now() === undefined;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isOver = false;
    const fetch = async (): Promise<void> => {
      const fetched = await code.fetch();
      if (isOver) return;
      setThere(true);
      if (fetched !== undefined) return;
      tellMissing();
      miss();
    };
    void fetch();
    return () => {
      isOver = true;
    };
  }, [code, isAwaited]);
  if (isWanted && !wasWanted) setWasWanted(true);
  return wasWanted ? code.now() : undefined;
}

/** Says in a toast that code did not load, and what the person can do. */
export function tellMissing(): void {
  if (!canBeReached()) {
    toastFailure({ title: t('ui.it-waits-for-network', 'No network. It opens once it is back.') });
    return;
  }
  toastFailure({
    title: t('ui.that-did-not-load', 'That did not load'),
    description: t(
      'ui.the-connection-broke-on-the',
      'The connection broke on the way. Load the page again and it opens.',
    ),
    action: { label: t('ui.reload', 'Reload'), onPress: () => location.reload() },
  });
}
