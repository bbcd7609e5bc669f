import { useRef } from 'react';
import { asWritten } from '#web/ui/asWritten.ts';
import { Button } from '#web/ui/Button.tsx';
import { t } from '#web/words/words.ts';

type SendQuestionProps = {
  /** What the person wrote; undefined while there is no question. */
  words: string | undefined;
  onEdit: () => void;
  onSend: () => void;
};

/**
 * Asks, above the field, whether to send words that may hurt. The focus stays in the field, so that the next key does
 * not answer by accident. Screen readers announce the question. Its buttons come right before the field.
 */
export function SendQuestion({ words, onEdit, onSend }: SendQuestionProps) {
  const place = useRef<HTMLDivElement>(null);
  const answer = (then: () => void) => () => {
    // The buttons will be removed, so the focus moves to the field after them.
    place.current?.parentElement?.querySelector<HTMLElement>('[data-message-box]')?.focus();
    then();
  };
  return (
    <div ref={place} className="px-4">
      <p role="status" className="text-ink-2 not-empty:pt-3">
        {words !== undefined && (
          <span>
            <strong className="font-semibold text-ink">{t('chat.send-this', 'Send this?')}</strong>{' '}
            {t('chat.it-may-land-harder-than', 'It may land harder than you mean it.')}
          </span>
        )}
      </p>
      {words !== undefined && (
        <>
          <q {...asWritten} className="line-clamp-2 [overflow-wrap:anywhere]">
            {words}
          </q>
          <div className="mt-2 flex gap-2">
            <Button size="sm" variant="ink" onClick={answer(onEdit)}>
              {t('common.edit', 'Edit')}
            </Button>
            <Button size="sm" variant="outline" onClick={answer(onSend)}>
              {t('chat.send-it', 'Send it')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
