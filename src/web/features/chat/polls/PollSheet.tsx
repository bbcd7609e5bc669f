import { useState } from 'react';
import type { MessagePoll } from '#contract/chat.polls.ts';
import type { Message } from '#contract/chat.ts';
import { getPoll } from '#contract/polls.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { PersonMark } from '#web/ui/Marks.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { close } from './poll.acts.ts';

interface PollSheetProps {
  message: Message;
  poll: MessagePoll;
  runtime: ChatRuntime;
  canClose: boolean;
  onClose: () => void;
}

/** The people who voted in an open poll, by choice, and the button that closes the poll. */
export function PollSheet({ message, poll, runtime, canClose, onClose }: PollSheetProps) {
  const [isAsking, setAsking] = useState(false);
  const [confirm, isRunning] = useOneAtATime(async () => {
    if (await close(runtime, message)) onClose();
  });
  if (isAsking) {
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={t('chat.close-this-poll', 'Close this poll?')}
        description={t('chat.close-this-poll-about', 'Nobody can vote or change a vote after that. It stays closed.')}
        confirm={t('chat.close-the-poll', 'Close the poll')}
        cancel={t('chat.leave-it-open', 'Leave it open')}
        danger
        pending={isRunning}
        onConfirm={() => void confirm()}
      />
    );
  }
  return (
    <Sheet open onOpenChange={onClose} title={poll.question} description={aboutWords(poll)}>
      {poll.isSecret !== true && <People message={message} poll={poll} />}
      {canClose && (
        <Button variant="danger" full onClick={() => setAsking(true)}>
          {t('chat.close-the-poll', 'Close the poll')}
        </Button>
      )}
    </Sheet>
  );
}

const aboutWords = ({ isSecret }: MessagePoll): string =>
  isSecret === true
    ? t('chat.secret-poll-kept', 'Nobody learns who voted, or for what. When it closes, all votes are deleted.')
    : t('chat.open-poll-about', 'Everybody here sees who chose what.');

function People({ message: { chatRoomId: roomId, id: messageId }, poll }: Pick<PollSheetProps, 'message' | 'poll'>) {
  const { data, error, refetch } = useRead(getPoll, { params: { roomId, messageId } });
  if (error !== null)
    return (
      <ErrorState title={t('chat.the-list-did-not-load', 'The list did not load.')} onRetry={() => void refetch()} />
    );
  if (data === undefined) {
    return (
      <Loading label={t('chat.loading', 'Loading')}>
        <Skeleton className="h-11 w-full" />
      </Loading>
    );
  }
  return poll.choices.map((choice, at) => {
    const people = data.people.filter(({ choices }) => choices.includes(at));
    if (people.length === 0) return null;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a choice is known by its place
      <section key={at} className="pb-4">
        <h3 className="tabular text-sm text-ink-2 [overflow-wrap:anywhere]">
          <bdi>{choice}</bdi> · {poll.counts?.[at] ?? people.length}
        </h3>
        <ul>
          {people.map(({ person }) => (
            <li key={person.id} className="flex min-h-14 items-center gap-3">
              <Avatar person={person} size={40} />
              <bdi className="min-w-0 truncate font-semibold">{person.displayName}</bdi>
              <PersonMark of={person} className="shrink-0" />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
