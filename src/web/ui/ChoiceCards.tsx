import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Check } from './icons/Check.ts';

export type CardChoice<V extends string> = {
  value: V;
  title: string;
  note?: string | undefined;
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

type Common<V extends string> = {
  /** The question, shown above the cards unless `hideLegend` is set. */
  legend: string;
  hideLegend?: boolean | undefined;
  choices: readonly CardChoice<V>[];
  /** 2 (the default) for short answers, 1 for long words, 3 for three single words. Large text takes more lines. */
  columns?: 1 | 2 | 3 | undefined;
  /** tall = the quiz's square cards; row = settings. */
  shape?: 'tall' | 'row' | undefined;
  error?: string | undefined;
};

type One<V extends string> = Common<V> & { value: V | null; onChange: (value: V) => void };
type Many<V extends string> = Common<V> & { value: readonly V[]; onChange: (value: V[]) => void };

/** Cards of which one can be chosen. Hidden native radio buttons provide arrow keys, names and form values. */
export function ChoiceCards<V extends string>({ value, onChange, ...common }: One<V>) {
  return <Cards {...common} type="radio" isOn={(choice) => choice === value} onPick={onChange} />;
}

/** Cards of which any number can be chosen. */
export function ManyChoiceCards<V extends string>({ value, onChange, ...common }: Many<V>) {
  return (
    <Cards
      {...common}
      type="checkbox"
      isOn={(choice) => value.includes(choice)}
      onPick={(choice) =>
        onChange(value.includes(choice) ? value.filter((other) => other !== choice) : [...value, choice])
      }
    />
  );
}

type CardsProps<V extends string> = Common<V> & {
  type: 'radio' | 'checkbox';
  isOn: (value: V) => boolean;
  onPick: (value: V) => void;
};

function Cards<V extends string>({ legend, hideLegend, choices, columns = 2, error, ...rest }: CardsProps<V>) {
  const name = useId();
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{legend}</legend>
      <div className={cx('gap-3', columns === 3 ? 'threes *:px-2.5' : 'grid', columns === 2 && 'twos')}>
        {choices.map((choice) => (
          <Card key={choice.value} name={name} choice={choice} isNarrow={columns === 3} {...rest} />
        ))}
      </div>
      <p id={`${name}-error`} aria-live="polite" className="mt-1.5 text-sm text-coral-ink empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

type CardProps<V extends string> = Pick<CardsProps<V>, 'shape' | 'type' | 'isOn' | 'onPick'> & {
  name: string;
  choice: CardChoice<V>;
  isNarrow: boolean;
};

function Card<V extends string>({ name, choice, isNarrow, shape = 'row', type, isOn, onPick }: CardProps<V>) {
  const on = isOn(choice.value);
  return (
    <label
      className={cx(
        'relative flex cursor-pointer flex-col rounded-bubble p-4 transition-colors duration-150 max-[359px]:px-3',
        'has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        'has-disabled:cursor-default has-disabled:opacity-50',
        shape === 'tall' ? 'min-h-[min(9rem,38vw)] justify-end' : 'min-h-16 justify-center',
        isNarrow && 'pt-7 pb-3',
        on ? 'bg-ink text-paper' : 'bg-paper-2 text-ink hover:bg-paper-3',
      )}
    >
      <input
        type={type}
        name={name}
        value={choice.value}
        checked={on}
        disabled={choice.disabled}
        onChange={() => onPick(choice.value)}
        className="absolute size-px opacity-0"
      />
      {choice.icon && <span className={shape === 'tall' ? 'mb-auto' : 'mb-1'}>{choice.icon}</span>}
      <span className={cx('display', isNarrow ? 'text-base' : 'pe-6 text-lg leading-6 hyphens-auto max-[359px]:pe-0')}>
        {choice.title}
      </span>
      {choice.note && (
        <span className={cx('mt-1 pe-6 text-sm max-[359px]:pe-0', !on && 'text-ink-2')}>{choice.note}</span>
      )}
      {on && (
        <Check
          size={20}
          className={cx(
            'absolute end-3.5',
            shape === 'tall' ? 'top-3.5' : 'top-5.5',
            isNarrow ? 'top-1.5! end-1.5!' : 'max-[359px]:top-1.5 max-[359px]:end-1.5',
          )}
        />
      )}
    </label>
  );
}
