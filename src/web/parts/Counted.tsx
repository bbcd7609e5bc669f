import type { ReactNode } from 'react';
import { graphemes } from '#contract/texts.written.ts';
import { cx } from '#web/ui/cx.ts';

/** Cuts a text to `max` characters as the server counts them. Does not split an emoji of several characters. */
export function capped(text: string, max: number): string {
  let [whole, count] = ['', 0];
  for (const sign of graphemes(text)) {
    count += [...sign].length;
    if (count > max) break;
    whole += sign;
  }
  return whole;
}

/** A field with a character count at the upper right, yellow from `near` on and red when full. */
export function Counted({ text, max, near, children }: CountedProps) {
  const count = [...text].length;
  return (
    <div className="relative">
      {children}
      <span
        aria-hidden
        className={cx(
          'tabular absolute top-0 right-0 text-xs leading-[1.375rem] font-semibold',
          count >= max ? 'text-coral-ink' : count >= near ? 'text-gold-ink' : 'text-ink-3',
        )}
      >
        {count}/{max}
      </span>
    </div>
  );
}

type CountedProps = { text: string; max: number; near: number; children: ReactNode };
