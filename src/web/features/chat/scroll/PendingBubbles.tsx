import { refusalWords, writeAgain } from '#web/features/chat/composer/composing.ts';
import { Bubble } from '#web/features/chat/lines/Bubble.tsx';
import { Quote } from '#web/features/chat/lines/Quote.tsx';
import { SOMEONE, type Called } from '#web/features/chat/names.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { pendingInOrder, type Pending, type RoomLog } from '#web/features/chat/state/room.log.ts';
import { clockTime, dayLabel, dayOf } from '#web/features/chat/times.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { focusMessageBox } from '#web/ui/focusMessageBox.ts';
import { t } from '#web/words/words.ts';

interface PendingBubblesProps {
  roomId: string;
  log: RoomLog;
  runtime: ChatRuntime;
  today: number;
  /** The name of the other side. */
  name: string;
  /** The names of a group's members; undefined in a room of two. */
  names: ReadonlyMap<number, Called> | undefined;
}

/** The person's messages that the log does not show yet: sent messages first, then the others as they were written. */
export function PendingBubbles({ roomId, log, runtime, today, name, names }: PendingBubblesProps) {
  const pending = pendingInOrder(log);
  const [first] = pending;
  if (first === undefined) return null;
  const authorOf = (id: number): string =>
    id === log.me ? t('common.you', 'You') : names === undefined ? name : (names.get(id)?.name ?? SOMEONE);
  const before = log.messages.at(-1);
  const opensDay = before === undefined || dayOf(before.createdAt) !== dayOf(first.createdAt);
  return (
    <>
      {opensDay && log.loaded && (
        <p className="py-3 text-center text-xs font-semibold text-ink-2">
          {dayLabel(first.createdAt, new Date(today))}
        </p>
      )}
      <ol>
        {pending.map((one, at) => (
          <li key={one.clientId} className="pb-1">
            <Bubble
              isMine
              author={t('common.you', 'You')}
              content={one.content}
              pictures={one.pictures}
              voice={one.voice}
              gif={one.gif}
              quote={one.replyTo && <Quote isMine quote={one.replyTo} author={authorOf(one.replyTo.senderId)} />}
              isTail={at === pending.length - 1 || isStopped(one)}
              isOnItsWay={one.state === 'sending'}
            />
            <State
              pending={one}
              isLast={at === pending.length - 1}
              onRetry={() => runtime.retry(one.clientId)}
              onDiscard={() => runtime.discard(one.clientId)}
              onEdit={() => {
                writeAgain(runtime, roomId, one);
                focusMessageBox();
              }}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface StateProps {
  pending: Pending;
  isLast: boolean;
  onRetry: () => void;
  onDiscard: () => void;
  onEdit: () => void;
}

const lineAction = 'flex min-h-11 items-start rounded-control px-2 pt-1 text-sm font-semibold';

function isStopped({ state }: Pending): boolean {
  return state === 'failed' || state === 'refused';
}

function State({ pending, isLast, onRetry, onDiscard, onEdit }: StateProps) {
  const { state, createdAt, refusal } = pending;
  const why = state === 'refused' ? refusalWords(refusal) : undefined;
  if (isStopped(pending)) {
    return (
      <div className="-me-1 flex flex-wrap justify-end">
        {why !== undefined && (
          <p className="mt-1 w-full pe-2 ps-[15%] text-end text-sm text-balance text-ink-2">{why}</p>
        )}
        {state === 'refused' && (
          <>
            <button type="button" onClick={onDiscard} className={`${lineAction} text-ink-2`}>
              {t('chat.discard', 'Discard')}
            </button>
            {pending.gif === undefined && (
              <button type="button" onClick={onEdit} className={`${lineAction} text-ink-2`}>
                {t('common.edit', 'Edit')}
              </button>
            )}
          </>
        )}
        <button type="button" onClick={onRetry} className={`${lineAction} text-coral-ink`}>
          {t('chat.not-sent-tap-to-retry', 'Not sent. Tap to retry')}
        </button>
      </div>
    );
  }
  if (state === 'asked')
    return <p className="mt-1 px-1 pb-2 text-end text-xs text-ink-2">{t('chat.not-sent-yet', 'Not sent yet')}</p>;
  if (!isLast) return null;
  return (
    <p className="tabular mt-1 flex items-center justify-end gap-1 px-1 pb-2 text-xs text-ink-2">
      {state === 'sending' ? (
        <span className="on-its-way">{t('chat.sending', 'Sending…')}</span>
      ) : (
        <span className="flex items-center gap-1">
          <time dateTime={createdAt}>{clockTime(createdAt)}</time>
          <Check size={15} />
          {t('chat.sent', 'Sent')}
        </span>
      )}
    </p>
  );
}
