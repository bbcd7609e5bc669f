import { useRef, type RefObject } from 'react';
import type { Message } from '#contract/chat.ts';
import type { Coming } from '#web/features/chat/lines/comings.ts';
import type { LineView } from '#web/features/chat/lines/line.view.ts';
import { MessageLine } from '#web/features/chat/lines/MessageLine.tsx';
import type { Unread } from '#web/features/chat/lines/rows.ts';
import { useLongPress } from './useLongPress.ts';
import { useWindow, type Reveal } from './useWindow.ts';

interface MessageLinesProps {
  messages: readonly Message[];
  hasOlder: boolean;
  /** The folded runs of joins and leaves, by the id of the line that shows them. */
  comings: ReadonlyMap<string, Coming>;
  /** The people whose lines are folded until the reader opens them. */
  folded: ReadonlySet<number>;
  view: LineView;
  /** The id of the message about which the reader is asked whether it bothers them. */
  bothering: string | undefined;
  /** The id of the first message that was unread when the room was opened, and the number of unread messages. */
  unread: Pick<Unread, 'first' | 'count'>;
  /** The id of the person's own latest message. */
  ownLast: string | undefined;
  /** The other person's read mark; 0 if it is unknown or may not be shown. */
  otherReadSeq: number;
  reveal: RefObject<Reveal | null>;
}

/** The loaded messages, of which only those near the screen are mounted. */
export function MessageLines({ messages, hasOlder, comings, folded, view, reveal, ...marked }: MessageLinesProps) {
  const list = useRef<HTMLOListElement>(null);
  useLongPress(list);
  const { shown, above, below, measure } = useWindow(list, messages, reveal);
  return (
    <ol ref={list} className="relative shrink-0" style={{ paddingTop: above, paddingBottom: below }}>
      {shown.map(({ at, start, isAlone }) => {
        const message = messages[at];
        if (message === undefined) return null;
        const { id, seq, senderId } = message;
        return (
          <li
            key={id}
            ref={measure}
            data-index={at}
            data-seq={seq}
            className={isAlone ? 'held absolute inset-x-0' : 'held'}
            style={isAlone ? { top: start } : undefined}
          >
            <MessageLine
              message={message}
              before={messages[at - 1]}
              after={messages[at + 1]}
              isCut={at === 0 && hasOlder}
              isFolded={folded.has(senderId)}
              coming={comings.get(id)}
              isBothering={id === marked.bothering}
              unread={id === marked.unread.first ? marked.unread.count : 0}
              fate={id !== marked.ownLast ? undefined : seq <= marked.otherReadSeq ? 'read' : 'sent'}
              view={view}
            />
          </li>
        );
      })}
    </ol>
  );
}
