import type { Health } from '#contract/operator.health.ts';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';
import { cell, Figures, firstHead, head, PartHead } from './Figures.tsx';
import { number } from './health.words.ts';

type SlowProps = { title: string; what: string; rows: Health['routes'] };

/** The slowest of the last hour, with a bar by p95. */
export function Slow({ title, what, rows }: SlowProps) {
  const top = Math.max(1, ...rows.map(({ p95 }) => p95));
  return (
    <section>
      <PartHead title={title}>{t('health.last-hour-ms', 'last hour, ms')}</PartHead>
      {rows.length === 0 ? (
        <p className="text-sm text-ink-2">{t('health.nothing-yet', 'Nothing yet.')}</p>
      ) : (
        <Figures
          head={
            <>
              <th className={firstHead}>{what}</th>
              <th className={head}>{t('health.calls', 'calls')}</th>
              <th className={head}>{t('health.p50', 'p50')}</th>
              <th className={head}>{t('health.p95', 'p95')}</th>
              <td aria-hidden className="w-16 max-md:hidden" />
            </>
          }
        >
          {rows.map(({ name, calls, p50, p95 }) => (
            <tr key={name}>
              <th scope="row" className="w-full py-1.5 text-start font-normal wrap-anywhere">
                {shortened(name)}
              </th>
              <td className={cx(cell, 'text-ink-2')}>{number(calls)}</td>
              <td className={cx(cell, 'text-ink-2')}>{number(p50)}</td>
              <td className={cell}>{number(p95)}</td>
              <td aria-hidden className="ps-3 max-md:hidden">
                <span
                  className="block h-1 rounded-full bg-ink"
                  style={{ width: `${Math.max(3, (p95 / top) * 56)}px` }}
                />
              </td>
            </tr>
          ))}
        </Figures>
      )}
    </section>
  );
}

/** "POST /rooms/…/messages", which may break at its slashes. */
const shortened = (name: string): string =>
  name
    .replace(' /api/', ' /')
    .replaceAll(/:\w+/g, '…')
    .replaceAll(/(?<=\w|…)\//g, '\u200B/');
