import * as Radix from 'radix-ui/slider';
import { cx } from './cx.ts';
import { direction } from '#web/words/words.ts';

const root = 'relative flex h-11 w-full touch-none items-center select-none';
const track = 'relative h-1.5 grow rounded-full bg-paper-3';
const thumb =
  'block size-6 rounded-full border-[5px] border-lime bg-ink ring-1 ring-edge transition-transform duration-150 ' +
  'hover:scale-110 focus-visible:outline-[2.5px] focus-visible:outline-offset-2 focus-visible:outline-ink ' +
  'motion-reduce:transform-none in-[.sky]:bg-night';

export type SliderProps = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** The value in words, shown beside the label and read by a screen reader. */
  text?: string | undefined;
  hideLabel?: boolean | undefined;
};

/** A slider for a continuous value. */
export function Slider({ label, value, onChange, min = 0, max = 100, step = 1, text, hideLabel }: SliderProps) {
  return (
    <div>
      <div className={cx('flex justify-between text-sm', hideLabel && 'sr-only')}>
        <span className="font-semibold">{label}</span>
        <span className="tabular text-ink-2">{text ?? value}</span>
      </div>
      <Radix.Root
        dir={direction}
        className={root}
        value={[value]}
        min={min}
        max={max}
        step={step}
        onValueChange={([next]) => next !== undefined && onChange(next)}
      >
        <Radix.Track className={track}>
          <Radix.Range className="absolute h-full rounded-full bg-ink" />
        </Radix.Track>
        <Radix.Thumb className={thumb} aria-label={label} aria-valuetext={text ?? String(value)} />
      </Radix.Root>
    </div>
  );
}

export type StopSliderProps<V extends string> = {
  label: string;
  stops: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
  hideLabel?: boolean | undefined;
};

/** A slider with a few named stops; the name of the chosen stop is bold. A press on a name chooses that stop. */
export function StopSlider<V extends string>({ label, stops, value, onChange, hideLabel }: StopSliderProps<V>) {
  const place = Math.max(
    0,
    stops.findIndex((stop) => stop.value === value),
  );
  const pick = (index: number | undefined) => {
    const stop = index === undefined ? undefined : stops[index];
    if (stop) onChange(stop.value);
  };
  return (
    <div>
      <span className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>{label}</span>
      <div className="px-[calc(10%-0.75rem)]">
        <Radix.Root
          dir={direction}
          className={root}
          value={[place]}
          min={0}
          max={stops.length - 1}
          onValueChange={([next]) => pick(next)}
        >
          <Radix.Track className={track}>
            <Radix.Range className="absolute h-full rounded-full bg-ink" />
          </Radix.Track>
          <Radix.Thumb className={thumb} aria-label={label} aria-valuetext={stops[place]?.label ?? ''} />
        </Radix.Root>
      </div>
      <div className="grid auto-cols-fr grid-flow-col" aria-hidden>
        {stops.map((stop, index) => (
          <button
            key={stop.value}
            type="button"
            tabIndex={-1}
            onClick={() => pick(index)}
            className={cx(
              'min-h-11 text-center text-2xs leading-4 md:text-xs',
              index === place ? 'font-bold text-ink' : 'text-ink-2',
            )}
          >
            {stop.label}
          </button>
        ))}
      </div>
    </div>
  );
}
