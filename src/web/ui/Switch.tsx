import * as Radix from 'radix-ui/switch';
import { useId, type ReactNode } from 'react';

export type SwitchProps = {
  label: string;
  note?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
};

/** A switch for a setting that takes effect at once. */
export function Switch({ label, note, checked, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 py-2">
      <label htmlFor={id} className="min-w-0 grow [overflow-wrap:anywhere]">
        <span className="block font-medium">{label}</span>
        {note && <span className="block text-sm text-ink-2">{note}</span>}
      </label>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled ?? false}
        className="relative h-8 w-13 shrink-0 rounded-full border-[1.5px] border-edge bg-paper-3 transition-colors duration-150 after:absolute after:-inset-2 after:content-[''] data-[state=checked]:border-ink data-[state=checked]:bg-ink disabled:opacity-45"
      >
        <Radix.Thumb className="block size-5.5 translate-x-1 rounded-full rtl:-translate-x-1 bg-ink-3 transition-transform duration-150 data-[state=checked]:translate-x-6 rtl:data-[state=checked]:-translate-x-6 data-[state=checked]:bg-lime" />
      </Radix.Root>
    </div>
  );
}
