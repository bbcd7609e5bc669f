import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PICTURE_LINE } from '#contract/chat.pictures.ts';
import type { FoundLine } from '#contract/chat.search.ts';
import type { Room } from '#contract/chat.ts';
import type { Post } from '#contract/posts.ts';
import type { SavedThing } from '#contract/saved.ts';
import { lineAs, lineWords } from '#web/parts/rooms/lines.words.ts';
import { RoomAvatar } from '#web/parts/rooms/RoomAvatar.tsx';
import { setSaved, type Savable } from '#web/parts/saving/saving.ts';
import { paths } from '#web/paths.ts';
import { ago } from '#web/platform/ago.ts';
import { useMe } from '#web/platform/me.ts';
import { asWrittenBy } from '#web/ui/asWritten.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { BookmarkSimple } from '#web/ui/icons/BookmarkSimple.ts';
import { MarkInText, PersonMark } from '#web/ui/Marks.tsx';
import { sayAloud } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';

type SavedRowProps = { one: SavedThing; room: Room | undefined; now: Date };

/** A saved message, which links to its place in its room, or a saved post. */
export function SavedRow({ one: { id, line, post }, room, now }: SavedRowProps) {
  if (post !== null) {
    return (
      <Row thing={{ id }}>
        <SavedPost post={post} now={now} />
      </Row>
    );
  }
  if (line === null || room === undefined) return null;
  return (
    <Row thing={{ id, roomId: line.roomId }}>
      <SavedLine line={line} room={room} now={now} />
    </Row>
  );
}

function Row({ thing, children }: { thing: Savable; children: ReactNode }) {
  const [remove] = useOneAtATime(async () => {
    if (await setSaved(thing, false)) sayAloud(t('parts.no-longer-saved', 'No longer saved.'));
  });
  return (
    <li className="flex items-start gap-2 py-1">
      {children}
      <IconButton
        icon={FilledBookmark}
        label={t('parts.remove-from-saved', 'Remove from saved')}
        onClick={() => void remove()}
        className="mt-2 shrink-0"
      />
    </li>
  );
}

const FilledBookmark: typeof BookmarkSimple = (props) => <BookmarkSimple {...props} filled />;

const linkClass = 'flex min-h-18 min-w-0 grow items-start gap-4 rounded-control py-3 hover:bg-paper-2';
const wordsClass = 'line-clamp-4 whitespace-pre-line wrap-anywhere text-ink-2';

function SavedLine({ line, room, now }: { line: FoundLine; room: Room; now: Date }) {
  const isMine = useMe().data?.id === line.senderId;
  const by = isMine ? t('common.you', 'You') : room.type === 'group' ? line.by : null;
  const content = line.content === '' ? PICTURE_LINE : line.content;
  return (
    <Link href={paths.chat(line.roomId, line.seq)} className={linkClass}>
      <RoomAvatar room={room} size={44} />
      <span className="min-w-0 grow">
        <span className="block wrap-anywhere">
          <bdi className="font-semibold">{room.name}</bdi> <PersonMark of={room.otherUser} />
        </span>
        <span className={wordsClass}>
          {by !== null && (
            <span>
              <bdi>{by}</bdi>
              {!isMine && <MarkInText of={line} />}
              <span>: </span>
            </span>
          )}
          <bdi {...lineAs(content)}>{lineWords(content)}</bdi>
        </span>
        <time dateTime={line.createdAt} className="text-sm text-ink-2">
          {ago(line.createdAt, now)}
        </time>
      </span>
    </Link>
  );
}

function SavedPost({ post, now }: { post: Post; now: Date }) {
  const { user, content, createdAt } = post;
  const name = user.displayName ?? (user.handle === '' ? t('saved.somebody', 'Somebody') : `@${user.handle}`);
  return (
    <Link href={paths.publicPost(post.id)} className={linkClass}>
      <Avatar person={user} size={44} />
      <span className="min-w-0 grow">
        <span className="block wrap-anywhere">
          <bdi className="font-semibold">{name}</bdi> <PersonMark of={user} />
        </span>
        <span {...(content === '' ? {} : asWrittenBy(user))} className={wordsClass}>
          {content === '' ? t('saved.a-post-of-a-picture', 'A post of a picture') : content}
        </span>
        <span className="block text-sm text-ink-2">
          {t('saved.post-of', 'Post, {ago}', { ago: ago(createdAt, now) })}
        </span>
      </span>
    </Link>
  );
}
