import type { ReactNode } from 'react';
import { CaretDown } from './icons/CaretDown.ts';

/** A section that opens on a press of its heading. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4">
        <h2 className="text-xl">{title}</h2>
        <CaretDown size={20} className="shrink-0 text-ink-2 group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
