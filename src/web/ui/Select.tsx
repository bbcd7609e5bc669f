import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { inputClass } from './Field.tsx';
import { CaretDown } from './icons/CaretDown.ts';

const look = 'appearance-none truncate pr-10 [&>option]:bg-paper [&>option]:text-ink';

/** A native choice, which scrolls, searches by letter and works with screen readers on every device. Its arrow is ours: a browser's own touches the frame. */
export function Select({ className, ...select }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...select} className={cx(inputClass, look, className)} />
      <CaretDown size={20} className="pointer-events-none absolute top-4 right-3.5 text-ink-2" />
    </span>
  );
}
