import type { ReactNode } from 'react';

export const head = 'py-1 ps-1 text-end md:ps-2 text-xs font-semibold text-ink-2';
export const firstHead = 'py-1 text-start text-xs font-semibold text-ink-2';
export const cell = 'tabular py-1.5 ps-1 md:ps-2 text-end md:whitespace-nowrap';

/** The heading of a part of the page, with its note or actions at the end of the line. */
export function PartHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-7 flex-wrap items-baseline justify-between gap-x-3">
      <h2 className="text-base">{title}</h2>
      <span className="text-xs text-ink-3">{children}</span>
    </div>
  );
}

/** A table of figures, a row of 30 px each. */
export function Figures({ head: heads, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr>{heads}</tr>
      </thead>
      <tbody className="[&>tr]:border-t [&>tr]:border-line">{children}</tbody>
    </table>
  );
}
