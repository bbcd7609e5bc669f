import type { ReactNode } from 'react';

/** A part of a case: a heading with its content below. */
export function Part({ title, note, children }: { title: ReactNode; note?: string; children: ReactNode }) {
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg [overflow-wrap:anywhere]">{title}</h3>
        {note !== undefined && <p className="text-sm text-ink-2">{note}</p>}
      </div>
      {children}
    </section>
  );
}
