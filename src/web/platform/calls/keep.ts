import type { Route } from '#contract/route.ts';
import { queryClient, queryKey, cacheName } from './query.ts';
import { cache } from './cache.ts';

/** Events can change a read many times a second. The device's copy is written at most once in this time. */
const REST_MS = 1000;

/** A read to store on the device. `lasting` removes data that would soon be out of date, such as presence. */
interface Keepsake {
  route: Route;
  lasting: (data: unknown) => unknown;
}

/** Writes these reads to the device now and after each change. Returns a function that ends the writing. */
export function keepInCache(keepsakes: readonly Keepsake[]): () => void {
  const names = new Map(keepsakes.map((one) => [JSON.stringify(queryKey(one.route)), one]));
  const waiting = new Map<Keepsake, number>();
  const keep = (one: Keepsake): void => {
    waiting.delete(one);
    const data = queryClient.getQueryData(queryKey(one.route));
    if (data !== undefined) void cache.put(cacheName(one.route), one.lasting(data));
  };
  for (const one of keepsakes) keep(one);
  const leave = queryClient.getQueryCache().subscribe(({ type, query }) => {
    const one = type === 'updated' ? names.get(JSON.stringify(query.queryKey)) : undefined;
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
