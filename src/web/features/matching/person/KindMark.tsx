import type { MatchKind } from '#contract/matching.ts';
import { cx } from '#web/ui/cx.ts';
import { Planet } from '#web/ui/icons/Planet.ts';
import { kindWords } from '#web/features/matching/state/match.words.ts';

/**
 * Shows how two people were matched, unless the daily search matched them. Only the mark of the weekly search is gold.
 */
export function KindMark({ kind, className }: { kind: MatchKind; className?: string }) {
  const words = kindWords[kind];
  if (words === null) return null;
  return (
    <span
      className={cx(
        'display inline-flex items-center gap-1.5 text-sm leading-none whitespace-nowrap',
        kind === 'eternal' ? 'text-gold-ink' : 'text-ink-2',
        className,
      )}
    >
      {kind === 'eternal' && <Planet size={18} filled />}
      <span>{words}</span>
    </span>
  );
}
