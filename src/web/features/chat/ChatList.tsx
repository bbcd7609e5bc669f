import { useDeferredValue, useState } from 'react';
import type { Room } from '#contract/chat.ts';
import { setSounds, useSounds } from '#web/platform/sounds.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { MagnifyingGlass } from '#web/ui/icons/MagnifyingGlass.ts';
import { NotePencil } from '#web/ui/icons/NotePencil.ts';
import { SpeakerHigh } from '#web/ui/icons/SpeakerHigh.ts';
import { SpeakerSlash } from '#web/ui/icons/SpeakerSlash.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { ChatRow } from './ChatRow.tsx';
import { useChats } from './chat.data.ts';
import { NewChatDialog } from './NewChatDialog.tsx';

/** All the person's chats. `openId` is the one that stands beside, if any. */
export function ChatList({ openId }: { openId: string | null }) {
  const chats = useChats();
  const me = useMe().data?.id;
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const [isStarting, setIsStarting] = useState(false);
  const rooms = chats.data?.chats ?? [];
  const found = rooms.filter((room) => isAbout(room, wanted));
  return (
    <div className="flex min-h-full flex-col px-3">
      <header className="pt-safe sticky top-0 z-10 bg-paper px-2">
        <div className="flex items-center gap-1 pt-4 pb-2">
          {openId === null ? (
            <PageHeading className="grow text-3xl tracking-[-0.035em]">Chats</PageHeading>
          ) : (
            <h2 className="grow text-3xl tracking-[-0.035em]">Chats</h2>
          )}
          <SoundSwitch />
          <IconButton icon={NotePencil} label="Start New Chat" onClick={() => setIsStarting(true)} />
        </div>
        <label className="mb-3 flex h-12 items-center gap-3 rounded-control bg-paper-2 px-4 focus-within:outline-2 focus-within:outline-ink">
          <MagnifyingGlass size={22} className="shrink-0 text-ink-2" />
          <span className="sr-only">Search chats</span>
          <input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            placeholder="search chats..."
            className="w-full min-w-0 bg-transparent outline-none"
          />
        </label>
      </header>
      <div className="grow">
        {chats.isPending && (
          <Loading label="Loading chats">
            <div className="px-3">
              <RowSkeleton rows={7} />
            </div>
          </Loading>
        )}
        {chats.isError && chats.data === undefined && (
          <ErrorState
            title="Your chats did not load."
            onRetry={() => void chats.refetch()}
            pending={chats.isFetching}
          />
        )}
        {chats.data && found.length === 0 && (
          <EmptyState
            title="No chats found"
            note="try adjusting your search or start a new conversation"
            action={rooms.length === 0 && <Button onClick={() => setIsStarting(true)}>Start New Chat</Button>}
          />
        )}
        <ul className="flex flex-col gap-0.5 pb-4">
          {found.map((room) => (
            <ChatRow key={room.id} room={room} me={me} isOpen={room.id === openId} />
          ))}
        </ul>
      </div>
      {rooms.length > 0 && <Footer rooms={rooms} />}
      <NewChatDialog open={isStarting} onOpenChange={setIsStarting} />
    </div>
  );
}

function SoundSwitch() {
  const isOn = useSounds();
  return (
    <IconButton
      icon={isOn ? SpeakerHigh : SpeakerSlash}
      label="Sounds"
      aria-pressed={isOn}
      title={isOn ? 'Sounds are on' : 'Sounds are off'}
      onClick={() => setSounds(!isOn)}
    />
  );
}

function Footer({ rooms }: { rooms: readonly Room[] }) {
  const online = rooms.filter((room) => room.isOnline && room.otherUser?.isSeedUser !== true).length;
  const unread = rooms.filter((room) => room.unreadCount > 0).length;
  return (
    <p className="tabular sticky bottom-0 bg-paper px-2 py-3 text-xs text-ink-2">
      {online} online, {unread} unread
    </p>
  );
}

function isAbout({ name, otherUser, lastMessage }: Room, search: string): boolean {
  const words = search.trim().toLowerCase().replace(/^@/, '');
  return [name, otherUser?.handle, lastMessage].some((text) => text?.toLowerCase().includes(words));
}
