import type { ReactNode } from 'react';
import { leftIn, lengthOf } from '#contract/texts.written.ts';
import { cx } from '#web/ui/cx.ts';

/** A field with a character count at the upper right, yellow from `near` on and red when the text is full or too long. */
export function Counted({ text, max, near, children }: CountedProps) {
  const left = leftIn(text, max);
  return (
    <div className="relative">
      {children}
      <span
        aria-hidden
        className={cx(
          'tabular absolute top-0 end-0 text-xs leading-[1.375rem] font-semibold',
          left <= 0 ? 'text-coral-ink' : left <= max - near ? 'text-gold-ink' : 'text-ink-3',
        )}
      >
        {lengthOf(text)}/{max}
      </span>
    </div>
  );
}

type CountedProps = { text: string; max: number; near: number; children: ReactNode };
