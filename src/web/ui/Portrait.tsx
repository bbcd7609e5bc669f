import type { EnergyBand, VibeKey } from '#content/vibes.ts';
import { drawPortrait, PORTRAIT_EDGE } from './portrait/portrait.ts';
import type { PortraitPath } from './portrait/shape.ts';

export type PortraitProps = {
  /** One or two vibes, in the order of choice. */
  vibes: readonly VibeKey[];
  band: EnergyBand;
  /** The name for a screen reader; without a name, the portrait is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

const pens: Record<PortraitPath['as'], string> = {
  shape: 'fill-paper stroke-current stroke-8',
  solid: 'fill-current',
  hole: 'fill-paper',
  line: 'fill-none stroke-current stroke-7',
  fine: 'fill-none stroke-current stroke-5',
  aura: 'fill-none stroke-current stroke-4',
};

/** The creature of a person's vibes today, in the colors of its surroundings. Equal input draws equal creatures. */
export function Portrait({ vibes, band, label, className }: PortraitProps) {
  return (
    <svg
      viewBox={`0 0 ${PORTRAIT_EDGE} ${PORTRAIT_EDGE}`}
      strokeLinejoin="round"
      strokeLinecap="round"
      focusable="false"
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {drawPortrait(vibes, band).map(({ at: [x, y, turn], shapes, part }) => (
        <g key={part} transform={`translate(${x} ${y}) rotate(${turn})`}>
          {shapes.map(({ d, as }) => (
            <path key={d} d={d} className={pens[as]} />
          ))}
        </g>
      ))}
    </svg>
  );
}
