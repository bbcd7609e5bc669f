import { listTrending, type TrendingRoom } from '#contract/trending.ts';
import { Fold } from '#web/features/home/Fold.tsx';
import { lineAs, lineWords } from '#web/parts/rooms/lines.words.ts';
import { TrendingMark } from '#web/parts/rooms/TrendingMark.tsx';
import { markedName } from '#web/parts/people/marked.words.ts';
import { paths } from '#web/paths.ts';
import { ago } from '#web/platform/ago.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';
import type { FoldLook } from './folds.tsx';

type RoomsFoldProps = FoldLook & {
  /** Whether it is a low row across the page, with one room. */
  isStrip?: boolean;
};

/** Two open rooms by their question of the day, the awake ones first. */
export function RoomsFold({ className, isStrip = false }: RoomsFoldProps) {
  const rooms = useRead(listTrending, {}, { staleTime: 0 }).data?.rooms ?? [];
  const count = rooms.reduce((sum, { onlineCount }) => sum + onlineCount, 0);
  return (
    <Fold
      title={t('home.rooms', 'Rooms')}
      href={paths.trending()}
      className={className}
      line={count > 0 ? t('home.here-now', '{count, plural, one {# person} other {# people}} here now', { count }) : ''}
    >
      <span className="flex min-h-12 flex-col gap-4">
        {rooms.slice(0, isStrip ? 1 : 2).map((room) => (
          <Row key={room.id} room={room} lines={isStrip ? 'line-clamp-1' : 'line-clamp-2'} />
        ))}
      </span>
    </Fold>
  );
}

function Row({ room, lines }: { room: TrendingRoom; lines: string }) {
  const { name, prompt, lastMessage } = room;
  return (
    <span className="flex items-center gap-3.5">
      <TrendingMark room={room} size={48} />
      <span className="min-w-0 grow leading-5">
        <span className={cx('display', lines)}>{prompt.text}</span>
        <span className="block truncate text-sm text-ink-2">
          {lastMessage === null ? (
            name
          ) : (
            <>
              <bdi>{markedName(lastMessage.by.displayName, lastMessage.by)}</bdi>:{' '}
              <bdi {...lineAs(lastMessage.text, lastMessage.by)}>{lineWords(lastMessage.text)}</bdi>
            </>
          )}
        </span>
      </span>
      {lastMessage && <span className="shrink-0 text-xs text-ink-2">{ago(lastMessage.at, new Date(), 'narrow')}</span>}
    </span>
  );
}
