import { seededRng } from '#content/seeded-rng.ts';

const STEADY = 3;

/**
 * A sky of small round dots in three brightnesses, and a few larger dots that pulse. The larger dots are in an SVG of
 * their own, which the compositor fades without repainting. Four paths need a tenth of the bytes of an element for each
 * dot.
 */
export function Stars({ seed, count = 84 }: { seed: string; count?: number }) {
  const random = seededRng(`stars ${seed}`);
  const groups = ['', '', '', ''];
  for (let star = 0; star < count; star += 1) {
    const place = `M${Math.round(random() * 1000)} ${Math.round(random() * 1000)}h.1`;
    const group = random() < 0.1 ? STEADY : star % STEADY;
    groups[group] += place;
  }
  return (
    <>
      <Dots groups={groups.slice(0, STEADY)} className="landing-stars" />
      <Dots groups={groups.slice(STEADY)} className="landing-stars landing-breathing" />
    </>
  );
}

function Dots({ groups, className }: { groups: readonly string[]; className: string }) {
  return (
    <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden focusable="false" className={className}>
      {groups.map((d) => (
        <path key={d} d={d} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
