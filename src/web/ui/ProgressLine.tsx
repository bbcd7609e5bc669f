import { cx } from './cx.ts';

type ProgressLineProps = {
  label: string;
  value: number;
  /** The value at the end. */
  max?: number;
  className?: string;
};

/** How far something on its way has come, as a line in ink, and in no color of the browser's own. */
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
