import type { ReactNode } from 'react';

interface LineProps {
  lead?: ReactNode;
  title: string;
  note: ReactNode;
  end?: ReactNode;
}

/** A row between hairlines: what it is, how it stands, and what can be done about it. */
export function Line({ lead, title, note, end }: LineProps) {
  return (
    <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 py-3">
      {lead}
      <span className="min-w-[min(11rem,100%)] grow basis-0">
        <span className="block font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </span>
        <span className="block text-sm text-ink-2 wrap-anywhere">{note}</span>
      </span>
      {end}
    </div>
  );
}

/** An underlined word at the end of a row. `of` tells a screen reader what it changes. */
export function TextAct({ label, of, onPress }: { label: string; of: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className="display min-h-11 shrink-0 underline underline-offset-4">
      {label} <span className="sr-only">{of}</span>
    </button>
  );
}
