import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { keyOf } from './keyOf.ts';

export type TabsProps<V extends string> = {
  label: string;
  tabs: readonly { value: V; title: ReactNode; content: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
  /** Content at the end of the row of tabs. */
  aside?: ReactNode;
};

/** Two to four views of one thing; a lime line underlines the current tab. Arrow keys, Home and End change the tab. */
export function Tabs<V extends string>({ label, tabs, value, onChange, aside }: TabsProps<V>) {
  const id = useId();
  const at = tabs.findIndex((one) => one.value === value);
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    // Keys with a modifier belong to the browser: Alt+← goes back a page.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const list = event.currentTarget;
    const to = placeAfter(keyOf(event), { at, count: tabs.length, isRtl: list.matches(':dir(rtl)') });
    const next = to === undefined ? undefined : tabs[to];
    if (to === undefined || next === undefined) return;
    event.preventDefault();
    list.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
    onChange(next.value);
  };
  return (
    <div>
      <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 border-b max-[24rem]:gap-x-3 border-line">
        <div
          role="tablist"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={move}
          className="flex flex-wrap gap-x-6 max-[24rem]:gap-x-4"
        >
          {tabs.map((tab, place) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.value}`}
              aria-selected={place === at}
              aria-controls={`${id}-${tab.value}`}
              // The Tab key reaches only the current tab; pressed again, it leaves the row.
              tabIndex={place === at ? 0 : -1}
              onClick={() => onChange(tab.value)}
              className={cx(
                'display -mb-px min-h-11 min-w-11 border-b-[3px] text-lg transition-colors max-[22rem]:text-base',
                place === at ? 'border-lime text-ink' : 'border-transparent text-ink-3 hover:text-ink',
              )}
            >
              {tab.title}
            </button>
          ))}
        </div>
        {aside}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={tab.value !== value}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel may contain nothing to focus
          tabIndex={0}
          className="pt-5"
        >
          {tab.value === value && tab.content}
        </div>
      ))}
    </div>
  );
}

/** Returns the index of the tab that a key selects; undefined for other keys. After the last tab comes the first. */
function placeAfter(key: string | undefined, row: { at: number; count: number; isRtl: boolean }): number | undefined {
  const { at, count, isRtl } = row;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
  return (at + step + count) % count;
}
