import type { TrendBadge as Badge, TrendingRoom } from '#contract/trending.ts';
import { cx } from '#web/ui/cx.ts';
import { Fire } from '#web/ui/icons/Fire.ts';
import { ShareNetwork } from '#web/ui/icons/ShareNetwork.ts';
import { TrendUp } from '#web/ui/icons/TrendUp.ts';
import { t } from '#web/words/words.ts';

const badgeIcons = { HOT: Fire, VIRAL: ShareNetwork, RISING: TrendUp } as const satisfies Record<Badge, unknown>;

/** A badge with the count that earned it and its line of two hours. */
export function TrendBadge({ badge, people, usual, line }: NonNullable<TrendingRoom['trend']>) {
  const Glyph = badgeIcons[badge];
  const isHot = badge === 'HOT';
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1">
      <Glyph size={22} filled={isHot} className={cx('shrink-0', isHot && 'text-coral')} />
      <p className="text-sm font-semibold tracking-wide">
        {t('trending.badge', '{badge, select, HOT {HOT} VIRAL {VIRAL} other {RISING}}', { badge })}
      </p>
      <p className="tabular ms-auto text-sm text-ink-2">
        {t(
          'trending.people-in-2-h-usually',
          '{people, plural, one {# person} other {# people}} in 2 h, usually {usual}',
          { people, usual },
        )}
      </p>
      <Line counts={line} isHot={isHot} />
    </div>
  );
}

const [WIDTH, HEIGHT, EDGE] = [76, 22, 4];

/** A line of the people per quarter of an hour over two hours. It is decoration: the text beside it has the total. */
function Line({ counts, isHot }: { counts: readonly number[]; isHot: boolean }) {
  const most = Math.max(1, ...counts);
  const points = counts.map((count, at): [x: number, y: number] => [
    EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(1, counts.length - 1),
    HEIGHT - EDGE - (count * (HEIGHT - 2 * EDGE)) / most,
  ]);
  const [x = 0, y = 0] = points.at(-1) ?? [];
  return (
    <svg aria-hidden width={WIDTH} height={HEIGHT} className={cx('shrink-0', isHot ? 'text-coral' : 'text-ink')}>
      <polyline
        points={points.map((point) => point.join()).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <circle cx={x} cy={y} r={3} fill="currentColor" />
    </svg>
  );
}
