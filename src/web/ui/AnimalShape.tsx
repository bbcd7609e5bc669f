import type { AnimalDrawing } from '#content/animals/animal.ts';

type AnimalShapeProps = {
  drawing: AnimalDrawing | undefined;
  size?: number | undefined;
  label?: string | undefined;
  className?: string | undefined;
};

/** A drawing in the text color of its surroundings. While `drawing` is undefined, only its empty box shows. */
export function AnimalShape({ drawing, size = 96, label, className }: AnimalShapeProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="currentColor"
      className={className}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {drawing?.paths.map((path) => (
        <path key={path} d={path} {...(drawing.evenOdd ? { fillRule: 'evenodd', clipRule: 'evenodd' } : {})} />
      ))}
      {drawing?.lines && (
        <path
          d={drawing.lines.join('')}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
