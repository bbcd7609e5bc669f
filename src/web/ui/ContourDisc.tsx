import { closedContours } from '#content/contour.ts';
import { Avatar, tints, type AvatarPerson } from './Avatar.tsx';
import { cx } from './cx.ts';
import { faceOf } from './faces.ts';

/** The waves of a line reach a fifth of its radius outward, so that the outermost line stays inside the square. */
const EDGE = 136;
/** The line that cuts the picture, and the lines outside it. */
const RADII = [42, 47, 52, 56];
const FAINT = ['opacity-60', 'opacity-35', 'opacity-20'];

type ContourDiscProps = {
  person: AvatarPerson & { id: number };
  presence?: boolean;
  /** The length of an edge in px. */
  edge?: number;
};

/** A person's picture, cut by a closed contour of their own, with fainter lines outside it. */
export function ContourDisc({ person, presence = true, edge = EDGE }: ContourDiscProps) {
  const radii = RADII.map((radius) => (radius * edge) / EDGE);
  const [cut = '', ...lines] = closedContours(String(person.id), edge, radii);
  return (
    <span className="relative block" style={{ width: edge, height: edge }}>
      <svg
        viewBox={`0 0 ${edge} ${edge}`}
        aria-hidden
        focusable="false"
        className={cx('absolute inset-0 size-full bg-transparent fill-none stroke-current', tints[faceOf(person).tint])}
      >
        {lines.map((line, at) => (
          <path key={line} d={line} className={FAINT[at]} />
        ))}
      </svg>
      <Avatar person={person} size={edge} cut={cut} presence={presence} className="absolute! inset-0" />
    </span>
  );
}
