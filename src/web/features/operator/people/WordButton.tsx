import type { ReactNode } from 'react';

type WordButtonProps = { children: ReactNode; onClick: () => void; label?: string };

/** An action as an underlined word, in a dense list. `label` is its name for a screen reader where the word is short. */
export function WordButton({ children, onClick, label }: WordButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="min-h-11 min-w-11 text-end text-sm font-semibold underline decoration-ink-3 underline-offset-4 hover:decoration-ink"
    >
      {children}
    </button>
  );
}
