import { cx } from '#web/ui/cx.ts';

/** Returns the classes of one entry of the rail. */
export function railClass(isHere: boolean): string {
  return cx(
    'relative flex h-16 w-17 flex-col items-center justify-center gap-1 rounded-control text-2xs font-semibold transition-colors',
    isHere ? 'bg-paper-3 text-ink' : 'text-ink-3 hover:bg-paper-2 hover:text-ink',
  );
}
