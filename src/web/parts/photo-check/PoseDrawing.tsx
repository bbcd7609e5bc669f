import { poseOf } from '#content/photo-poses.ts';
import { cx } from '#web/ui/cx.ts';

type PoseDrawingProps = { pose: string; className?: string };

/** A pose in one line on its plate of 104 × 112, as in a mirror. Its words stand beside it, so it has none. */
export function PoseDrawing({ pose, className }: PoseDrawingProps) {
  const drawn = poseOf(pose);
  return (
    <svg
      viewBox="0 0 104 112"
      aria-hidden
      className={cx('shrink-0 rounded-plate border-[1.5px] border-ink bg-paper', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawn?.lines.map((line) => (
        <path key={line} d={line} />
      ))}
      {drawn?.over.map((line) => (
        <path key={line} d={line} className="fill-paper" />
      ))}
    </svg>
  );
}
