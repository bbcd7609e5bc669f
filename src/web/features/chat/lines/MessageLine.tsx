import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Message } from '#contract/chat.ts';
import { caseOfQuestion } from '#content/safety/questions.ts';
import { SOMEONE, type Called } from '#web/features/chat/names.ts';
import { placeNow } from '#web/platform/place.ts';
import { dayLabel } from '#web/features/chat/times.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { cx } from '#web/ui/cx.ts';
import { optional } from '#web/ui/optional.ts';
import { HelpBeside } from '#web/ui/HelpCard.tsx';
import { PersonMark } from '#web/ui/Marks.tsx';
import { Bothered } from './Bothered.tsx';
import { LineBody } from './LineBody.tsx';
import type { LineMarks, LineView } from './line.view.ts';
import { Came, DemoFoot, SaidAt } from './LineParts.tsx';
import { Reactions } from './Reactions.tsx';
import { rowOf, type Neighbours } from './rows.ts';
import { newWords } from './ToUnread.tsx';

/** Its code is fetched only where a machine is there to read. */
const LineTranslation = optional(() =>
  import('#web/parts/translation/LineTranslation.tsx').then((code) => code.LineTranslation),
);

interface MessageLineProps extends Neighbours, LineMarks {
  message: Message;
  isFolded: boolean;
  view: LineView;
}

/**
 * A line of a room with its day, its sender's name, reactions and time. Scrolling often renders the list again, so a
 * line renders only when its own properties change.
 */
export const MessageLine = memo(function MessageLine(props: MessageLineProps) {
  const { message, isFolded, coming, isBothering, unread, fate, view } = props;
  const { me, names, isAi, isDemo, today, isCounted } = view;
  const row = rowOf(message, props, isFolded);
  const { opensDay, opensGroup, closesGroup, closesTime } = row;
  const isMine = message.senderId === me;
  const question = isAi && !isMine ? caseOfQuestion(message.content) : undefined;
  const isFaced = names !== undefined && !isMine && message.notice === undefined;
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
      {names !== undefined && isNamed && <SenderName called={names.get(message.senderId)} />}
      {coming !== undefined ? (
        <Came coming={coming} onUnfold={view.onUnfold} />
      ) : isFaced ? (
        <Faced called={closesGroup ? names?.get(message.senderId) : undefined}>
          <LineBody row={row} view={view} />
        </Faced>
      ) : (
        <LineBody row={row} view={view} />
      )}
      {!isMine && !isFolded && message.notice === undefined && placeNow().machines.length > 0 && (
        <LineTranslation message={message} {...(isFaced && { className: 'ps-11' })} />
      )}
      {question !== undefined && <HelpBeside safetyCase={question} />}
      {isBothering && <Bothered message={message} />}
      {isDemo && !isMine && <DemoFoot content={message.content} isSigned={closesGroup} />}
      <div
        className={cx(
          'flex flex-wrap items-start gap-x-2',
          isMine && 'flex-row-reverse [&>ul]:justify-end',
          isFaced && 'ps-11',
        )}
      >
        {message.reactions !== undefined && <Reactions message={message} isCounted={isCounted} />}
        {message.notice === undefined && message.isFaded !== true && (closesTime || fate !== undefined) && (
          <SaidAt time={message.createdAt} fate={fate} />
        )}
      </div>
    </div>
  );
});

/** A line of a group. The sender's face is beside the last line of a run by the same sender. */
function Faced({ called, children }: { called: Called | undefined; children: ReactNode }) {
  return (
    <div className="flex items-end gap-2">
      <span className="w-9 shrink-0">{called && <Avatar person={called.person} size={36} />}</span>
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}

/** The author of the lines below. The name links to the profile, from which "back" returns here. */
function SenderName({ called }: { called: Called | undefined }) {
  return (
    <p className="pe-1 pb-1 ps-12 text-xs font-semibold text-ink-2">
      {called === undefined ? (
        <bdi>{SOMEONE}</bdi>
      ) : (
        // The touch area extends above the name, where there is nothing else.
        <Link href={called.href} className="relative after:absolute after:inset-x-0 after:-top-5 after:-bottom-1">
          <bdi>{called.name}</bdi>
        </Link>
      )}
      <span> </span>
      <PersonMark of={called?.person} />
      <span> </span>
      <span className="font-normal">{called?.label}</span>
    </p>
  );
}
