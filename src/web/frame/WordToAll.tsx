import { useState } from 'react';
import type { Word } from '#contract/place.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readText, writeText } from '#web/platform/storage/storage.ts';
import { useIsPast } from '#web/ui/useIsPast.ts';
import { t } from '#web/words/words.ts';

/** A word of the operator to everybody. Who put it away does not see the same text again on this device. */
export function WordToAll({ word }: { word: Word }) {
  const [isRead, setRead] = useState(() => readText(kept.wordRead) === word.text);
  const isOver = useIsPast(word.until === null ? Number.POSITIVE_INFINITY : Date.parse(word.until));
  const isShown = !isRead && !isOver;
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom)+0.75rem)] z-40 flex justify-center lg:end-auto lg:bottom-5 lg:start-[calc(var(--rail)+1.25rem)]"
    >
      {isShown && (
        <div className="late pointer-events-auto flex w-full max-w-md items-start gap-2 rounded-bubble border border-line bg-paper-2 py-1 pe-1 ps-4">
          <p className="min-w-0 grow py-2 text-sm [overflow-wrap:anywhere]">{word.text}</p>
          <button
            type="button"
            onClick={() => {
              writeText(kept.wordRead, word.text);
              setRead(true);
            }}
            className="min-h-11 shrink-0 rounded-control px-3 text-sm font-semibold underline underline-offset-4"
          >
            {t('frame.put-it-away', 'Put it away')}
          </button>
        </div>
      )}
    </div>
  );
}
