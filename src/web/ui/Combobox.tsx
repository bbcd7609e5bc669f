import { useId, useState, type KeyboardEvent } from 'react';
import { cx } from './cx.ts';
import { inputClass } from './Field.tsx';
import { Check } from './icons/Check.ts';
import { keyOf } from './keyOf.ts';

export type ComboboxOption = readonly [value: string, name: string];

export type ComboboxProps = {
  label: string;
  /** What the list says when no option fits the typed words. */
  none: string;
  options: readonly ComboboxOption[];
  value: string;
  onPick: (value: string) => void;
};

/** One choice of many: a field, and below it the options of which a word begins as typed. The focus stays in the field. */
export function Combobox({ label, none, options, value, onPick }: ComboboxProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const shown = options.filter(([, name]) => begins(name, typed));
  const at = Math.min(active, shown.length - 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = keyOf(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key ?? ''];
    const option = shown[at];
    if (option === undefined || (step === undefined && key !== 'Enter')) return;
    event.preventDefault();
    if (step === undefined) {
      onPick(option[0]);
      return;
    }
    const next = (at + step + shown.length) % shown.length;
    setActive(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <input
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={id}
        aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
        placeholder={label}
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        className={cx(inputClass, 'sticky -top-5 z-10 bg-paper!')}
      />
      <div id={id} role="listbox" aria-label={label} className="mt-3">
        {shown.map(([key, name], place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
          <div
            key={key}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={key === value}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(key)}
            className={cx(
              'flex min-h-11 scroll-mt-16 cursor-pointer items-center justify-between gap-3 border-t border-line py-1.5 leading-5 first:border-t-0',
              key === value && 'font-semibold',
              place === at && 'bg-paper-2',
            )}
          >
            {name}
            {key === value && <Check size={20} />}
          </div>
        ))}
      </div>
      <p role="status" className={shown.length === 0 ? 'text-ink-2' : 'sr-only'}>
        {shown.length === 0 && none}
      </p>
    </>
  );
}

/** Returns whether each typed word begins a word of the name. Case and accents do not matter. */
function begins(name: string, typed: string): boolean {
  const words = plain(name).split(/[^\p{L}\p{N}]+/u);
  return plain(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
