import { cx } from './cx.ts';

export type ScoreTone = 'lime' | 'coral' | 'gold' | 'ink';

const tones: Record<ScoreTone, string> = { lime: 'bg-lime', coral: 'bg-coral', gold: 'bg-gold', ink: 'bg-ink' };

export type ScoreBarProps = {
  label: string;
  /** 0 to 100. */
  value: number;
  /** Why. */
  note?: string | undefined;
  tone?: ScoreTone | undefined;
};

/** One part of a score with its reason: a row between hairlines. */
export function ScoreBar({ label, value, note, tone = 'lime' }: ScoreBarProps) {
  return (
    <div className="grid grid-cols-[1fr_4.75rem] items-baseline gap-x-4 gap-y-0.5 border-b border-line py-3.5 last:border-b-0">
      <span className="font-medium">{label}</span>
      <span className="display tabular text-lg">{Math.round(value)}</span>
      <span className="text-sm text-ink-2">{note}</span>
      <span aria-hidden className="h-1 self-center overflow-hidden rounded-full bg-paper-3">
        <span
          className={cx('block h-full origin-left rounded-full', tones[tone])}
          style={{ transform: `scaleX(${value / 100})` }}
        />
      </span>
    </div>
  );
}

/** Where somebody stands between two poles, 0 to 100: a dot on a line, read as "Outward 78". */
export function TraitBar({ label, value }: { label: string; value: number }) {
  const place = Math.min(100, Math.max(0, value));
  return (
    <div className="py-1.5">
      <div className="flex justify-between text-sm font-medium text-ink-2">
        <span>{label}</span>
        <span className="tabular">{Math.round(place)}</span>
      </div>
      <div aria-hidden className="relative mx-3 my-2 h-1.5 rounded-full bg-paper-3">
        <span
          className="absolute top-1/2 size-6 -translate-1/2 rounded-full border-[5px] border-lime bg-ink"
          style={{ left: `${place}%` }}
        />
      </div>
    </div>
  );
}
