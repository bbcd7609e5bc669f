import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { WynOpener } from '#contract/wyn.ts';
import { paths } from '#web/paths.ts';
import { t } from '#web/words/words.ts';
import { addToDraft } from '#web/platform/drafts/draft.adding.ts';
import { noteUsed, type WynOwner } from './wyn.storage.ts';

const look =
  'display min-h-11 rounded-control bg-paper px-4 text-base transition-colors hover:bg-paper-2 active:scale-[0.985] motion-reduce:transform-none';

type OpenerActionsProps = {
  opener: WynOpener;
  person: WynOwner;
  onAnother: (() => void) | undefined;
};

/** The actions for an opener: copy it, request another, or put it into the composer. Nothing is sent automatically. */
export function OpenerActions({ opener, person, onAnother }: OpenerActionsProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const { text, name, chatRoomId } = opener;
  return (
    <div className="mt-3 mb-2 flex flex-wrap gap-2">
      <button
        type="button"
        className={look}
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => setCopied('yes'),
            () => setCopied('failed'),
          )
        }
      >
        <span role="status">
          {
            {
              no: t('wyn.copy', 'Copy'),
              yes: t('common.copied', 'Copied'),
              failed: t('wyn.select-it-to-copy', 'Select it to copy'),
            }[copied]
          }
        </span>
      </button>
      {onAnother && (
        <button type="button" className={look} onClick={onAnother}>
          {t('wyn.another', 'Another')}
        </button>
      )}
      {chatRoomId !== null && person !== 'guest' && (
        <button
          type="button"
          className={look}
          aria-label={
            name === null ? undefined : t('wyn.use-it-in-the-chat', 'Use it in the chat with {name}', { name })
          }
          onClick={() => {
            // A text that ends with "…" is a beginning, after which the person goes on.
            addToDraft(person, chatRoomId, text.replace(/\s*…$/, ' '));
            noteUsed(person, { chatRoomId, text });
            // Replaces the window's history entry, so that "back" leads to the page below the window.
            navigate(paths.chat(chatRoomId), { replace: true });
          }}
        >
          {t('wyn.use-it', 'Use it')}
        </button>
      )}
    </div>
  );
}
