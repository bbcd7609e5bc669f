import { useContext, useState, type ReactNode } from 'react';
import { POLL_SECRET_MIN, type MessagePoll } from '#contract/chat.polls.ts';
import type { Message } from '#contract/chat.ts';
import { getPoll } from '#contract/polls.ts';
import { useChatRuntime } from '#web/features/chat/state/chat.session.ts';
import { MessageActsContext } from '#web/features/chat/state/message.acts.ts';
import { dateTime } from '#web/features/chat/times.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { fetched } from '#web/ui/fetched.tsx';
import { useIsPast } from '#web/ui/useIsPast.ts';
import { t } from '#web/words/words.ts';
import { PollChoices } from './PollChoices.tsx';

const PollSheet = fetched(() => import('./PollSheet.tsx').then((code) => code.PollSheet));

interface PollCardProps {
  message: Message;
  poll: MessagePoll;
  isMine: boolean;
  author: string;
}

/** Returns the card of a message that is a poll; undefined for any other message. */
export function pollCard(message: Message, rest: Omit<PollCardProps, 'message' | 'poll'>): ReactNode {
  return message.poll && <PollCard message={message} poll={message.poll} {...rest} />;
}

/** A poll in the conversation: its question, and its choices as buttons with their bars. */
function PollCard({ message, poll, isMine, author }: PollCardProps) {
  const acts = useContext(MessageActsContext);
  const runtime = useChatRuntime();
  const [isOpen, setOpen] = useState(false);
  const { chatRoomId: roomId, id: messageId } = message;
  const isOver = useIsPast(Date.parse(poll.closesAt ?? '9999-01-01')) || poll.closedAt !== undefined;
  const isSecret = poll.isSecret === true;
  // Another device's vote in a secret poll is no line of the log, so it is asked for.
  const own = useRead(getPoll, { params: { roomId, messageId } }, { enabled: isSecret && !isOver });
  const mine = (isSecret ? own.data?.mine : undefined) ?? poll.mine ?? [];
  const canVote = acts?.canWrite === true && runtime !== null && !isOver;
  const canClose = acts !== null && poll.closedAt === undefined && (isMine || acts.canBan);
  return (
    <>
      <section aria-label={t('chat.poll', 'Poll: {question}', { question: poll.question })} className="py-1">
        <p className="pe-11 pb-1.5 text-sm text-ink-2">
          {isMine ? (
            <span>{t('chat.you-ask', 'You ask')}</span>
          ) : (
            <bdi>{t('chat.somebody-asks', '{author} asks', { author })}</bdi>
          )}
          <span> · {stateWords(poll, isOver)}</span>
        </p>
        <div className="overflow-hidden rounded-[8px] border-[1.5px] border-ink">
          <p {...asWritten} className="display px-4 py-3 text-xl [overflow-wrap:anywhere]">
            {poll.question}
          </p>
          <PollChoices message={message} poll={poll} mine={mine} runtime={canVote ? runtime : null} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
          <span className="tabular flex min-h-11 items-center">{countWords(poll, isOver, mine.length > 0)}</span>
          {((!isSecret && (poll.voters ?? 0) > 0) || canClose) && (
            <button
              type="button"
              onClick={() => setOpen(true)}
              className="min-h-11 rounded-control font-semibold underline"
            >
              {t('chat.details', 'Details')}
            </button>
          )}
        </div>
      </section>
      {isOpen && runtime !== null && (
        <PollSheet message={message} poll={poll} runtime={runtime} canClose={canClose} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Returns the kind of a poll, and until when it is open. */
function stateWords({ isMany, isSecret, closesAt }: MessagePoll, isOver: boolean): string {
  const parts = [
    isSecret === true && t('chat.poll-is-secret', 'secret'),
    isMany === true && t('chat.poll-has-several', 'choose several'),
    isOver
      ? t('chat.poll-is-closed', 'closed')
      : closesAt !== undefined && t('chat.poll-until', 'open until {time}', { time: dateTime(closesAt) }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? t('chat.poll-is-open', 'open to all here') : parts.join(' · ');
}

/** Returns how many voted, or why that is not shown. */
function countWords({ isSecret, voters, closedAt }: MessagePoll, isOver: boolean, hasVoted: boolean): string {
  if (voters !== undefined)
    return t(
      'chat.people-voted',
      '{voters, plural, =0 {Nobody voted yet} one {# person voted} other {# people voted}}',
      {
        voters,
      },
    );
  if (isSecret === true && closedAt !== undefined)
    return t('chat.too-few-voted', 'Fewer than {least} voted, so nothing is shown.', { least: POLL_SECRET_MIN });
  if (isOver) return t('chat.poll-is-counted', 'The votes are being counted.');
  return hasVoted
    ? t('chat.your-vote-is-in', 'Your vote is in. Counts show once it is closed.')
    : t('chat.counts-show-later', 'Counts show once it is closed.');
}
