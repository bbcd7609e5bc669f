import { useId } from 'react';
import { withText } from '#web/platform/drafts/draft.adding.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { t } from '#web/words/words.ts';

type StarterProps = { me: number; roomId: string; text: string; heading: 'h2' | 'h3' };

/**
 * A first message to send. A tap adds it to the draft of the room, or removes it again. Other text of the draft stays.
 */
export function Starter({ me, roomId, text, heading: Heading }: StarterProps) {
  const [draft, setDraft] = useDraft(me, roomId);
  const title = useId();
  if (text === '') return null;
  const isIn = draft.includes(text);
  const toggle = () => setDraft(isIn ? draft.replace(text, '').trim() : withText(draft, text));
  return (
    <section aria-labelledby={title}>
      <Heading id={title} className="mb-2 text-sm">
        {t('matching.a-way-in', 'A way in')}
      </Heading>
      <button
        type="button"
        aria-pressed={isIn}
        onClick={toggle}
        className={cx(
          'w-full rounded-bubble rounded-es-[6px] px-4 py-3 text-start transition-colors duration-150',
          isIn ? 'bg-mine text-on-mine' : 'bg-paper-2 hover:bg-paper-3',
        )}
      >
        {text}
        <span className={cx('mt-1 flex items-center gap-1.5 text-xs', !isIn && 'text-ink-2')}>
          {isIn && <Check size={14} />}
          <span>
            {isIn
              ? t('matching.it-is-in-your-message', 'It is in your message. Tap to take it out.')
              : t('matching.tap-to-put-it-into', 'Tap to put it into your message')}
          </span>
        </span>
      </button>
    </section>
  );
}
