import { useEffect, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { Copy } from '#web/ui/icons/Copy.ts';
import { toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

/** The time in ms for which a first message shows that it was copied. */
const COPIED_MS = 1000;

/** Lists first messages to send. A tap on a message copies it. */
export function CopyStarters({ starters }: { starters: readonly string[] }) {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () =>
        toastFailure({
          title: t('matching.that-could-not-be-copied', 'That could not be copied'),
          description: t('matching.select-the-words-and-copy', 'Select the words and copy them by hand.'),
        }),
    );
  return (
    <section aria-labelledby="starters">
      <h2 id="starters" className="text-xl">
        {t('matching.conversation-starters', 'Conversation starters')}
      </h2>
      <p className="mb-3 text-sm text-ink-2">{t('matching.tap-one-to-copy-it', 'Tap one to copy it.')}</p>
      <ul className="flex flex-col gap-2">
        {starters.map((text) => {
          const isCopied = copied === text;
          const Glyph = isCopied ? Check : Copy;
          return (
            <li key={text}>
              <button
                type="button"
                onClick={() => copy(text)}
                className={cx(
                  'flex w-full items-center gap-3 rounded-bubble rounded-es-[6px] px-4 py-3 text-start transition-colors duration-150',
                  isCopied ? 'bg-lime text-lime-ink' : 'bg-paper-2 hover:bg-paper-3',
                )}
              >
                <span className="grow">{text}</span>
                <Glyph size={20} className={cx('shrink-0', !isCopied && 'text-ink-2')} />
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {copied === null ? '' : t('common.copied', 'Copied')}
      </p>
    </section>
  );
}
