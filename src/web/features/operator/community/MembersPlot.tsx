import { DAY_MS } from '#contract/durations.ts';
import type { CommunityNumbers } from '#contract/operator.community.ts';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';
import { dayAfter, dayInWords, eventInWords, numberInWords } from './community.words.ts';
import { TotalCount } from './Few.tsx';

const HEIGHT = 224;
const CONTOURS = 9;

/** The members as a line on its own terrain, with ticks at what operators changed. */
export function MembersPlot({ members, from, events }: Pick<CommunityNumbers, 'members' | 'from' | 'events'>) {
  return (
    <section>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-base">{t('operator.community-members', 'Members')}</h2>
        <p className="display-tight text-2xl">
          <TotalCount of={members.now} />
        </p>
        <p className="text-sm text-ink-2">
          {rich(t('operator.community-moves', '<joined/> joined, <left/> left, <removed/> by our decision'), {
            joined: <TotalCount of={members.joined} />,
            left: <TotalCount of={members.left} />,
            removed: <TotalCount of={members.removed} />,
          })}
        </p>
      </div>
      <Line days={members.days} from={from} events={events} />
    </section>
  );
}

function Line({
  days,
  from,
  events,
}: { days: readonly (number | null)[] } & Pick<CommunityNumbers, 'from' | 'events'>) {
  const counts = days.map((count) => count ?? 0);
  const { ticks, least, most } = scaleOf(counts);
  const yOf = (count: number): number => HEIGHT - ((count - least) / (most - least)) * HEIGHT;
  const steps = Math.max(1, counts.length - 1);
  const path = (lower: number): string =>
    counts
      .map((_, at) => {
        // Each contour runs lower and later than the one above it.
        const count = counts[Math.max(0, at - Math.round((lower * steps) / 60))] ?? 0;
        return `${at === 0 ? 'M' : 'L'}${((at / steps) * 1000).toFixed(1)} ${(yOf(count) + lower ** 1.35 * 6).toFixed(1)}`;
      })
      .join('');
  const middle = Math.floor(steps / 2);
  return (
    <div className="mt-3">
      <div className="relative pe-12">
        <svg aria-hidden="true" width="100%" height={HEIGHT} className="block overflow-visible border-b border-edge">
          {ticks.map((tick) => (
            <line key={tick} x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} stroke="var(--line)" />
          ))}
          <svg viewBox={`0 0 1000 ${HEIGHT}`} width="100%" height={HEIGHT} preserveAspectRatio="none">
            {Array.from({ length: CONTOURS }, (_, n) => (
              <path
                key={n}
                d={path(n + 1)}
                fill="none"
                stroke="var(--ink-3)"
                opacity={0.55 - n * 0.05}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <path d={path(0)} fill="none" stroke="var(--ink)" strokeWidth="2.25" vectorEffect="non-scaling-stroke" />
          </svg>
          {counts.length > 0 && <circle cx="100%" cy={yOf(counts.at(-1) ?? 0)} r="5" fill="var(--ink)" />}
          {events.map((event) => (
            <line
              key={event.day}
              x1={`${placeOf(event.day, from, steps)}%`}
              x2={`${placeOf(event.day, from, steps)}%`}
              y1={HEIGHT * 0.48}
              y2={HEIGHT * 0.7}
              stroke="var(--ink)"
              strokeWidth="1.5"
            />
          ))}
        </svg>
        {ticks.map((tick) => (
          <span
            key={tick}
            aria-hidden
            className="tabular absolute end-0 -translate-y-1/2 text-xs text-ink-2"
            style={{ top: yOf(tick) }}
          >
            {numberInWords(tick)}
          </span>
        ))}
        {events.map((event) => (
          <EventName key={event.day} place={placeOf(event.day, from, steps)}>
            {eventInWords(event)}
          </EventName>
        ))}
      </div>
      <p className="mt-1 flex justify-between pe-12 text-xs text-ink-2">
        <span>{dayInWords(from)}</span>
        {steps > 8 && <span>{dayInWords(dayAfter(from, middle))}</span>}
        <span>{t('operator.community-today', 'today')}</span>
      </p>
    </div>
  );
}

/** The words at a tick: left of it, or right of it where the left has no room. */
function EventName({ place, children }: { place: number; children: string }) {
  const beside =
    place > 40
      ? { right: `calc((100% - 3rem) * ${1 - place / 100} + 3.5rem)` }
      : { left: `calc((100% - 3rem) * ${place / 100} + 0.5rem)` };
  return (
    <span className="absolute bg-paper px-1 text-sm" style={{ top: HEIGHT * 0.46, ...beside }}>
      {children}
    </span>
  );
}

function placeOf(day: string, from: string, steps: number): number {
  const at = (Date.parse(day) - Date.parse(from)) / DAY_MS;
  return Math.min(100, Math.max(0, (at / steps) * 100));
}

/** Returns three or four round numbers around the counts, and the ends of the scale. */
function scaleOf(counts: readonly number[]): { ticks: number[]; least: number; most: number } {
  const [low, high] = [Math.min(...counts, Infinity), Math.max(...counts, 5)];
  const begin = Number.isFinite(low) ? low : 0;
  const span = Math.max(5, high - begin);
  const raw = span / 3;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= raw) ?? raw;
  const least = Math.max(0, begin - span * 0.25);
  const most = high + span * 0.15;
  const first = Math.ceil(least / step) * step;
  const ticks = Array.from({ length: 6 }, (_, n) => Math.round(first + n * step)).filter((tick) => tick <= most);
  return { ticks: [...new Set(ticks)], least, most };
}
