import type { ReactNode } from 'react';

/** A failure that will not go away by itself, with the actions that help. */
export function ProblemBox({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <div role="alert" className="mb-4 rounded-bubble bg-coral-soft px-4 py-3">
      <p className="text-coral-ink">{words}</p>
      {children && <div className="mt-2 flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
