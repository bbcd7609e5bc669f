import { memo } from 'react';
import { Link } from 'wouter';
import type { Message } from '#contract/chat.ts';
import { caseOfQuestion } from '#content/safety/questions.ts';
import { paths } from '#web/paths.ts';
import { HelpBeside } from '#web/ui/HelpCard.tsx';
import { Bothered } from './Bothered.tsx';
import { LineBody } from './LineBody.tsx';
import type { LineMarks, LineView } from './line.view.ts';
import { Came, DemoFoot, SaidAt } from './LineParts.tsx';
import { SOMEONE, type Called } from './names.ts';
import { Reactions } from './Reactions.tsx';
import { rowOf, type Neighbours } from './rows.ts';
import { dayLabel } from './times.ts';
import { newWords } from './ToUnread.tsx';

interface MessageLineProps extends Neighbours, LineMarks {
  message: Message;
  isFolded: boolean;
  view: LineView;
}

/**
 * A line of a room with what stands around it: its day, its sender's name, reactions and time. Scrolling renders the list
 * again and again, but a line only when it or a neighbour changes.
 */
export const MessageLine = memo(function MessageLine(props: MessageLineProps) {
  const { message, isFolded, coming, isBothering, unread, fate, view } = props;
  const { me, names, isAi, isDemo, today, isCounted } = view;
  const row = rowOf(message, props, isFolded);
  const { opensDay, opensGroup, closesGroup, closesTime } = row;
  const isMine = message.senderId === me;
  const question = isAi && !isMine ? caseOfQuestion(message.content) : undefined;
  const isNamed = opensGroup && !isMine && !isFolded && message.notice === undefined;
  return (
    <div className={closesTime ? 'pb-3' : closesGroup ? 'pb-2' : 'pb-1'}>
      {opensDay && (
        <p className="py-3 text-center text-xs font-semibold text-ink-2">
          {dayLabel(message.createdAt, new Date(today))}
        </p>
      )}
      {unread > 0 && (
        <p className="flex items-center gap-3 pt-2 pb-3 text-xs font-semibold">
          <span aria-hidden className="h-px grow bg-coral" /> {newWords(unread)}{' '}
          <span aria-hidden className="h-px grow bg-coral" />
        </p>
      )}
      {names !== undefined && isNamed && (
        <SenderName
          called={names.get(message.senderId)}
          href={paths.personFrom(message.senderId, message.chatRoomId)}
        />
      )}
      {coming === undefined ? <LineBody row={row} view={view} /> : <Came coming={coming} onUnfold={view.onUnfold} />}
      {question !== undefined && <HelpBeside safetyCase={question} />}
      {isBothering && <Bothered message={message} />}
      {isDemo && !isMine && <DemoFoot content={message.content} isSigned={closesGroup} />}
      {message.reactions !== undefined && (
        <div className={isMine ? 'flex justify-end' : ''}>
          <Reactions message={message} isCounted={isCounted} />
        </div>
      )}
      {message.notice === undefined && (closesTime || fate !== undefined) && (
        <SaidAt time={message.createdAt} isMine={isMine} fate={fate} />
      )}
    </div>
  );
});

/** Who wrote the lines below. The name leads to the profile, from which one comes back here. */
function SenderName({ called, href }: { called: Called | undefined; href: string }) {
  return (
    <p className="px-1 pb-1 text-xs font-semibold text-ink-2">
      {called === undefined ? (
        <bdi>{SOMEONE}</bdi>
      ) : (
        // The place that a finger finds reaches above the name, where there is nothing else.
        <Link href={href} className="relative after:absolute after:inset-x-0 after:-top-5 after:-bottom-1">
          <bdi>{called.name}</bdi>
        </Link>
      )}{' '}
      <span className="font-normal">{called?.label}</span>
    </p>
  );
}
