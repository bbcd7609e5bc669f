import { useId, type ReactNode } from 'react';

type PartProps = { title: string; note?: ReactNode; action?: ReactNode; children: ReactNode };

/** A part of the group's page, below a hairline. */
export function Part({ title, note, action, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line px-6 py-4">
      <div className="flex min-h-11 flex-wrap items-center gap-x-2">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {note && <span className="tabular text-sm text-ink-2">{note}</span>}
        {action && <span className="ms-auto">{action}</span>}
      </div>
      {children}
    </section>
  );
}

/** A text button in a part. */
export function PartAction({ onPress, children, label }: { onPress: () => void; children: string; label?: string }) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={label}
      className="min-h-11 rounded-control px-2 text-sm font-semibold underline underline-offset-4"
    >
      {children}
    </button>
  );
}
