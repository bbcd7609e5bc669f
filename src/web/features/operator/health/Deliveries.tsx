import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Health } from '#contract/operator.health.ts';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';
import { cell, Figures, firstHead, head, PartHead } from './Figures.tsx';
import { channelName, number } from './health.words.ts';

type DeliveriesProps = Pick<Health, 'deliveries' | 'mailHalfHours' | 'lookedAt'>;

/** What was sent in the last 24 hours, by its way. */
export function Deliveries({ deliveries, mailHalfHours, lookedAt }: DeliveriesProps) {
  return (
    <section>
      <PartHead title={t('health.deliveries', 'Deliveries')}>{t('health.last-24-hours', 'last 24 hours')}</PartHead>
      <Figures
        head={
          <>
            <th className={firstHead}>{t('health.by', 'By')}</th>
            <th className={head}>{t('health.arrived', 'arrived')}</th>
            <th className={head}>{t('health.wait', 'wait')}</th>
            <th className={head}>{t('health.came-back', 'came back')}</th>
          </>
        }
      >
        {deliveries.map(({ channel, arrived, waiting, cameBack }) => (
          <tr key={channel}>
            <th scope="row" className="py-1.5 text-start font-normal wrap-anywhere">
              {channelName(channel)}
            </th>
            <td className={cell}>{number(arrived)}</td>
            <td className={cell}>{waiting === null ? '–' : number(waiting)}</td>
            <td className={cell}>{number(cameBack)}</td>
          </tr>
        ))}
      </Figures>
      <MailStrip halfHours={mailHalfHours} now={lookedAt} />
    </section>
  );
}

const BARS = 48;
const HALF_HOUR_MS = 30 * MINUTE_MS;

/** A bar for each half hour of a day; what came back has a coral foot. */
function MailStrip({ halfHours, now }: { halfHours: Health['mailHalfHours']; now: string }) {
  const end = Math.floor(Date.parse(now) / HALF_HOUR_MS) * HALF_HOUR_MS;
  const byTime = new Map(halfHours.map((one) => [Date.parse(one.at), one]));
  const bars = Array.from({ length: BARS }, (_, at) => byTime.get(end - (BARS - 1 - at) * HALF_HOUR_MS));
  const top = Math.max(1, ...bars.map((one) => one?.arrived ?? 0));
  const last = halfHours.findLast(({ arrived }) => arrived > 0);
  const hours = last === undefined ? 24 : Math.floor((Date.parse(now) - Date.parse(last.at)) / HOUR_MS);
  return (
    <div className="mt-3">
      <div aria-hidden className="flex h-7 items-end gap-[2px] border-b border-line">
        {bars.map((one, at) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a place is a half hour
            key={at}
            className={cx('min-w-0 grow', (one?.cameBack ?? 0) > 0 ? 'border-b-2 border-coral bg-ink-2' : 'bg-ink-2')}
            style={{ height: one === undefined ? 0 : `${Math.max(8, (one.arrived / top) * 100)}%` }}
          />
        ))}
      </div>
      <p className="mt-1 flex justify-between text-xs text-ink-3">
        <span>{t('health.mails-by-half-hour', 'mails by the half hour')}</span>
        {hours > 0 && (
          <span>
            {t('health.none-for', '{hours, plural, =24 {none today} one {none for an hour} other {none for # hours}}', {
              hours: Math.min(24, hours),
            })}
          </span>
        )}
      </p>
    </div>
  );
}
