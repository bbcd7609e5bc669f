import { Avatar, tints, type AvatarPerson } from './Avatar.tsx';
import { closedContours } from './contour.ts';
import { cx } from './cx.ts';
import { faceOf } from './faces.ts';

/** The waves of a line reach a fifth of its radius outward, so that the outermost line stays inside the square. */
const EDGE = 136;
/** The line that cuts the picture, and the lines outside it. */
const RADII = [42, 47, 52, 56];
const FAINT = ['opacity-60', 'opacity-35', 'opacity-20'];

/** A person's picture, cut by a closed contour of their own, with fainter lines outside it. */
export function ContourDisc({ person }: { person: AvatarPerson & { id: number } }) {
  const [cut = '', ...lines] = closedContours(String(person.id), EDGE, RADII);
  return (
    <span className="relative block" style={{ width: EDGE, height: EDGE }}>
      <svg
        viewBox={`0 0 ${EDGE} ${EDGE}`}
        aria-hidden
        focusable="false"
        className={cx('absolute inset-0 size-full bg-transparent fill-none stroke-current', tints[faceOf(person).tint])}
      >
        {lines.map((line, at) => (
          <path key={line} d={line} className={FAINT[at]} />
        ))}
      </svg>
      <Avatar person={person} size={EDGE} cut={cut} presence className="absolute! inset-0" />
    </span>
  );
}
