import type { CSSProperties } from 'react';
import { archetypes } from '#content/archetypes.ts';
import type { MbtiType } from '#contract/people.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { cracks, EggCrack, EggHalf } from '#web/ui/Egg.tsx';
import '#web/styles/hatch.css';
import type { HatchStage } from './hatch.ts';
import { boltsOf, flowersOf, strokes, STROKE_MS, type Flower } from './hatch.sky.ts';

interface Props {
  stage: HatchStage;
  type: MbtiType;
  seed: string;
}

/** The egg, the lightning, the animal and the flowers. Screen readers skip the scene; `Hatch` has the words. */
export function HatchScene({ stage, type, seed }: Props) {
  const isOpen = stage === 'complete' || stage === 'ready';
  return (
    <span aria-hidden data-stage={stage} className="hatch">
      <span className="hatch-halo" />
      {boltsOf(seed).map(({ angle, length, isMirrored, stroke }) => (
        <svg
          key={angle}
          viewBox="0 0 24 64"
          className="hatch-bolt text-moon"
          style={{
            transform: `rotate(${angle}deg) translateY(-31cqw) scale(${isMirrored ? -1 : 1}, ${length})`,
            animationDelay: `${strokes[stroke] ?? 0}ms`,
            animationDuration: `${STROKE_MS}ms`,
          }}
        >
          <path d="M15 1 5 35l7-1-4 29 13-37-8 1 8-26Z" fill="currentColor" />
        </svg>
      ))}
      {flowersOf(seed).map((flower) => (
        <FlowerShape key={`${flower.x} ${flower.y}`} flower={flower} />
      ))}
      <Animal name={archetypes[type].animal} className="hatch-animal text-lime" />
      <span className="hatch-egg text-lime">
        <EggHalf half="bottom" isBroken={isOpen} className="hatch-bottom" />
        <EggHalf half="top" isBroken={isOpen} className="hatch-top" />
        {cracks.map((path) => (
          <EggCrack key={path} path={path} className="hatch-crack" />
        ))}
      </span>
    </span>
  );
}

const tints = { lime: 'text-lime', coral: 'text-coral', gold: 'text-gold', moon: 'text-moon' } as const;
/** The angles of the five petals around the middle. */
const PETALS = [0, 72, 144, 216, 288] as const;

function FlowerShape({ flower: { x, y, size, turn, delay, tint } }: { flower: Flower }) {
  const flight = { '--x': x, '--y': y, '--turn': `${turn}deg` } as CSSProperties;
  return (
    <svg
      viewBox="-12 -12 24 24"
      width={size}
      height={size}
      fill="currentColor"
      className={`hatch-flower ${tints[tint]}`}
      style={{ ...flight, margin: -size / 2, animationDelay: `${delay}ms` }}
    >
      {PETALS.map((angle) => (
        <circle key={angle} cy="-6.4" r="4.6" transform={`rotate(${angle})`} />
      ))}
      <circle r="3" className="fill-paper" />
    </svg>
  );
}
