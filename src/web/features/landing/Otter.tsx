import { otter } from '#web/ui/animals/otter.ts';

const ID = 'landing-otter';

/** The page's animal. The one with `isFirst` has the paths; all others reference them. */
export function Otter({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden focusable="false">
      {isFirst ? (
        <g id={ID}>
          {otter.paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      ) : (
        <use href={`#${ID}`} />
      )}
    </svg>
  );
}
