import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import type { Room } from '#contract/chat.ts';
import { setSounds, useSounds } from '#web/platform/sound-switch.ts';
import { useMe } from '#web/platform/me.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { MagnifyingGlass } from '#web/ui/icons/MagnifyingGlass.ts';
import { NotePencil } from '#web/ui/icons/NotePencil.ts';
import { SpeakerHigh } from '#web/ui/icons/SpeakerHigh.ts';
import { SpeakerSlash } from '#web/ui/icons/SpeakerSlash.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { ToggleChip } from '#web/ui/Chip.tsx';
import { Badge } from '#web/ui/Marks.tsx';
import { ChatRow } from './ChatRow.tsx';
import { isRequest, useChats } from './chat.data.ts';
import { NewChatDialog } from './NewChatDialog.tsx';

/** All the person's chats. `openId` is the chat that is open beside the list, if any. */
export function ChatList({ openId }: { openId: string | null }) {
  const chats = useChats();
  const me = useMe().data?.id;
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const [isStarting, setIsStarting] = useState(false);
  const all = chats.data?.chats ?? [];
  const requests = all.filter(isRequest);
  const [isAtRequests, setIsAtRequests] = useState(false);
  const rooms = isAtRequests ? requests : all.filter((room) => !isRequest(room));
  const found = rooms.filter((room) => isAbout(room, wanted));
  return (
    <div className="flex min-h-full flex-col px-3">
      <header className="pt-safe sticky top-0 z-10 bg-paper px-2">
        <div className="flex flex-wrap items-center gap-1 pt-4 pb-2">
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
      {(requests.length > 0 || isAtRequests) && (
        <WhichChats requests={requests.length} isAtRequests={isAtRequests} onChange={setIsAtRequests} />
      )}
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
        {chats.data && rooms.length === 0 && !isAtRequests && <NoChatsYet onStart={() => setIsStarting(true)} />}
        {chats.data && isAtRequests && <RequestsNote isEmpty={rooms.length === 0} />}
        {rooms.length > 0 && found.length === 0 && (
          <EmptyState title="No chats found" note="try adjusting your search or start a new conversation" />
        )}
        <ul className="flex flex-col gap-0.5 pb-4">
          {found.map((room) => (
            <ChatRow key={room.id} room={room} me={me} isOpen={room.id === openId} />
          ))}
        </ul>
      </div>
      {rooms.length > 0 && !isAtRequests && <Footer rooms={rooms} />}
      <NewChatDialog open={isStarting} onOpenChange={setIsStarting} />
    </div>
  );
}

interface WhichProps {
  requests: number;
  isAtRequests: boolean;
  onChange: (isAtRequests: boolean) => void;
}

function WhichChats({ requests, isAtRequests, onChange }: WhichProps) {
  return (
    <div role="group" aria-label="Which chats" className="flex gap-2 px-2 pb-3">
      <ToggleChip on={!isAtRequests} onToggle={() => onChange(false)}>
        Chats
      </ToggleChip>
      <ToggleChip on={isAtRequests} onToggle={() => onChange(true)}>
        Requests <Badge count={requests} noun="waiting" />
      </ToggleChip>
    </div>
  );
}

function RequestsNote({ isEmpty }: { isEmpty: boolean }) {
  return (
    <p className="px-3 pb-3 text-sm text-ink-2">
      {isEmpty
        ? 'Nobody is waiting. First messages from people outside your circle come here.'
        : 'First messages from people outside your circle. They do not see whether you have read them.'}
    </p>
  );
}

function NoChatsYet({ onStart }: { onStart: () => void }) {
  return (
    <EmptyState
      title="No chats found"
      note="A chat begins with a match, or with somebody whose handle you know."
      action={
        <div className="flex flex-col gap-2">
          <Link href={paths.match()} className={buttonClass({ variant: 'lime' })}>
            Find a match
          </Link>
          <Button variant="quiet" onClick={onStart}>
            Start New Chat
          </Button>
        </div>
      }
    />
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
