import type { ReplyReference } from '#contract/chat.ts';
import { lineAs, lineWords } from '#web/parts/rooms/lines.words.ts';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';

type QuoteProps = {
  quote: ReplyReference;
  /** The name of the quoted author. */
  author: string;
  /** True if the quote is in one of the reader's own bubbles. */
  isMine: boolean;
  /** Scrolls to the quoted message. If undefined, the quote is not a button. */
  onJump?: ((seq: number) => void) | undefined;
};

/** The message to which a bubble replies, in two lines at most. A tap scrolls to that message. */
export function Quote({ quote, author, isMine, onJump }: QuoteProps) {
  const isGone = quote.isDeleted === true || quote.isHidden === true || quote.isEarlier === true;
  const body = (
    <>
      <bdi className="block truncate text-sm font-semibold opacity-85">
        {author}
        <span className="sr-only">: </span>
      </bdi>
      <span {...lineAs(quote.content)} className={cx('line-clamp-2 text-sm opacity-85', isGone && 'italic')}>
        {lineWords(quote.content)}
      </span>
    </>
  );
  const look = cx(
    'mb-1.5 block w-full rounded-[2px] border-s-[3px] ps-3 text-start [overflow-wrap:anywhere] whitespace-pre-wrap',
    isMine ? 'border-mine-mark' : 'border-current',
  );
  if (onJump === undefined || isGone) return <span className={look}>{body}</span>;
  return (
    <button type="button" onClick={() => onJump(quote.seq)} className={look}>
      <span className="sr-only">{t('chat.in-answer-to', 'In answer to')} </span>
      {body}
    </button>
  );
}
