import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';

/** Three dots in the place of the next bubble. Screen readers skip them, because the header says it in words. */
export function Typists({ isTyping, name, isAi }: { isTyping: boolean; name: string; isAi: boolean }) {
  if (!isTyping) return null;
  return (
    <div className="flex pb-1" title={t('chat.is-typing', '{name} is typing', { name })}>
      <p
        aria-hidden
        className={cx(
          'flex h-11 items-center gap-1.5 rounded-bubble rounded-bl-[6px] px-4',
          isAi ? 'bg-iris-soft' : 'bg-paper-3',
        )}
      >
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className={cx('skeleton size-2 rounded-full', isAi ? 'bg-iris' : 'bg-ink-3')}
            style={{ animationDelay: `${dot * 160}ms` }}
          />
        ))}
      </p>
    </div>
  );
}
