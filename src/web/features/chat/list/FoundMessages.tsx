import { Link } from 'wouter';
import type { FoundLine } from '#contract/chat.search.ts';
import type { Room } from '#contract/chat.ts';
import { backTo, listTime } from '#web/features/chat/times.ts';
import { useMe } from '#web/platform/me.ts';
import { RoomAvatar } from '#web/parts/rooms/RoomAvatar.tsx';
import { paths } from '#web/paths.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { Button } from '#web/ui/Button.tsx';
import { PersonMark, MarkInText } from '#web/ui/Marks.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { t } from '#web/words/words.ts';
import type { FoundMessages as Found } from './search.data.ts';
import { excerptOf } from './search.words.ts';

/** Lists the messages that contain the searched words. Each message links to its place in its room. */
export function FoundMessages({ found, words }: { found: Found; words: string }) {
  const me = useMe().data?.id;
  const { lines, rooms, isReading, hasFailed, searchedTo, readMore } = found;
  return (
    <section aria-label={t('chat.messages', 'Messages')} className="pb-4">
      <h3 className="px-3 pt-3 pb-2 text-sm font-semibold text-ink-2">{t('chat.messages', 'Messages')}</h3>
      <ul className="flex flex-col gap-0.5">
        {lines.map((line) => {
          const room = rooms.get(line.roomId);
          return (
            room && (
              <FoundRow key={line.messageId} line={line} room={room} words={words} isMine={line.senderId === me} />
            )
          );
        })}
      </ul>
      <div role="status" className="flex min-h-11 flex-wrap items-center gap-x-3 px-3 text-sm text-ink-2">
        {isReading ? (
          <Spinner label={t('chat.looking-through-your-messages', 'Looking through your messages')} />
        ) : (
          <p>{wordsOf(found)}</p>
        )}
        {!isReading && (hasFailed || searchedTo !== null) && (
          <Button size="sm" variant="outline" onClick={readMore}>
            {hasFailed ? t('common.try-again', 'Try again') : t('common.go-on', 'Go on')}
          </Button>
        )}
      </div>
    </section>
  );
}

function wordsOf({ hasFailed, searchedTo, lines }: Found): string {
  if (hasFailed) return t('chat.the-messages-could-not-be', 'The messages could not be searched.');
  if (searchedTo !== null)
    return t('chat.searched-back-to', 'Searched back to {dayLabel}.', { dayLabel: backTo(searchedTo, new Date()) });
  return lines.length === 0
    ? t('chat.nobody-has-said-that-here', 'Nobody has said that here. Yet.')
    : t('chat.that-is-all-of-them', 'That is all of them.');
}

type FoundRowProps = { line: FoundLine; room: Room; words: string; isMine: boolean };

function FoundRow({ line, room, words, isMine }: FoundRowProps) {
  const [before, match, after] = excerptOf(line.content, words);
  const by = isMine ? t('common.you', 'You') : room.type === 'group' ? line.by : null;
  return (
    <li>
      <Link
        href={paths.chat(line.roomId, line.seq)}
        className="flex min-h-18 items-center gap-3 rounded-bubble px-3 py-2.5 transition-colors hover:bg-paper-2"
      >
        <RoomAvatar room={room} size={40} />
        <span className="flex min-w-0 grow flex-col">
          <span className="flex items-center gap-2">
            <bdi className="truncate font-semibold">{room.name}</bdi>
            <PersonMark of={room.otherUser} className="shrink-0" />
            <time dateTime={line.createdAt} className="tabular ms-auto shrink-0 ps-1 text-xs font-medium text-ink-2">
              {listTime(line.createdAt, new Date())}
            </time>
          </span>
          <span className="line-clamp-2 [overflow-wrap:anywhere] text-ink-2">
            {by !== null && (
              <span>
                <bdi>{by}</bdi>
                {!isMine && <MarkInText of={line} />}
                <span>: </span>
              </span>
            )}
            <bdi {...asWritten}>
              {before}
              <mark className="bg-transparent font-semibold text-ink">{match}</mark>
              {after}
            </bdi>
          </span>
        </span>
      </Link>
    </li>
  );
}
