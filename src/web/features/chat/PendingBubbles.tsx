import { Check } from '#web/ui/icons/Check.ts';
import { Bubble } from './Bubble.tsx';
import type { ChatRuntime } from './chat.runtime.ts';
import { pendingInOrder, type Pending, type RoomLog } from './room.log.ts';
import { clockTime, dayLabel, dayOf } from './times.ts';

interface PendingBubblesProps {
  log: RoomLog;
  runtime: ChatRuntime;
  today: number;
}

/** Below the log: what the server has not confirmed, in the order in which it was written. */
export function PendingBubbles({ log, runtime, today }: PendingBubblesProps) {
  const pending = pendingInOrder(log);
  const [first] = pending;
  if (first === undefined) return null;
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
              author="You"
              content={one.content}
              isTail={at === pending.length - 1 || one.state === 'failed'}
              isFaint={one.state === 'sending'}
            />
            <State pending={one} isLast={at === pending.length - 1} onRetry={() => runtime.retry(one.clientId)} />
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
}

function State({ pending: { state, createdAt }, isLast, onRetry }: StateProps) {
  if (state === 'failed') {
    return (
      <div className="flex justify-end">
        <button
          type="button"
          onClick={onRetry}
          className="-mr-1 flex min-h-11 items-start rounded-control px-2 pt-1 text-sm font-semibold text-coral-ink"
        >
          Not sent. Tap to retry
        </button>
      </div>
    );
  }
  if (!isLast) return null;
  return (
    <p className="tabular mt-1 flex items-center justify-end gap-1 px-1 pb-2 text-xs text-ink-2">
      {state === 'sending' ? (
        'Sending…'
      ) : (
        <>
          <time dateTime={createdAt}>{clockTime(createdAt)}</time>
          <Check size={15} />
          Sent
        </>
      )}
    </p>
  );
}
