import type { Health } from '#contract/operator.health.ts';
import { t } from '#web/words/words.ts';
import { cell, PartHead } from './Figures.tsx';
import { partName, size } from './health.words.ts';

const shades = { media: 'bg-ink', database: 'bg-ink-2', rest: 'bg-ink-3' } as const;

/** What the community takes on the disk, and how much more each day. */
export function DiskUse({ disk: { total, free, parts } }: Pick<Health, 'disk'>) {
  const own = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const others = Math.max(0, total - free - own);
  const share = (bytes: number): string => `${total === 0 ? 0 : (bytes / total) * 100}%`;
  return (
    <section>
      <PartHead title={t('health.disk', 'Disk')}>
        {t('health.used-of', '{used} of {total}', { used: size(total - free), total: size(total) })}
      </PartHead>
      <div aria-hidden className="mt-1.5 mb-2 flex h-3 gap-[2px] overflow-hidden rounded-[3px] border border-edge">
        {parts.map(({ part, bytes }) => (
          <span key={part} className={shades[part]} style={{ width: share(bytes) }} />
        ))}
        <span className="bg-paper-3" style={{ width: share(others) }} />
      </div>
      <table className="w-full border-collapse text-sm">
        <tbody className="[&>tr]:border-t [&>tr]:border-line">
          {parts.map(({ part, bytes, perDay }) => (
            <tr key={part}>
              <th scope="row" className="py-1.5 text-start font-normal wrap-anywhere">
                {partName(part)}
              </th>
              <td className={cell}>{size(bytes)}</td>
              <td className={`${cell} text-xs text-ink-2`}>{growth(perDay)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {parts.every(({ perDay }) => perDay === null) && (
        <p className="mt-1 text-xs text-ink-3">{t('health.growth-later', 'Growth shows from tomorrow on.')}</p>
      )}
      <p className="mt-1 text-xs text-ink-3">
        {t('health.other-programs', 'Other programs have {size} of it.', { size: size(others) })}
      </p>
    </section>
  );
}

function growth(perDay: number | null): string {
  if (perDay === null) return '–';
  if (perDay < 0) return t('health.less-a-day', '−{size} a day', { size: size(-perDay) });
  return t('health.more-a-day', '+{size} a day', { size: size(perDay) });
}
