import { shortCount } from '#web/ui/shortCount.ts';

/** A count beside its icon. Of nothing, only screen readers hear the zero. */
export function Count({ of: count }: { of: number }) {
  return <span className={count === 0 ? 'sr-only' : undefined}>{shortCount(count)}</span>;
}
