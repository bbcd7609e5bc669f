import { useId, useRef, type KeyboardEvent } from 'react';
import { MESSAGE_MAX, type Room } from '#contract/chat.ts';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ArrowUp } from '#web/ui/icons/ArrowUp.ts';
import type { ChatRuntime } from './chat.runtime.ts';
import { useDraft } from './drafts.ts';

/** The counter shows itself when so many characters are left. */
const COUNT_FROM = 60;

/** Where one writes. What stands in it is kept through a reload; what leaves it is in the outbox. */
export function Composer({ room, runtime }: { room: Room; runtime: ChatRuntime }) {
  const [text, setText] = useDraft(runtime.store.me, room.id);
  const box = useRef<HTMLTextAreaElement>(null);
  const counter = useId();
  const content = cleaned(text);
  const left = MESSAGE_MAX - [...content].length;
  const canSend = content !== '' && left >= 0;

  const send = (): void => {
    if (!canSend) return;
    setText('');
    runtime.send(room.id, content);
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
      className="pb-safe flex shrink-0 items-end gap-3 px-4 pt-2"
    >
      <div className="relative min-w-0 grow">
        <label htmlFor={`${counter}-box`} className="sr-only">
          Message {room.name}
        </label>
        <textarea
          ref={box}
          id={`${counter}-box`}
          rows={1}
          dir="auto"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            if (event.target.value.trim() !== '') runtime.typing(room.id);
          }}
          onKeyDown={onKeyDown}
          placeholder={`Message ${room.name}`}
          enterKeyHint="send"
          aria-describedby={counter}
          aria-invalid={left < 0 || undefined}
          className={cx(
            'block max-h-40 min-h-12 w-full min-w-0 resize-none [overflow-wrap:anywhere] rounded-sheet bg-paper-2 px-5 py-[0.71875rem] field-sizing-content',
            'placeholder:truncate focus:outline-2 focus:-outline-offset-2 focus:outline-ink',
            left <= COUNT_FROM && 'pb-7',
          )}
        />
        <p
          id={counter}
          aria-live="polite"
          className={cx(
            'tabular pointer-events-none absolute right-5 bottom-1.5 text-xs font-semibold',
            left < 0 ? 'text-coral-ink' : 'text-ink-2',
          )}
        >
          {left <= COUNT_FROM && (left >= 0 ? `${left} left` : `${-left} too many`)}
        </p>
      </div>
      <IconButton
        icon={ArrowUp}
        label="Send"
        tone="lime"
        type="submit"
        disabled={!canSend}
        className="mb-0.5"
        // The keyboard of a phone stays up when the button is tapped.
        onPointerDown={(event) => event.preventDefault()}
      />
    </form>
  );
}

/** What would be sent: as the server stores it, so that a bubble never changes when it is confirmed. */
function cleaned(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').normalize('NFC').trim();
}
