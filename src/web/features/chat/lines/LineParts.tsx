import { useState, type ReactNode } from 'react';
import { clockTime } from '#web/features/chat/times.ts';
import { paths } from '#web/paths.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { Checks } from '#web/ui/icons/Checks.ts';
import { t } from '#web/words/words.ts';
import { comingWords, type Coming } from './comings.ts';
import { CopyInvite } from './CopyInvite.tsx';

interface SaidAtProps {
  time: string;
  /** The state of the person's own latest message; undefined on every other line. */
  fate: 'sent' | 'read' | undefined;
}

/** The time of a message and, beside it, whether the person's own latest message was sent or read. */
export function SaidAt({ time, fate }: SaidAtProps) {
  return (
    <p className="tabular mt-1 flex items-center gap-1 px-1 text-xs text-ink-2">
      <time dateTime={time}>{clockTime(time)}</time>
      {fate === 'sent' && (
        <span className="flex items-center gap-1">
          <Check size={15} />
          {t('chat.sent', 'Sent')}
        </span>
      )}
      {fate === 'read' && (
        <span className="flex items-center gap-1">
          <Checks size={15} />
          {t('chat.read', 'Read')}
        </span>
      )}
    </p>
  );
}

/** A line by a blocked person. It is folded in its place, and a tap shows or hides its content. */
export function Fold({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  if (!isFolded) return children;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 items-center rounded-control px-1 text-sm text-ink-2"
      >
        {t('chat.hidden', 'Hidden')} ·{'\u00A0'}
        <span className="font-semibold underline">
          {isOpen ? t('chat.hide-again', 'hide') : t('chat.show-hidden', 'show')}
        </span>
      </button>
      {isOpen && children}
    </>
  );
}

/** One line for a run of people who joined or left. A tap replaces it with all lines of the run. */
export function Came({ coming, onUnfold }: { coming: Coming; onUnfold: (coming: Coming) => void }) {
  return (
    <p className="text-center text-sm text-balance text-ink-2">
      <button
        type="button"
        onClick={() => onUnfold(coming)}
        className="inline-flex min-h-11 flex-wrap items-center justify-center gap-x-1.5 rounded-control px-2"
      >
        {comingWords(coming)} <span className="font-semibold underline">{t('chat.show-them', 'Show them')}</span>
      </button>
    </p>
  );
}

/** Says that a demo member answers by itself. A line with an invite address gets a button for the reader's own link. */
export function DemoFoot({ content, isSigned }: { content: string; isSigned: boolean }) {
  return (
    <>
      {content.includes(paths.invite('')) && (
        <div className="pt-1.5">
          <CopyInvite />
        </div>
      )}
      {isSigned && (
        <p className="mt-1 px-1 text-xs font-semibold text-ink-2">
          {t('chat.demo-member-answers-by-itself', 'Demo member · answers by itself')}
        </p>
      )}
    </>
  );
}
