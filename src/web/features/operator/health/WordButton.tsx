import type { ReactNode } from 'react';

/** An action that is an underlined word, with room for a finger around it. */
export const word =
  "relative text-sm font-semibold text-ink underline underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-3 after:content-['']";

type WordButtonProps = { onPress: () => void; isBusy?: boolean; children: ReactNode };

export function WordButton({ onPress, isBusy = false, children }: WordButtonProps) {
  return (
    <button type="button" aria-busy={isBusy} onClick={onPress} className={word}>
      {children}
    </button>
  );
}
