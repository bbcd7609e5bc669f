import { useLocation } from 'wouter';
import type { HousePrompt, TrendingRoom } from '#contract/trending.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { lineAs, lineWords } from '#web/parts/rooms/lines.words.ts';
import { paths } from '#web/paths.ts';
import { ago } from '#web/platform/ago.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { HouseMark } from '#web/ui/HouseMark.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { t } from '#web/words/words.ts';
import { enterTrending, useUnread } from './trending.data.ts';

type QuestionProps = { prompt: HousePrompt; size?: keyof typeof questionSizes; className?: string };

const questionSizes = {
  md: 'display text-xl leading-7 text-balance',
  plate: 'display text-2xl leading-8 text-balance',
  lg: 'display text-3xl leading-tight text-balance',
} as const;

/** The question of the day. It has the house's mark, because neither a person nor an AI asks it. */
export function HouseQuestion({ prompt, size = 'md', className }: QuestionProps) {
  return (
    <div className={className}>
      <p className="flex items-center gap-2.5 text-sm font-semibold text-ink-2">
        <HouseMark />
        {t('trending.today-from-the-house', 'Today, from the house')}
      </p>
      <p className={cx('mt-1.5 [overflow-wrap:anywhere]', questionSizes[size])}>{prompt.text}</p>
    </div>
  );
}

/** The question beside a conversation, which leads there. */
export function SmallQuestion({ prompt }: { prompt: HousePrompt }) {
  return (
    <p className="mt-3 flex items-start gap-3 leading-6 text-ink-2">
      <HouseMark />
      <span className="sr-only">{t('trending.today-from-the-house', 'Today, from the house')}</span>
      <span className="[overflow-wrap:anywhere]">{prompt.text}</span>
    </p>
  );
}

/** The newest line of a room, on three rows at most. */
export function LastLine({ said: { by, text, at } }: { said: NonNullable<TrendingRoom['lastMessage']> }) {
  return (
    <div className="mt-3 flex items-start gap-3">
      <Avatar person={by} size={40} />
      <div className="min-w-0 grow">
        <p className="flex items-baseline gap-3">
          <bdi className="min-w-0 grow leading-5 font-semibold [overflow-wrap:anywhere]">{by.displayName}</bdi>
          <Ago at={at} />
        </p>
        <p className="line-clamp-3 leading-6 [overflow-wrap:anywhere]">
          <bdi {...lineAs(text, by)}>{lineWords(text)}</bdi>
        </p>
      </div>
    </div>
  );
}

/** The faces of some people who are there. The number beside them counts everybody. */
export function Faces({ of: { faces }, size = 26 }: { of: Pick<TrendingRoom, 'faces'>; size?: number }) {
  if (faces.length === 0) return null;
  return (
    <span aria-hidden className="flex shrink-0 -space-x-1.5">
      {faces.map((person) => (
        <Avatar key={person.id} person={person} size={size} />
      ))}
    </span>
  );
}

/** How many lines the person has not read in a room that they joined. */
export function Unread({ of: { roomId } }: { of: Pick<TrendingRoom, 'roomId'> }) {
  const { count, isMuted } = useUnread(roomId);
  return <Badge count={count} tone={isMuted ? 'quiet' : 'coral'} className="shrink-0" />;
}

export function Ago({ at }: { at: string }) {
  return (
    <time dateTime={at} className="shrink-0 text-sm text-ink-2">
      {ago(at, new Date(), 'narrow')}
    </time>
  );
}

type JoinProps = { room: Pick<TrendingRoom, 'id' | 'name'>; variant: 'lime' | 'outline' | 'quiet'; id?: string };

/** Joins a room and opens its chat. */
export function Join({ room: { id: room, name }, variant, id }: JoinProps) {
  const [, navigate] = useLocation();
  const [join, isJoining] = useTold(
    async () => {
      navigate(paths.chat(await enterTrending(room)));
    },
    t('trending.failed-to-join-chat', 'Failed to join chat'),
    t('common.something-went-wrong-please-try', 'Something went wrong. Please try again.'),
  );
  return (
    <Button
      {...(id !== undefined && { id })}
      variant={variant}
      className="ms-auto"
      pending={isJoining}
      pendingLabel={t('trending.joining-2', 'Joining...')}
      onClick={() => void join()}
      aria-label={
        isJoining
          ? t('trending.joining', 'Joining...: {name}', { name })
          : t('trending.join-conversation', 'Join Conversation: {name}', { name })
      }
    >
      {t('trending.join-conversation-2', 'Join Conversation')}
    </Button>
  );
}
