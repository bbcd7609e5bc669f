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

export type TraitBarProps = {
  title: string;
  left: string;
  right: string;
  /** 0 is the left end, 100 the right one. */
  place: number;
  /** The end that is meant. */
  lean: 'left' | 'right';
  /** Where that is, in words. */
  reading: string;
  caution?: string | undefined;
};

/** Where somebody stands between two poles: a dot on a line with its middle marked, and the same in words. */
export function TraitBar({ title, left, right, place, lean, reading, caution }: TraitBarProps) {
  return (
    <div className="py-2.5">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm font-medium">
        <span className="text-ink-2">{title}</span>
        <span className="tabular">{reading}</span>
      </div>
      <div aria-hidden className="relative mx-3 my-2.5 h-1.5 rounded-full bg-paper-3">
        <span className="absolute top-1/2 left-1/2 h-3.5 w-px -translate-1/2 bg-edge" />
        <span
          className="absolute top-1/2 size-6 -translate-1/2 rounded-full border-[5px] border-lime bg-ink"
          style={{ left: `${Math.min(100, Math.max(0, place))}%` }}
        />
      </div>
      <div aria-hidden className="flex justify-between text-sm text-ink-2">
        <span className={cx(lean === 'left' && 'font-semibold text-ink')}>{left}</span>
        <span className={cx(lean === 'right' && 'font-semibold text-ink')}>{right}</span>
      </div>
      {caution && <p className="mt-1 text-sm text-ink-2">{caution}</p>}
    </div>
  );
}
