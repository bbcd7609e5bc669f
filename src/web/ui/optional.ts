import { createElement, startTransition, useEffect, useState, type ComponentType } from 'react';

/** A part with code of its own. `fetch` loads the code before the part shows; it never rejects. */
export type Optional<P> = ComponentType<P> & { fetch: () => Promise<unknown>; isThere: () => boolean };

interface Stands<P> {
  /** Shows until the code is there; nothing by default. */
  place?: ComponentType<P>;
  /** Returns what shows when the code cannot be loaded; nothing by default. */
  instead?: (error: unknown) => ComponentType<P>;
}

/**
 * Returns a part that the page can do without. This is no lazy component, because React holds back what was suspended
 * for up to 300 ms after another part has shown its place.
 */
export function optional<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { place = Nothing, instead = () => Nothing }: Stands<P> = {},
): Optional<P> {
  let part: ComponentType<P> | undefined;
  let coming: Promise<unknown> | undefined;
  let fault: unknown;
  const fetch = (): Promise<unknown> =>
    (coming ??= load().then(
      (loaded) => (part = loaded),
      (error: unknown) => {
        // Code that was fetched ahead without a network is asked for again when the part shows.
        [coming, fault] = [undefined, error];
      },
    ));
  const isThere = (): boolean => part !== undefined;
  function Part(props: P) {
    const [shown, setShown] = useState(() => part);
    useEffect(() => {
      if (shown === undefined) void fetch().then(() => startTransition(() => setShown(() => part ?? instead(fault))));
    }, [shown]);
    return createElement(shown ?? place, props);
  }
  return Object.assign(Part, { fetch, isThere });
}

function Nothing() {
  return null;
}

/** Loads the code of parts that show together. */
export const fetchAll = (parts: readonly Pick<Optional<never>, 'fetch'>[]): Promise<unknown> =>
  Promise.all(parts.map((part) => part.fetch()));

/** Returns true once the code of all parts is there, so that they show together. */
export function useAreThere(parts: readonly Pick<Optional<never>, 'fetch' | 'isThere'>[]): boolean {
  const [areThere, setThere] = useState(() => parts.every((part) => part.isThere()));
  useEffect(() => {
    if (!areThere) void fetchAll(parts).then(() => startTransition(() => setThere(true)));
  }, [areThere, parts]);
  return areThere;
}
