import { Link, useLocation } from 'wouter';
import type { TrendBadge, TrendingRoom } from '#contract/trending.ts';
import { lineWords } from '#web/parts/rooms/lines.words.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { ago } from '#web/platform/ago.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { Fire } from '#web/ui/icons/Fire.ts';
import { ShareNetwork } from '#web/ui/icons/ShareNetwork.ts';
import { TrendUp } from '#web/ui/icons/TrendUp.ts';
import { MarkInText } from '#web/ui/Marks.tsx';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';
import { enterTrending } from './trending.data.ts';

const badgeIcons = { HOT: Fire, VIRAL: ShareNetwork, RISING: TrendUp } as const satisfies Record<TrendBadge, unknown>;

/** A room with its activity, and the button to join. For a member of the room, the whole row is a link. */
export function TrendingRow({ room, isFirst }: { room: TrendingRoom; isFirst: boolean }) {
  const { name, description, tags, memberCount, onlineCount, trend, lastMessage, roomId } = room;
  return (
    <article aria-label={name} className="relative">
      {trend !== null && <Trend {...trend} />}
      <h2 className="text-2xl [overflow-wrap:anywhere]">
        {roomId === null ? (
          <span>{name}</span>
        ) : (
          <Link href={paths.chat(roomId)} className="after:absolute after:-inset-2 after:content-['']">
            {name}
          </Link>
        )}
      </h2>
      <p className="mt-0.5 [overflow-wrap:anywhere] text-ink-2">{description}</p>
      <LastLine said={lastMessage} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-28">
          <span className="tabular block">
            {memberCount === 0
              ? t('trending.empty-so-far', 'Empty so far')
              : rich(
                  t('trending.online-of', '<online>{onlineCount, number} online</online> of {memberCount, number}', {
                    onlineCount,
                    memberCount,
                  }),
                  inBold,
                )}
          </span>
          <span className="block text-sm [overflow-wrap:anywhere] text-ink-2">{tags.join(' ')}</span>
        </p>
        {roomId === null ? (
          <Join room={room} isFirst={isFirst} />
        ) : (
          <p className="ml-auto inline-flex min-h-11 items-center gap-2 font-semibold">
            <Check size={22} />
            {t('trending.joined', 'Joined')}
          </p>
        )}
      </div>
    </article>
  );
}

function Trend({ badge, people, usual, line }: NonNullable<TrendingRoom['trend']>) {
  const Glyph = badgeIcons[badge];
  const isHot = badge === 'HOT';
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1">
      <Glyph size={22} filled={isHot} className={cx('shrink-0', isHot && 'text-coral')} />
      <p className="text-sm font-semibold tracking-wide">
        {t('trending.badge', '{badge, select, HOT {HOT} VIRAL {VIRAL} other {RISING}}', { badge })}
      </p>
      <p className="tabular ml-auto text-sm text-ink-2">
        {t(
          'trending.people-in-2-h-usually',
          '{people, plural, one {# person} other {# people}} in 2 h, usually {usual}',
          { people, usual },
        )}
      </p>
      <Line counts={line} isHot={isHot} />
    </div>
  );
}

const [WIDTH, HEIGHT, EDGE] = [76, 22, 4];

/** A line of the people per quarter of an hour over two hours. It is decoration: the text beside it has the total. */
function Line({ counts, isHot }: { counts: readonly number[]; isHot: boolean }) {
  const most = Math.max(1, ...counts);
  const points = counts.map((count, at): [x: number, y: number] => [
    EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(1, counts.length - 1),
    HEIGHT - EDGE - (count * (HEIGHT - 2 * EDGE)) / most,
  ]);
  const [x = 0, y = 0] = points.at(-1) ?? [];
  return (
    <svg aria-hidden width={WIDTH} height={HEIGHT} className={cx('shrink-0', isHot ? 'text-coral' : 'text-ink')}>
      <polyline
        points={points.map((point) => point.join()).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <circle cx={x} cy={y} r={3} fill="currentColor" />
    </svg>
  );
}

function LastLine({ said }: { said: TrendingRoom['lastMessage'] }) {
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
          <MarkInText of={by} />
          <span>:</span>
        </b>{' '}
        <bdi>{lineWords(text)}</bdi>
      </p>
      <time dateTime={at} className="shrink-0 text-sm text-ink-2">
        {ago(at, new Date(), 'narrow')}
      </time>
    </div>
  );
}

function Join({ room: { id, name }, isFirst }: { room: TrendingRoom; isFirst: boolean }) {
  const [, navigate] = useLocation();
  const [join, isJoining] = useTold(
    async () => {
      navigate(paths.chat(await enterTrending(id)));
    },
    t('trending.failed-to-join-chat', 'Failed to join chat'),
    t('common.something-went-wrong-please-try', 'Something went wrong. Please try again.'),
  );
  return (
    <Button
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

const inBold = { online: (words: string) => <b className="font-semibold">{words}</b> };
