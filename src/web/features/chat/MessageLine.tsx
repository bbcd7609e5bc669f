import { caseOfQuestion } from '#content/safety/questions.ts';
import { HelpBeside } from '#web/ui/HelpCard.tsx';
import { Bothered } from './Bothered.tsx';
import { LineBody } from './LineBody.tsx';
import type { LineView } from './line.view.ts';
import { DemoFoot, SaidAt } from './LineParts.tsx';
import { SOMEONE, type Called } from './names.ts';
import { Reactions } from './Reactions.tsx';
import type { Row } from './rows.ts';
import { dayLabel } from './times.ts';

interface MessageLineProps {
  row: Row;
  /** True for the first of its sender's lines, which carries their name in a room of many. */
  isFirst: boolean;
  view: LineView;
}

/** A line of a room with what stands around it: its day, its sender's name, reactions and time. */
export function MessageLine({ row, isFirst, view }: MessageLineProps) {
  const { message, opensDay, closesGroup, closesTime, isFolded } = row;
  const { me, names, isAi, isDemo, today, ownLast, unread, bothering, isCounted } = view;
  const isMine = message.senderId === me;
  const isLatestOwn = message.id === ownLast;
  const question = isAi && !isMine ? caseOfQuestion(message.content) : undefined;
  const isNamed = isFirst && !isMine && !isFolded && message.notice === undefined;
  return (
    <li data-seq={message.seq} className={closesTime ? 'pb-3' : closesGroup ? 'pb-2' : 'pb-1'}>
      {opensDay && (
        <p className="py-3 text-center text-xs font-semibold text-ink-2">
          {dayLabel(message.createdAt, new Date(today))}
        </p>
      )}
      {message.id === unread && (
        <p className="flex items-center gap-3 pt-2 pb-3 text-xs font-semibold text-coral-ink">
          <span aria-hidden className="h-px grow bg-coral" /> New <span aria-hidden className="h-px grow bg-coral" />
        </p>
      )}
      {names !== undefined && isNamed && <SenderName called={names.get(message.senderId)} />}
      <LineBody row={row} view={view} />
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
}

function SenderName({ called }: { called: Called | undefined }) {
  return (
    <p aria-hidden="true" className="px-1 pb-1 text-xs font-semibold text-ink-2">
      <bdi>{called?.name ?? SOMEONE}</bdi> <span className="font-normal">{called?.label}</span>
    </p>
  );
}
