import { Bubble } from '#web/features/chat/lines/Bubble.tsx';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';

/**
 * The part of a line that an AI has written so far. It looks like the bubble of the whole line, so that nothing moves
 * when that line arrives. A screen reader reads only the whole line.
 */
export function Forming({ content, name }: { content: string; name: string }) {
  return (
    <div inert data-forming className="pb-3">
      <Bubble isMine={false} isAi isTail author={name} content={content} />
      <p className="mt-1 flex h-4.5 items-center gap-1 px-1">
        <Dots isAi className="size-1.5" />
      </p>
    </div>
  );
}

/**
 * Three dots in the place of the next bubble, while somebody types. Screen readers skip the dots, because the header
 * has words for it.
 */
export function Typists({ isTyping, name, isAi }: { isTyping: boolean; name: string; isAi: boolean }) {
  if (!isTyping) return null;
  return (
    <div className="flex pb-1" title={t('chat.is-typing', '{name} is typing', { name })}>
      <p
        aria-hidden
        className={cx(
          'flex h-11 items-center gap-1.5 rounded-bubble rounded-es-[6px] px-4',
          isAi ? 'bg-iris-soft' : 'bg-paper-3',
        )}
      >
        <Dots isAi={isAi} className="size-2" />
      </p>
    </div>
  );
}

function Dots({ isAi, className }: { isAi: boolean; className: string }) {
  return [0, 1, 2].map((dot) => (
    <span
      key={dot}
      className={cx('skeleton rounded-full', className, isAi ? 'bg-iris' : 'bg-ink-3')}
      style={{ animationDelay: `${dot * 160}ms` }}
    />
  ));
}
