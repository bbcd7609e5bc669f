import { useDraft } from '#web/platform/drafts/drafts.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast, toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

interface KeptTextProps {
  me: number;
  roomId: string;
  /** The texts of messages that were never sent, in the order in which they were written. */
  unsent?: readonly string[];
}

/** Shows what the person had typed in a room in which they can write no more, and copies it. */
export function KeptText({ me, roomId, unsent }: KeptTextProps) {
  const [draft] = useDraft(me, roomId);
  const text = [...(unsent ?? []), draft].filter((part) => part.trim() !== '').join('\n');
  if (text === '') return null;
  const title = t('parts.what-you-had-typed', 'What you had typed');
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => toast({ title: t('common.copied', 'Copied'), tone: 'good' }),
      () =>
        toastFailure({
          title: t('parts.that-could-not-be-copied', 'That could not be copied'),
          description: t('parts.select-the-words', 'Select the words and copy them by hand.'),
        }),
    );
  return (
    <section aria-label={title} className="mx-auto mt-3 w-full max-w-md text-start">
      <h2 className="text-sm font-semibold text-ink-2">{title}</h2>
      <p
        {...asWritten}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
        tabIndex={0}
        className="mt-1 max-h-32 overflow-y-auto rounded-bubble bg-paper-2 px-4 py-3 [overflow-wrap:anywhere] whitespace-pre-line"
      >
        {text}
      </p>
      <Button variant="quiet" onClick={copy}>
        {t('parts.copy-it', 'Copy it')}
      </Button>
    </section>
  );
}
