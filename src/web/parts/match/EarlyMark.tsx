import type { MatchRange } from '#contract/matching.parts.ts';
import { cx } from '#web/ui/cx.ts';
import { EARLY } from './match.words.ts';

/** Stands beside a match's number that rests on little. Nothing once all parts are known. */
export function EarlyMark({ of: { open }, className }: { of: Pick<MatchRange, 'open'>; className?: string }) {
  if (open.length === 0) return null;
  return (
    <span
      className={cx('inline-block rounded-[6px] border border-edge px-1.5 text-xs leading-5 font-semibold', className)}
    >
      {EARLY}
    </span>
  );
}
