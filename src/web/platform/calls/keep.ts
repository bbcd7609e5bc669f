import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './query.ts';
import { cache } from './cache.ts';

/** Events can change a read many times a second. The device's copy is written at most once in this time. */
const REST_MS = 1000;

/** A read to store on the device, which the next visit shows until the server has answered. */
export interface Keepsake {
  key: QueryKey;
  /** Removes what would soon be out of date, such as presence; undefined if this state is not for the next visit. */
  lasting: (data: unknown) => unknown;
}

/** Writes these reads to the device now and after each change. Returns a function that ends the writing. */
export function keepInCache(keepsakes: readonly Keepsake[]): () => void {
  const names = new Map(keepsakes.map((one) => [JSON.stringify(one.key), one]));
  const waiting = new Map<Keepsake, number>();
  const keep = (one: Keepsake): void => {
    waiting.delete(one);
    const data = queryClient.getQueryData(one.key);
    const value = data === undefined ? undefined : one.lasting(data);
    if (value !== undefined) void cache.put(one.key.join('/'), value);
  };
  for (const one of keepsakes) {
    // Without a network there is nothing to read again, so what was read stays.
    queryClient.getQueryCache().build(queryClient, { queryKey: one.key, gcTime: Infinity });
    keep(one);
  }
  const leave = queryClient.getQueryCache().subscribe(({ type, query }) => {
    const one = type === 'updated' || type === 'removed' ? names.get(JSON.stringify(query.queryKey)) : undefined;
    // What was dropped, for example after a block, must not be shown by the next visit.
    if (one !== undefined && type === 'removed') void cache.remove(one.key.join('/'));
    if (one === undefined || waiting.has(one)) return;
    waiting.set(
      one,
      window.setTimeout(() => keep(one), REST_MS),
    );
  });
  return () => {
    leave();
    for (const timer of waiting.values()) window.clearTimeout(timer);
  };
}
