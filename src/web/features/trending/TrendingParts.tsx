import { useLocation } from 'wouter';
import { GRADIENTS } from '#contract/groups.ts';
import { trendingIds, type HousePrompt, type TrendingId, type TrendingRoom } from '#contract/trending.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { lineWords } from '#web/parts/rooms/lines.words.ts';
import { paths } from '#web/paths.ts';
import { ago } from '#web/platform/ago.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { GroupMark } from '#web/ui/GroupMark.tsx';
import { HouseMark } from '#web/ui/HouseMark.tsx';
import { t } from '#web/words/words.ts';
import { enterTrending } from './trending.data.ts';

/** The drawn square of a room. */
export function RoomMark({ id, size = 52 }: { id: TrendingId; size?: number }) {
  return <GroupMark seed={id} gradient={trendingIds.indexOf(id) % GRADIENTS} size={size} />;
}

/** The question of the day. It has the house's mark, because neither a person nor an AI asks it. */
export function HouseQuestion({ prompt, className }: { prompt: HousePrompt; className?: string }) {
  return (
    <div className={className}>
      <p className="flex items-center gap-2.5 text-sm font-semibold text-ink-2">
        <HouseMark />
        {t('trending.today-from-the-house', 'Today, from the house')}
      </p>
      <p className="display mt-1.5 text-lg leading-6 text-balance [overflow-wrap:anywhere]">{prompt.text}</p>
    </div>
  );
}

export function LastLine({ said }: { said: TrendingRoom['lastMessage'] }) {
  if (said === null)
    return (
      <p className="mt-2 text-ink-2">
        {t('trending.nobody-has-said-anything-yet', 'Nobody has said anything yet. Be the first.')}
      </p>
    );
  const { by, text, at } = said;
  return (
    <div className="mt-2 flex items-center gap-3">
      <Avatar person={by} size={28} />
      {/* The name is truncated, so that the message has space. */}
      <p className="min-w-0 grow truncate">
        <b className="inline-block max-w-[45%] truncate align-bottom font-semibold">
          <bdi>{by.displayName}</bdi>
          <span>:</span>
        </b>{' '}
        <bdi>{lineWords(text)}</bdi>
      </p>
      <Ago at={at} />
    </div>
  );
}

export function Ago({ at }: { at: string }) {
  return (
    <time dateTime={at} className="shrink-0 text-sm text-ink-2">
      {ago(at, new Date(), 'narrow')}
    </time>
  );
}

type JoinProps = { room: Pick<TrendingRoom, 'id' | 'name'>; isFirst: boolean; id?: string };

/** Joins a room and opens its chat. `isFirst`: it is the one main action of the page. */
export function Join({ room: { id: room, name }, isFirst, id }: JoinProps) {
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
      variant={isFirst ? 'lime' : 'outline'}
      className="ml-auto"
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
