import { otter } from '#content/animals/otter.ts';

const ID = 'landing-otter';

/**
 * Draws the otter of the landing page. The otter with `isFirst` has the paths; all other otters reference these paths.
 */
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
