import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';

export type TabsProps<V extends string> = {
  label: string;
  tabs: readonly { value: V; title: ReactNode; content: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
  /** Stands at the end of their row. */
  aside?: ReactNode;
};

/** Two to four views of one thing; a lime line underlines the current one. */
export function Tabs<V extends string>({ label, tabs, value, onChange, aside }: TabsProps<V>) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find((one) => one.value === next);
        if (tab) onChange(tab.value);
      }}
    >
      <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 border-b border-line">
        <Radix.List aria-label={label} className="flex flex-wrap gap-x-6">
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="display -mb-px min-h-11 border-b-[3px] border-transparent text-lg text-ink-3 transition-colors hover:text-ink data-[state=active]:border-lime data-[state=active]:text-ink"
            >
              {tab.title}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {aside}
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
