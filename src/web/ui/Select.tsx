import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { inputClass } from './Field.tsx';
import { CaretDown } from './icons/CaretDown.ts';

const look = 'appearance-none truncate pe-10 [&>option]:bg-paper [&>option]:text-ink';

/** A native select, which scrolls, finds an option by letter and works with screen readers. The arrow is our own. */
export function Select({ className, ...select }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...select} className={cx(inputClass, look, className)} />
      <CaretDown size={20} className="pointer-events-none absolute top-4 end-3.5 text-ink-2" />
    </span>
  );
}
