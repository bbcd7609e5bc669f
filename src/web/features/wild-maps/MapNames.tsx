import type { ReactNode } from 'react';
import { vibes } from '#content/vibes.ts';
import type { CorePillar, Passion } from '#contract/wild-maps.ts';
import { cx } from '#web/ui/cx.ts';
import { Emoji } from '#web/ui/Emoji.tsx';
import { spoken, t } from '#web/words/words.ts';
import type { Spot } from './place.ts';

type NamesProps = {
  pillars: readonly CorePillar[];
  ridges: readonly Spot[];
  passions: readonly Passion[];
  spots: readonly Spot[];
  /** True on a band: the names have a faded background, and each pillar's number is shown if the viewer may see it. */
  isBand?: boolean;
};

/** The names on a map, each at its position: first the ridges, then the places along the path. */
export function MapNames({ pillars, ridges, passions, spots, isBand = false }: NamesProps) {
  const width = isBand ? 'max-w-[20%]' : 'max-w-[40%]';
  return (
    <>
      <ul aria-label={t('wild-maps.core-pillars', 'Core pillars')} className="absolute inset-0">
        {pillars.map(({ pillar, name, side, value }, index) => (
          <At key={pillar} spot={ridges[index]} className={cx(width, isBand && FADING)}>
            <span
              aria-hidden
              className="mx-auto mb-1 block size-0 border-x-5 border-b-9 border-x-transparent border-b-ink"
            />
            <span className="display block text-[min(1.25rem,5.2vw)] leading-[1.05]">{spoken(side)}</span>
            <span className="block text-[min(0.8125rem,4.2vw)] text-ink-2">
              {[spoken(name), isBand && value !== null && numberOf(value)].filter(Boolean).join(' · ')}
            </span>
          </At>
        ))}
      </ul>
      {passions.length > 0 && (
        <ul aria-label={t('wild-maps.current-passions', 'Current passions')} className="absolute inset-0">
          {passions.map((passion, index) => (
            <At key={passion.id} spot={spots[index]} className={width}>
              <Place passion={passion} isBand={isBand} />
            </At>
          ))}
        </ul>
      )}
    </>
  );
}

/** Returns the strength of a lean, from 50 (the middle) to 100. */
export const numberOf = (value: number): number => Math.round(50 + 50 * Math.abs(value));

const FADING =
  'before:absolute before:-inset-x-5 before:-inset-y-3 before:-z-10 before:bg-[radial-gradient(closest-side,var(--paper)_55%,transparent)]';
const MIDDLE: Spot = { x: 0.5, y: 0.5 };

function At({ spot, className, children }: { spot: Spot | undefined; className: string; children: ReactNode }) {
  const { x, y } = spot ?? MIDDLE;
  return (
    <li
      className={cx('absolute w-max -translate-x-1/2 -translate-y-1/2 text-center', className)}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
    >
      {children}
    </li>
  );
}

/** A passion's name beside an emoji or a dot. The background hides the lines behind the name. */
function Place({ passion: { id, kind, name }, isBand }: { passion: Passion; isBand: boolean }) {
  const vibe = kind === 'vibe' ? vibes.find(({ key }) => key === id) : undefined;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-control py-0.5 pe-2 ps-1.5 text-start text-xs leading-4 font-medium min-[360px]:text-sm min-[360px]:leading-4.5',
        isBand ? FADING : 'bg-paper',
      )}
    >
      {vibe ? (
        <Emoji className="text-sm">{vibe.emoji}</Emoji>
      ) : (
        <span aria-hidden className="size-2.5 shrink-0 rounded-full border-2 border-ink bg-lime" />
      )}
      <span className={cx('wrap-anywhere', isBand ? 'line-clamp-2' : 'line-clamp-3')}>
        <bdi>{spoken(vibe?.label ?? name)}</bdi>
      </span>
    </span>
  );
}
