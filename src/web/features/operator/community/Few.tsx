import type { Share, Total } from '#contract/operator.community.ts';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';
import { numberInWords } from './community.words.ts';

/** The lines that mean "few", behind words and as a sample. */
export const HATCHED = 'bg-[repeating-linear-gradient(135deg,var(--line)_0_1.5px,transparent_1.5px_4px)]';

/** What stands for a count below five, wherever it is. */
export function Few({ className }: { className?: string }) {
  return (
    <span className={cx('rounded-plate px-1.5 font-normal text-ink-2', HATCHED, className)}>
      {t('operator.community-few', 'few')}
    </span>
  );
}

export function Count({ of }: { of: number | null }) {
  return of === null ? <Few /> : <span>{numberInWords(of)}</span>;
}

export function TotalCount({ of: { count, isAbout } }: { of: Total }) {
  if (count === null) return <Few />;
  return (
    <span>
      {isAbout && (
        <span className="font-text text-sm font-normal tracking-normal text-ink-2">
          {t('operator.community-about', 'about')}
        </span>
      )}
      {isAbout && <span> </span>}
      <span>{numberInWords(count)}</span>
    </span>
  );
}

/** A share as text; a dot for one that cannot be said. */
export function ShareText({ of }: { of: Share }) {
  if (of === null) return <span title={t('operator.community-cannot-be-said', 'Cannot be said')}>·</span>;
  if (of.is === 'few') return <Few />;
  const percent = t('operator.community-percent', '{percent} %', { percent: of.percent });
  return (
    <span>{of.is === 'most' ? t('operator.community-at-least-percent', '≥ {percent}', { percent }) : percent}</span>
  );
}
