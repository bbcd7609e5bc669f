import type { planets } from '#contract/people.ts';
import { t } from '#web/words/words.ts';
import { cx } from './cx.ts';
import { Planet as Sign } from './icons/Planet.ts';

type Planet = (typeof planets)[number];

/** Each of the five planets has its own color; none is iris, which means AI. */
const looks: Record<Planet, { name: string; tint: string }> = {
  Artist: { name: t('ui.artist', 'Artist'), tint: 'bg-(--tint-rose) text-(--tint-rose-ink)' },
  Healer: { name: t('ui.healer', 'Healer'), tint: 'bg-(--tint-moss) text-(--tint-moss-ink)' },
  Thinker: { name: t('ui.thinker', 'Thinker'), tint: 'bg-(--tint-dew) text-(--tint-dew-ink)' },
  Explorer: { name: t('ui.explorer', 'Explorer'), tint: 'bg-(--tint-clay) text-(--tint-clay-ink)' },
  Mystic: { name: t('ui.mystic', 'Mystic'), tint: 'bg-(--tint-sea) text-(--tint-sea-ink)' },
};

/** The planet of a person's archetype, in the color of the planet. Renders nothing without an archetype. */
export function PlanetMark({ planet, className }: { planet: Planet | null; className?: string }) {
  if (planet === null) return null;
  const { name, tint } = looks[planet];
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.5 align-middle text-xs font-semibold whitespace-nowrap',
        tint,
        className,
      )}
    >
      <Sign size={14} />
      <span className="sr-only">{t('ui.personality-planet', 'Personality planet:')} </span>
      {name}
    </span>
  );
}
