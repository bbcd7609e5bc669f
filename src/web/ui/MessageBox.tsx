import { useId, useRef, type KeyboardEvent } from 'react';
import { cx } from './cx.ts';
import { ArrowUp } from './icons/ArrowUp.ts';

type MessageBoxProps = {
  /** Names the field, and stands in it while it is empty unless `placeholder` does. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
  canSend: boolean;
  /** How many characters may still follow, and from how few on that is shown. */
  left: number;
  countFrom: number;
  /** Iris when it is an AI that is written to. */
  tone?: 'lime' | 'iris';
  /** Above the field, said aloud when it appears. */
  note?: string | undefined;
};

/** Where a message is written: Enter sends, Shift and Enter begin a new line. */
export function MessageBox(props: MessageBoxProps) {
  const { label, placeholder = label, value, onChange, onSend, canSend, left, countFrom, tone = 'lime', note } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const notes = useId();
  const send = (): void => {
    if (!canSend) return;
    onSend();
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is being composed (Japanese, say), Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="pb-safe shrink-0 px-4 pt-2"
    >
      <p aria-live="polite" className="px-2 text-xs font-semibold text-ink-2 not-empty:pb-2">
        {note}
      </p>
      <div className="flex items-end gap-3">
        <div className="relative min-w-0 grow">
          <textarea
            ref={box}
            rows={1}
            dir="auto"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
            placeholder={placeholder}
            aria-label={label}
            aria-describedby={notes}
            aria-invalid={left < 0 || undefined}
            enterKeyHint="send"
            className={cx(
              'field-sizing-content block max-h-40 min-h-12 w-full min-w-0 resize-none [overflow-wrap:anywhere]',
              'rounded-sheet bg-paper-2 px-5 py-[0.71875rem] placeholder:truncate',
              'focus:outline-2 focus:-outline-offset-2 focus:outline-ink',
              left <= countFrom && 'pb-7',
            )}
          />
          <p
            id={notes}
            aria-live="polite"
            className={cx(
              'tabular pointer-events-none absolute right-5 bottom-1.5 text-xs font-semibold',
              left < 0 ? 'text-coral-ink' : 'text-ink-2',
            )}
          >
            {left <= countFrom && (left >= 0 ? `${left} left` : `${-left} too many`)}
          </p>
        </div>
        <button
          type="submit"
          aria-label="Send"
          disabled={!canSend}
          // The keyboard of a phone stays up when the button is tapped.
          onPointerDown={(event) => event.preventDefault()}
          className={cx(
            'grid size-12 shrink-0 place-items-center rounded-full transition-[opacity,background-color]',
            'disabled:pointer-events-none disabled:opacity-45',
            tone === 'iris' ? 'bg-iris text-on-iris hover:opacity-90' : 'bg-lime text-lime-ink hover:bg-lime-press',
          )}
        >
          <ArrowUp size={26} />
        </button>
      </div>
    </form>
  );
}
