import { useContext, useState, type ReactNode } from 'react';
import { POLL_SECRET_MIN, type MessagePoll } from '#contract/chat.polls.ts';
import type { Message } from '#contract/chat.ts';
import { getPoll } from '#contract/polls.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useChatRuntime } from '#web/features/chat/state/chat.session.ts';
import { MessageActsContext } from '#web/features/chat/state/message.acts.ts';
import { dateTime } from '#web/features/chat/times.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { cx } from '#web/ui/cx.ts';
import { fetched } from '#web/ui/fetched.tsx';
import { Check } from '#web/ui/icons/Check.ts';
import { useIsPast } from '#web/ui/useIsPast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { vote } from './poll.acts.ts';

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
        <p className="pr-11 pb-1.5 text-sm text-ink-2">
          {isMine ? (
            <span>{t('chat.you-ask', 'You ask')}</span>
          ) : (
            <bdi>{t('chat.somebody-asks', '{author} asks', { author })}</bdi>
          )}
          <span> · {stateWords(poll, isOver)}</span>
        </p>
        <div className="overflow-hidden rounded-[8px] border-[1.5px] border-ink">
          <p dir="auto" className="display px-4 py-3 text-xl [overflow-wrap:anywhere]">
            {poll.question}
          </p>
          <Choices message={message} poll={poll} mine={mine} runtime={canVote ? runtime : null} />
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

interface ChoicesProps {
  message: Message;
  poll: MessagePoll;
  /** The places of the reader's own choices. */
  mine: readonly number[];
  /** Null if the reader cannot vote. */
  runtime: ChatRuntime | null;
}

function Choices({ message, poll, mine, runtime }: ChoicesProps) {
  const [say, isRunning] = useOneAtATime(async (at: number) => {
    if (runtime === null) return;
    const isOn = mine.includes(at);
    const others = poll.isMany === true ? mine.filter((one) => one !== at) : [];
    await vote(runtime, message, isOn ? others : [...others, at].toSorted((a, b) => a - b));
  });
  const { counts } = poll;
  return (
    <ul className="divide-y divide-line border-t-[1.5px] border-ink">
      {poll.choices.map((choice, at) => {
        const isOwn = mine.includes(at);
        const count = counts?.[at];
        const face = <ChoiceFace choice={choice} isOwn={isOwn} count={count} share={shareOf(count, poll.voters)} />;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a choice is known by its place
          <li key={at}>
            {runtime === null ? (
              <div className="px-4 py-2">
                {face}
                {isOwn && <span className="sr-only">{t('chat.your-choice', 'Your choice.')}</span>}
              </div>
            ) : (
              <button
                type="button"
                aria-pressed={isOwn}
                aria-disabled={isRunning}
                onClick={() => {
                  if (!isRunning) void say(at);
                }}
                className="block w-full px-4 py-2 text-start hover:bg-paper-2 focus-visible:-outline-offset-4"
              >
                {face}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface FaceProps {
  choice: string;
  isOwn: boolean;
  /** Undefined while the counts are not shown. */
  count: number | undefined;
  share: number;
}

/** A choice with its mark, its count and its bar. The own choice has a tick and bold words. */
function ChoiceFace({ choice, isOwn, count, share }: FaceProps) {
  return (
    <span className="block">
      <span className="flex min-h-8 items-center gap-3">
        <span
          aria-hidden
          className={cx(
            'grid size-6 shrink-0 place-items-center rounded-full border-[1.5px]',
            isOwn ? 'border-ink bg-ink text-paper' : 'border-edge',
          )}
        >
          {isOwn && <Check size={16} />}
        </span>
        <span dir="auto" className={cx('min-w-0 grow [overflow-wrap:anywhere]', isOwn && 'font-semibold')}>
          {choice}
        </span>
        {count !== undefined && (
          <>
            <span aria-hidden className="tabular shrink-0">
              {count}
            </span>
            <span className="sr-only">
              {t('chat.votes', '{count, plural, =0 {no votes} one {# vote} other {# votes}}', { count })}
            </span>
          </>
        )}
      </span>
      {count !== undefined && (
        <span aria-hidden className="mt-1 mb-1 ms-9 block h-1 overflow-hidden rounded-full bg-paper-3">
          <span
            className="block h-full origin-left rounded-full bg-ink transition-transform duration-200 rtl:origin-right motion-reduce:transition-none"
            style={{ transform: `scaleX(${share})` }}
          />
        </span>
      )}
    </span>
  );
}

const shareOf = (count = 0, voters = 0): number => (voters === 0 ? 0 : count / voters);

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
