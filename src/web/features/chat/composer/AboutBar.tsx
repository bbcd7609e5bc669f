import { asWritten } from '#web/ui/asWritten.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { X } from '#web/ui/icons/X.ts';

type AboutBarProps = { title: string; words: string; label: string; onEnd: () => void };

/** The bar above the field: the message that is answered or edited, and a button that stops the reply or edit. */
export function AboutBar({ title, words, label, onEnd }: AboutBarProps) {
  return (
    <div className="flex items-center gap-2 border-t border-line pt-2 pe-2 ps-5">
      <p className="min-w-0 grow border-s-[3px] border-ink ps-3">
        <span className="block text-sm font-semibold text-ink-2">{title}</span>
        <span {...asWritten} className="block truncate">
          {words}
        </span>
      </p>
      <IconButton icon={X} label={label} onClick={onEnd} />
    </div>
  );
}
