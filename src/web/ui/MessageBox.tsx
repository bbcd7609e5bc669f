import {
  useEffect,
  useId,
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { t } from '#web/words/words.ts';
import { cx } from './cx.ts';
import { GrowingArea } from './GrowingArea.tsx';
import { ArrowUp } from './icons/ArrowUp.ts';
import { keyOf } from './keyOf.ts';
import { pastedFiles } from './pastedFiles.ts';
import { Spinner } from './Spinner.tsx';
import { useFittedPlaceholder } from './useFittedPlaceholder.ts';
import { useTabRing } from './useTabRing.ts';

type MessageBoxProps = {
  /** The field's name, and its placeholder unless `placeholder` is set. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
  canSend: boolean;
  /** True while a press of Send waits for what belongs to the message. */
  isWaiting?: boolean;
  /** The number of remaining characters; negative if the text is too long. */
  left: number;
  /** The highest value of `left` at which the number is shown. */
  countFrom: number;
  /** Iris is for a message to an AI. */
  tone?: 'lime' | 'iris';
  /** A note above the field; a screen reader announces it when it appears. */
  note?: string | undefined;
  /** The field takes the focus on mount, except on devices where this opens a keyboard over the page. */
  takesFocus?: boolean;
  /** A control before the field. */
  before?: ReactNode;
  /** Receives files that are pasted into the field or dropped on it. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
  /** Whenever this changes to a defined value, the field takes the focus, with the caret at the end of the text. */
  focusFor?: string | undefined;
  /** Runs on Escape in the field. */
  onEscape?: (() => void) | undefined;
  /** Runs on the up arrow in an empty field. */
  onUp?: (() => void) | undefined;
  /** Receives every key first; returns true if it handled the key. */
  onKey?: ((event: KeyboardEvent) => boolean) | undefined;
  /** Receives the position of the caret whenever it changes. */
  onCaret?: ((at: number) => void) | undefined;
  /** The element ids of the list of suggestions and of its chosen option. */
  offers?: { list: string; chosen: string } | undefined;
};

/** The field for a message: Enter sends, Shift+Enter begins a new line. In a narrow form, the field has its own row. */
export function MessageBox(props: MessageBoxProps) {
  const {
    label,
    placeholder = label,
    value,
    onSend,
    canSend,
    left,
    countFrom,
    tone = 'lime',
    note,
    takesFocus = false,
    before,
    onFiles,
    focusFor,
    offers,
  } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const notes = useId();
  const ring = useTabRing();
  const shownPlaceholder = useFittedPlaceholder(box, placeholder);
  useFirstFocus(box, takesFocus);
  useFocusFor(box, focusFor);
  const send = (): void => {
    if (!canSend) return;
    onSend();
    box.current?.focus();
  };
  return (
    <form
      onSubmit={(event) => {
        // React events bubble through portals, so the form of a window in `before` also submits to this handler.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        send();
      }}
      {...filesOf(onFiles)}
      className="pb-safe @container shrink-0 px-4 pt-2"
    >
      <p aria-live="polite" className="px-2 text-xs font-semibold text-ink-2 not-empty:pb-2">
        {note}
      </p>
      <div className="flex items-end gap-3 @max-[18rem]:flex-wrap @max-[18rem]:justify-end">
        {before}
        <div className="relative min-w-0 grow @max-[18rem]:order-first @max-[18rem]:basis-full">
          <GrowingArea
            ref={box}
            rows={1}
            data-message-box
            dir="auto"
            value={value}
            {...changesOf(props)}
            {...ring.handlers}
            onKeyDown={(event) => press(event, props, send)}
            placeholder={shownPlaceholder}
            aria-label={label}
            aria-describedby={notes}
            aria-invalid={left < 0 || undefined}
            {...choosing(offers)}
            enterKeyHint="send"
            className={cx(
              'block max-h-40 min-h-12 w-full min-w-0 resize-none [overflow-wrap:anywhere]',
              'rounded-sheet bg-paper-2 px-5 py-[0.71875rem] placeholder:truncate',
              'focus:outline-ink',
              ring.isRinged ? 'focus:outline-2 focus:-outline-offset-2' : 'focus:outline-1 focus:-outline-offset-1',
              left <= countFrom && 'pb-7',
            )}
          />
          <Left id={notes} left={left} countFrom={countFrom} />
        </div>
        <SendButton disabled={!canSend} isWaiting={props.isWaiting === true} tone={tone} />
      </div>
    </form>
  );
}

function Left({ id, left, countFrom }: { id: string; left: number; countFrom: number }) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={cx(
        'tabular pointer-events-none absolute end-5 bottom-1.5 rounded-full bg-paper-2 ps-2 text-xs font-semibold',
        left < 0 ? 'text-coral-ink' : 'text-ink-2',
      )}
    >
      {left <= countFrom && leftWords(left)}
    </p>
  );
}

const leftWords = (left: number): string =>
  left >= 0 ? t('ui.left', '{left} left', { left }) : t('ui.too-many', '{over} too many', { over: -left });

/** Returns the attributes that announce the suggestions to a screen reader, while the focus stays in the field. */
function choosing(offers: MessageBoxProps['offers']) {
  if (offers === undefined) return {};
  return {
    'aria-autocomplete': 'list',
    'aria-controls': offers.list,
    'aria-activedescendant': offers.chosen,
  } as const;
}

/** Returns the handlers for changes of the field. They report the position of the caret first, and then the text. */
function changesOf({ onChange, onCaret }: Pick<MessageBoxProps, 'onChange' | 'onCaret'>) {
  return {
    onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
      onCaret?.(target.selectionStart);
      onChange(target.value);
    },
    onSelect: ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => onCaret?.(currentTarget.selectionStart),
  };
}

/** Returns handlers that pass pasted or dropped files to `onFiles`. The browser itself handles text. */
function filesOf(onFiles: MessageBoxProps['onFiles']) {
  if (onFiles === undefined) return {};
  const isHere = (event: ClipboardEvent | DragEvent): boolean => event.currentTarget.contains(event.target as Node);
  const take = (event: ClipboardEvent | DragEvent, files: readonly File[]): void => {
    if (files.length === 0 || !isHere(event)) return;
    event.preventDefault();
    onFiles(files);
  };
  return {
    onPaste: (event: ClipboardEvent) => take(event, pastedFiles(event.clipboardData)),
    onDragOver: (event: DragEvent) => {
      if (isHere(event) && event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => take(event, [...event.dataTransfer.files]),
  };
}

/** Runs the action of a key, unless `onKey` handles the key first. */
function press(
  event: KeyboardEvent,
  { value, onEscape, onUp, onKey }: Pick<MessageBoxProps, 'value' | 'onEscape' | 'onUp' | 'onKey'>,
  send: () => void,
): void {
  const key = keyOf(event);
  if (key === undefined || onKey?.(event) === true) return;
  const acts = {
    Enter: event.shiftKey ? undefined : send,
    Escape: onEscape,
    ArrowUp: value === '' ? onUp : undefined,
  };
  const act = acts[key as keyof typeof acts];
  if (act === undefined) return;
  event.preventDefault();
  act();
}

function SendButton({ disabled, isWaiting, tone }: { disabled: boolean; isWaiting: boolean; tone: 'lime' | 'iris' }) {
  return (
    <button
      type="submit"
      aria-label={t('ui.send', 'Send')}
      aria-busy={isWaiting}
      disabled={disabled}
      // Keeps the focus in the field, so that a phone's keyboard stays open after a tap.
      onPointerDown={(event) => event.preventDefault()}
      className={cx(
        'grid size-12 shrink-0 place-items-center rounded-full transition-[opacity,background-color]',
        'disabled:pointer-events-none disabled:opacity-45',
        tone === 'iris' ? 'bg-iris text-on-iris hover:opacity-90' : 'bg-lime text-lime-ink hover:bg-lime-press',
      )}
    >
      {isWaiting ? <Spinner /> : <ArrowUp size={26} />}
    </button>
  );
}

function useFocusFor(box: RefObject<HTMLTextAreaElement | null>, focusFor: string | undefined): void {
  useEffect(() => {
    const field = box.current;
    if (focusFor === undefined || field === null) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [box, focusFor]);
}

/** Focuses the field, unless another field or a window has the focus, or a touch keyboard would open. */
function useFirstFocus(box: RefObject<HTMLTextAreaElement | null>, isOn: boolean): void {
  useEffect(() => {
    const isBusy = document.activeElement?.matches('input, textarea, [role="dialog"] *') === true;
    if (isOn && !isBusy && matchMedia('(pointer: fine)').matches) box.current?.focus({ preventScroll: true });
  }, [box, isOn]);
}
