import { useId, type ComponentProps } from 'react';
import { Button } from './Button.tsx';

type ReadyButtonProps = Omit<ComponentProps<typeof Button>, 'aria-describedby'> & {
  /** A sentence that says what is missing; null when the button may be pressed. */
  lack: string | null;
};

/** A button that cannot be pressed while `lack` is set. The reason is above the button. */
export function ReadyButton({ lack, disabled = false, ...rest }: ReadyButtonProps) {
  const id = useId();
  return (
    <div className="w-full">
      <p id={id} aria-live="polite" className="mb-2 text-sm text-ink-2 empty:hidden">
        {lack}
      </p>
      <Button {...rest} disabled={disabled || lack !== null} aria-describedby={lack === null ? undefined : id} />
    </div>
  );
}
