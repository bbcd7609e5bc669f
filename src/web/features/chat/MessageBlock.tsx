import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { caseOfCard } from '#content/safety/cards.ts';
import { caseOfQuestion } from '#content/safety/questions.ts';
import { paths } from '#web/paths.ts';
import { SOMEONE, type Called } from './names.ts';
import { noticeWords } from './notice.words.ts';
import { Bothered } from './Bothered.tsx';
import { Bubble } from './Bubble.tsx';
import { CopyInvite } from './CopyInvite.tsx';
import { GiftBubble, isGift } from './GiftBubble.tsx';
import { MessageMore } from './MessageMore.tsx';
import { useLongPress } from './useLongPress.ts';
import { planCard } from './PlanCard.tsx';
import { Quote } from './Quote.tsx';
import { Reactions } from './Reactions.tsx';
import { isSameBlock, rowsOf, type Block } from './rows.ts';
import { clockTime, dayLabel } from './times.ts';
import { HelpBeside, HelpCard } from '#web/ui/HelpCard.tsx';
import { Check } from '#web/ui/icons/Check.ts';

interface MessageBlockProps {
  block: Block;
  me: number;
  /** Shows the message of a quote. */
  onJump: (seq: number) => void;
  /** The name of the other side. */
  name: string;
  /** What the members of a room of many are called, whose lines carry their names; undefined in a room of two. */
  names: ReadonlyMap<number, Called> | undefined;
  /** True in a room of many, where reactions show their number. */
  isCounted: boolean;
  /** True when the other side is an AI character. */
  isAi: boolean;
  /** True when the other side is a demo member, whose lines say so. */
  isDemo: boolean;
  /** The people whose lines stay folded until they are opened. */
  folded: ReadonlySet<number>;
  /** Today's local midnight in milliseconds; day separators change with it. */
  today: number;
  /** The id of the message whose words the reader is asked about, if this block has it. */
  bothering: string | undefined;
  /** The client id of the person's own latest message, if this block has it; its bubble shows "sent". */
  ownLast: string | undefined;
}

/** Some forty messages, which render again only when one of them or a neighbour changes. */
export const MessageBlock = memo(function MessageBlock(props: MessageBlockProps) {
  const { block, me, name, names, isAi, isDemo, folded, today, ownLast, bothering, onJump, isCounted } = props;
  const list = useRef<HTMLOListElement>(null);
  useSkippedWhenFar(list);
  useLongPress(list);
  const rows = rowsOf(block, folded);
  const nameOf = (id: number): string => (id === me ? 'You' : names ? (names.get(id)?.name ?? SOMEONE) : name);
  return (
    <ol ref={list} className="[contain-intrinsic-size:auto_40rem]">
      {rows.map(({ message, opensDay, closesGroup, closesTime, isFolded }, at) => {
        const before = rows[at - 1]?.message ?? block.before;
        const isFirst = opensDay || before?.senderId !== message.senderId || before.notice !== undefined;
        const isMine = message.senderId === me;
        const isLatestOwn = message.id === ownLast;
        const { replyTo, editedAt, isDeleted } = message;
        const card = (isAi || isDemo) && !isMine ? caseOfCard(message.content) : undefined;
        const question = isAi && !isMine ? caseOfQuestion(message.content) : undefined;
        return (
          <li key={message.id} data-seq={message.seq} className={closesTime ? 'pb-3' : closesGroup ? 'pb-2' : 'pb-1'}>
            {opensDay && (
              <p className="py-3 text-center text-xs font-semibold text-ink-2">
                {dayLabel(message.createdAt, new Date(today))}
              </p>
            )}
            {names !== undefined && isFirst && !isMine && !isFolded && message.notice === undefined && (
              <p aria-hidden="true" className="px-1 pb-1 text-xs font-semibold text-ink-2">
                <bdi>{nameOf(message.senderId)}</bdi>{' '}
                <span className="font-normal">{names.get(message.senderId)?.label}</span>
              </p>
            )}
            {message.notice !== undefined ? (
              <p className="py-1 text-center text-sm text-balance break-words text-ink-2">
                {noticeWords({ notice: message.notice, by: nameOf(message.senderId), nameOf })}
              </p>
            ) : isGift(message) ? (
              <Fold isFolded={isFolded}>
                <GiftBubble
                  message={message}
                  me={me}
                  nameOf={nameOf}
                  isTail={closesGroup}
                  more={<MessageMore message={message} isMine={isMine} isAi={isAi} />}
                />
              </Fold>
            ) : card === undefined ? (
              <Fold isFolded={isFolded}>
                <Bubble
                  isMine={isMine}
                  author={nameOf(message.senderId)}
                  content={message.content}
                  pictures={message.pictures}
                  card={planCard(message, { isMine, author: nameOf(message.senderId), isGroup: isCounted })}
                  isTail={closesGroup}
                  isAi={isAi}
                  isGone={isDeleted === true}
                  isEdited={editedAt !== undefined}
                  quote={replyTo && <Quote quote={replyTo} author={nameOf(replyTo.senderId)} onJump={onJump} />}
                  more={<MessageMore message={message} isMine={isMine} isAi={isAi} />}
                />
              </Fold>
            ) : (
              <HelpCard safetyCase={card} />
            )}
            {question !== undefined && <HelpBeside safetyCase={question} />}
            {message.id === bothering && <Bothered message={message} />}
            {isDemo && !isMine && <DemoFoot content={message.content} isSigned={closesGroup} />}
            {message.reactions !== undefined && (
              <div className={isMine ? 'flex justify-end' : ''}>
                <Reactions message={message} isCounted={isCounted} />
              </div>
            )}
            {message.notice === undefined && (closesTime || isLatestOwn) && (
              <SaidAt time={message.createdAt} isMine={isMine} isSent={isLatestOwn} />
            )}
          </li>
        );
      })}
    </ol>
  );
}, areEqual);

/** When a message was said, and under the person's own latest one that it is sent. */
function SaidAt({ time, isMine, isSent }: { time: string; isMine: boolean; isSent: boolean }) {
  return (
    <p className={`tabular mt-1 flex items-center gap-1 px-1 text-xs text-ink-2 ${isMine ? 'justify-end' : ''}`}>
      <time dateTime={time}>{clockTime(time)}</time>
      {isSent && (
        <>
          <Check size={15} />
          Sent
        </>
      )}
    </p>
  );
}

/** A line that its reader rather would not see: it keeps its place, and opens with a tap. */
function Fold({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
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
        Hidden ·&nbsp;<span className="font-semibold underline">{isOpen ? 'hide' : 'show'}</span>
      </button>
      {isOpen && children}
    </>
  );
}

/** Signs a demo member's lines, and lets a line with the person's address be used. */
function DemoFoot({ content, isSigned }: { content: string; isSigned: boolean }) {
  return (
    <>
      {content.includes(paths.invite('')) && (
        <div className="pt-1.5">
          <CopyInvite />
        </div>
      )}
      {isSigned && <p className="mt-1 px-1 text-xs font-semibold text-ink-2">Demo member · answers by itself</p>}
    </>
  );
}

function areEqual(a: MessageBlockProps, b: MessageBlockProps): boolean {
  return (
    a.me === b.me &&
    a.onJump === b.onJump &&
    a.isCounted === b.isCounted &&
    a.name === b.name &&
    a.names === b.names &&
    a.isAi === b.isAi &&
    a.isDemo === b.isDemo &&
    a.folded === b.folded &&
    a.today === b.today &&
    a.ownLast === b.ownLast &&
    a.bothering === b.bothering &&
    isSameBlock(a.block, b.block)
  );
}

/**
 * Lets the browser skip the block's layout while it is far from the screen. The block is laid out once before, so the
 * browser remembers its exact height and nothing jumps when it scrolls into view.
 */
function useSkippedWhenFar(list: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => list.current?.style.setProperty('content-visibility', 'auto'));
    });
    return () => cancelAnimationFrame(frame);
  }, [list]);
}
