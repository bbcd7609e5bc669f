import { useState } from 'react';
import type { Room } from '#contract/chat.ts';
import { useGroup } from '#web/parts/rooms/groups.data.ts';
import { calledIn } from '#web/parts/people/people.data.ts';
import { ago } from '#web/platform/ago.ts';
import { serverNow } from '#web/platform/serverTime.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readText, writeText } from '#web/platform/storage/storage.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Megaphone } from '#web/ui/icons/Megaphone.ts';
import { X } from '#web/ui/icons/X.ts';
import { MarkInText } from '#web/ui/Marks.tsx';
import { t } from '#web/words/words.ts';

/** Shows the announcement of the owner or an admin above the conversation until the reader closes it. */
export function AnnouncementStrip({ room }: { room: Room }) {
  const announcement = useGroup(room).data?.announcement ?? null;
  // The time of the closed announcement. It counts even if the browser cannot store it, until this component unmounts.
  const [away, setAway] = useState<string | null>(null);
  if (announcement === null || [away, readText(kept.announcementRead, room.id)].includes(announcement.at)) return null;
  const { text, by, at } = announcement;
  const putAway = (): void => {
    writeText(kept.announcementRead, at, room.id);
    setAway(at);
  };
  return (
    <aside
      aria-label={t('groups.announcement', 'Announcement')}
      className="flex items-center gap-3 border-b border-line bg-paper-2 py-1 pe-2 ps-5"
    >
      <Megaphone size={20} className="shrink-0" />
      <p className="min-w-0 grow text-sm [overflow-wrap:anywhere]">
        <strong {...asWritten} className="font-semibold whitespace-pre-line">
          {text}
        </strong>{' '}
        <span className="text-ink-2">
          {by !== null && (
            <span>
              <bdi>{calledIn(by)}</bdi>
              <MarkInText of={by} />
              <span>, </span>
            </span>
          )}
          <span>{ago(at, new Date(serverNow()))}</span>
        </span>
      </p>
      <IconButton
        icon={X}
        label={t('groups.put-the-announcement-away', 'Put the announcement away')}
        onClick={putAway}
      />
    </aside>
  );
}
