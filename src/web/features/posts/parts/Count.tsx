import { shortCount } from '#web/ui/shortCount.ts';

/** A count beside its icon. Of nothing, only screen readers hear the zero. */
export function Count({ of: count }: { of: number }) {
  return count === 0 ? <span className="sr-only">0</span> : shortCount(count);
}
