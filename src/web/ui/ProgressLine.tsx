import { cx } from './cx.ts';

type ProgressLineProps = {
  label: string;
  value: number;
  /** The value that means complete. */
  max?: number;
  className?: string;
};

/** A progress bar as a thin line in the ink color, without the browser's own colors. */
export function ProgressLine({ label, value, max = 1, className }: ProgressLineProps) {
  return (
    <progress
      max={max}
      value={value}
      aria-label={label}
      className={cx(
        'block h-1 w-full appearance-none overflow-hidden rounded-full border-0 bg-paper-3',
        '[&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-ink',
        className,
      )}
    />
  );
}
