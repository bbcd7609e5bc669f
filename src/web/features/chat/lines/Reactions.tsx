import { useContext } from 'react';
import type { Message } from '#contract/chat.ts';
import { isThere, MessageActsContext } from '#web/features/chat/state/message.acts.ts';
import { cx } from '#web/ui/cx.ts';
import { Emoji } from '#web/ui/Emoji.tsx';
import { t } from '#web/words/words.ts';

type ReactionsProps = { message: Message; isCounted: boolean };

/** The reactions below a bubble. The reader's own have a dark outline. A tap adds or removes the reader's own. */
export function Reactions({ message, isCounted }: ReactionsProps) {
  const acts = useContext(MessageActsContext);
  const { reactions = {}, myReactions = [] } = message;
  const canReact = acts?.canWrite === true && isThere(message);
  return (
    <ul aria-label={t('chat.reactions', 'Reactions')} className="-mt-2 flex flex-wrap gap-1.5 px-2">
      {Object.entries(reactions).map(([emoji, count]) => {
        const isMine = myReactions.includes(emoji);
        return (
          <li key={emoji}>
            <button
              type="button"
              disabled={!canReact}
              aria-pressed={isMine}
              aria-label={t('chat.from', '{emoji} from {count, plural, =1 {one} other {#}}', { emoji, count })}
              onClick={() => acts?.react(message, emoji, !isMine)}
              className="flex min-h-11 items-center"
            >
              <span
                className={cx(
                  'tabular flex h-8 items-center gap-1.5 rounded-full border bg-paper px-2.5 text-sm font-semibold text-ink',
                  isMine ? 'border-[1.5px] border-ink' : 'border-line',
                )}
              >
                <Emoji className="text-base">{emoji}</Emoji>
                {isCounted && <span>{count}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
