import { devOutbox, type OutboxMessage } from '#contract/dev.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { ToolPage } from './ToolPage.tsx';

const LOOK_AGAIN_MS = 3000;

/** The mail and text messages that were not delivered but stored locally. */
export function OutboxPage() {
  return (
    <ToolPage title="Outbox" lede="Mail and text messages that nothing was set up to carry, newest first.">
      <Messages />
    </ToolPage>
  );
}

function Messages() {
  const answer = useRead(devOutbox, {}, { staleTime: 0, refetchInterval: LOOK_AGAIN_MS });
  if (answer.isPending) {
    return (
      <Loading>
        <RowSkeleton rows={3} />
      </Loading>
    );
  }
  if (answer.isError) return <ErrorState onRetry={() => void answer.refetch()} pending={answer.isFetching} />;
  const { messages } = answer.data;
  if (messages.length === 0) {
    return <EmptyState title="Nothing was sent yet." note="This page looks again by itself." />;
  }
  return (
    <ol aria-label="Messages">
      {messages.map((message) => (
        <li key={message.id}>
          <Sent message={message} />
        </li>
      ))}
    </ol>
  );
}

function Sent({ message }: { message: OutboxMessage }) {
  return (
    <article className="border-t border-line py-5">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
        <span className="[overflow-wrap:anywhere]">
          {message.channel === 'sms' ? 'Text message' : 'Mail'} to {message.to}
        </span>
        <time dateTime={message.sentAt}>{new Date(message.sentAt).toLocaleString('en-US')}</time>
      </p>
      {message.subject !== null && <h2 className="mt-1 text-lg">{message.subject}</h2>}
      <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{message.text}</p>
    </article>
  );
}
