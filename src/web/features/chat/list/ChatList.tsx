import { use, useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChatTotals } from '#contract/chat.list.ts';
import type { Room } from '#contract/chat.ts';
import { isCompanion } from '#web/features/chat/people.ts';
import { ChatSlots } from '#web/features/chat/slots.ts';
import { useChats } from '#web/parts/rooms/chats.data.ts';
import { totalsWith } from '#web/parts/rooms/chats.order.ts';
import { soundSwitch } from '#web/platform/sound/sound-switch.ts';
import { useMe } from '#web/platform/me.ts';
import { useNow } from '#web/platform/useNow.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { MagnifyingGlass } from '#web/ui/icons/MagnifyingGlass.ts';
import { NotePencil } from '#web/ui/icons/NotePencil.ts';
import { SpeakerHigh } from '#web/ui/icons/SpeakerHigh.ts';
import { SpeakerSlash } from '#web/ui/icons/SpeakerSlash.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { t } from '#web/words/words.ts';
import { ChatFilters, RequestsRow } from './ChatFilters.tsx';
import { ChatRow } from './ChatRow.tsx';
import { ChatsWaiting, FiltersWaiting } from './ChatsWaiting.tsx';
import { FoundMessages } from './FoundMessages.tsx';
import { useFoundChats, type ListFilter } from '#web/parts/rooms/chats.find.ts';
import { MoreChats } from '#web/parts/rooms/MoreChats.tsx';
import { NewChatDialog } from './NewChatDialog.tsx';
import { NoChats } from './NoChats.tsx';
import { useFoundMessages } from './search.data.ts';
import { useKeptPlace, useTopOfAnother } from './useKeptPlace.ts';
import { useRowGestures } from './useRowGestures.ts';
import { useSearchKey } from './useSearchKey.ts';

/** The filters under which invitations to groups are shown. */
const withInvitations: ReadonlySet<ListFilter> = new Set(['all', 'groups', 'requests']);

/** The number of rows in one layout block. The browser skips blocks off the screen. A block per row would be slow. */
const BLOCK = 25;

/** The number of chats, found by name, that a search shows above the found messages. */
const NAMES = 5;

/** The person's chats, page by page. `openId` is the chat that is open beside the list, if any. */
export function ChatList({ openId }: { openId: string | null }) {
  const chats = useChats();
  const { Invitations, areInvitationsKnown } = use(ChatSlots);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search).trim().replace(/^@/, '');
  const [isStarting, setIsStarting] = useState(false);
  const [shown, setShown] = useState<ListFilter>('all');
  const { rooms, isPending, more, readMore } = useFoundChats({ shown, search: wanted, openId });
  const isWaiting = !chats.isError && (isPending || !areInvitationsKnown);
  const said = useFoundMessages(wanted, shown);
  const [unfolded, setUnfolded] = useState('');
  // During a search, only a few chats are above the found messages, until the person unfolds the chats.
  const isFolded = said !== null && unfolded !== wanted;
  const isEmpty = !isPending && rooms.length === 0 && more === null;
  const hasAny = chats.data !== undefined && chats.data.chats.length > 0;
  const totals = chats.data && totalsWith(chats.data);
  // With AI characters alone, nobody can be online.
  const isQuiet = totals?.unread === 0 && chats.data?.chats.every(isCompanion) === true;
  const requests = totals?.requests ?? 0;
  const [waiting, setWaiting] = useState(requests);
  if (waiting !== requests) {
    setWaiting(requests);
    // The last request was answered, and its chat is among the others now.
    if (requests === 0 && shown === 'requests') setShown('all');
  }
  const whole = useRef<HTMLDivElement>(null);
  useTopOfAnother(whole, `${shown} ${wanted}`);
  return (
    <div ref={whole} className="flex min-h-full flex-col px-3">
      <header className="pt-safe sticky top-[min(0px,calc(100dvh-30rem))] z-10 bg-paper px-2">
        <div className="flex flex-wrap items-center gap-1 pt-4 pb-2">
          {openId === null ? (
            <PageHeading className="grow text-3xl tracking-[-0.035em]">{t('chat.chats', 'Chats')}</PageHeading>
          ) : (
            <h2 className="grow text-3xl tracking-[-0.035em]">{t('chat.chats', 'Chats')}</h2>
          )}
          <SoundSwitch />
          <IconButton
            icon={NotePencil}
            label={t('chat.start-new-chat', 'Start New Chat')}
            onClick={() => setIsStarting(true)}
          />
        </div>
        <SearchField value={search} onChange={setSearch} />
        {chats.data === undefined && isWaiting && <FiltersWaiting />}
        {hasAny && totals && <ChatFilters totals={totals} shown={shown} onShow={setShown} />}
      </header>
      <div className="grow">
        {!isWaiting && wanted === '' && withInvitations.has(shown) && <Invitations />}
        <RequestsRow count={isWaiting || wanted !== '' ? 0 : requests} shown={shown} onShow={setShown} />
        {isWaiting && <ChatsWaiting />}
        {chats.isError && chats.data === undefined && (
          <ErrorState
            title={t('chat.your-chats-did-not-load', 'Your chats did not load.')}
            onRetry={() => void chats.refetch()}
            pending={chats.isFetching}
          />
        )}
        {hasAny && shown === 'requests' && wanted === '' && <RequestsNote isEmpty={isEmpty} />}
        {chats.data &&
          isEmpty &&
          !isWaiting &&
          (wanted === '' || said === null || (said.lines.length === 0 && !said.isReading)) && (
            <NoChats shown={hasAny ? shown : 'all'} isSearch={wanted !== ''} onStart={() => setIsStarting(true)} />
          )}
        <Rows key={shown} rooms={isWaiting ? [] : isFolded ? rooms.slice(0, NAMES) : rooms} openId={openId} />
        {more !== null && !isWaiting && (!isFolded || rooms.length < NAMES) && (
          <MoreChats key={`${shown} ${wanted} ${more}`} onReach={readMore} />
        )}
        {isFolded && rooms.length >= NAMES && (rooms.length > NAMES || more !== null) && (
          <MoreNames next={rooms[NAMES] ?? rooms[NAMES - 1]} onPress={() => setUnfolded(wanted)} />
        )}
        {said !== null && (isFolded || more === null) && <FoundMessages found={said} words={wanted} />}
      </div>
      {hasAny && totals && shown !== 'requests' && !isQuiet && <Footer {...totals} />}
      <NewChatDialog open={isStarting} onOpenChange={setIsStarting} />
    </div>
  );
}

/** A button that shows all found chats. It then disappears, so the focus moves to the chat `next`. */
function MoreNames({ next, onPress }: { next: Room | undefined; onPress: () => void }) {
  const unfold = (): void => {
    flushSync(onPress);
    document.querySelector<HTMLElement>(`li[data-room="${next?.id}"] a`)?.focus();
  };
  return (
    <Button size="sm" variant="outline" onClick={unfold}>
      {t('chat.more-names', 'More chats by that name')}
    </Button>
  );
}

function Footer({ online, unread }: Pick<ChatTotals, 'online' | 'unread'>) {
  return (
    <p className="tabular sticky bottom-0 bg-paper px-2 py-3 text-xs text-ink-2">
      {t('chat.online-unread', '{online} online, {unread} unread', { online, unread })}
    </p>
  );
}

function Rows({ rooms, openId }: { rooms: readonly Room[]; openId: string | null }) {
  const me = useMe().data?.id;
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  useKeptPlace(list);
  useRowGestures(list);
  return (
    <div ref={list} className="pb-4 [overflow-anchor:none]">
      {Array.from({ length: Math.ceil(rooms.length / BLOCK) }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a block is identified by its place in the list
        <ul
          key={at}
          className="flex flex-col gap-0.5 pb-0.5 [contain-intrinsic-size:auto_116rem] [content-visibility:auto]"
        >
          {rooms.slice(at * BLOCK, (at + 1) * BLOCK).map((room) => (
            <ChatRow key={room.id} room={room} me={me} now={now} isOpen={room.id === openId} />
          ))}
        </ul>
      ))}
    </div>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  return (
    <label className="mb-3 flex h-12 items-center gap-3 rounded-control bg-paper-2 px-4 focus-within:outline-2 focus-within:outline-ink">
      <MagnifyingGlass size={22} className="shrink-0 text-ink-2" />
      <span className="sr-only">{t('chat.search-chats', 'Search chats')}</span>
      <input
        ref={field}
        type="search"
        dir="auto"
        data-chat-search
        aria-keyshortcuts="/"
        value={value}
        maxLength={60}
        onChange={(event) => onChange(event.target.value)}
        placeholder={t('chat.search-chats-2', 'search chats...')}
        className="w-full min-w-0 bg-transparent outline-none"
      />
    </label>
  );
}

function RequestsNote({ isEmpty }: { isEmpty: boolean }) {
  return (
    <p className="px-3 pb-3 text-sm text-ink-2">
      {isEmpty
        ? t(
            'chat.nobody-is-waiting-first-messages',
            'Nobody is waiting. First messages from people you do not talk with yet show up here.',
          )
        : t(
            'chat.first-messages-from-people-outside',
            'First messages from people outside your circle. They do not see whether you have read them.',
          )}
    </p>
  );
}

function SoundSwitch() {
  const isOn = soundSwitch.use();
  return (
    <IconButton
      icon={isOn ? SpeakerHigh : SpeakerSlash}
      label={t('common.sounds', 'Sounds')}
      aria-pressed={isOn}
      title={isOn ? t('chat.sounds-are-on', 'Sounds are on') : t('chat.sounds-are-off', 'Sounds are off')}
      onClick={() => soundSwitch.set(!isOn)}
    />
  );
}
