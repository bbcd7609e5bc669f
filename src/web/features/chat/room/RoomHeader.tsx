import { Suspense, use, useState } from 'react';
import { Link } from 'wouter';
import type { Room } from '#contract/chat.ts';
import { useFadingItem } from '#web/features/chat/fading/FadingStrip.tsx';
import { useGiftWay } from '#web/features/chat/gifts/gift.way.tsx';
import { useChatActs } from '#web/features/chat/list/useChatActs.tsx';
import { useSearchItem } from '#web/features/chat/list/useSearchKey.ts';
import { usePartyItem } from '#web/features/chat/party/PartyStart.tsx';
import { isBetweenMembers, isCompanion } from '#web/features/chat/people.ts';
import { usePlanWay } from '#web/features/chat/plans/plan.way.tsx';
import { ChatSlots } from '#web/features/chat/slots.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { SafetyMenu } from '#web/parts/people/SafetyMenu.tsx';
import { paths } from '#web/paths.ts';
import { openReport } from '#web/platform/report.ts';
import { IconButton, iconButtonClass } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { Flag } from '#web/ui/icons/Flag.ts';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { NotePencil } from '#web/ui/icons/NotePencil.ts';
import { Menu, type MenuItem } from '#web/ui/Menu.tsx';
import { t } from '#web/words/words.ts';
import { GroupName } from './GroupParts.tsx';
import { MatchPill, type MatchFold } from './MatchCard.tsx';
import { useCallItems } from './useCallItems.ts';
import { useWynItems } from './useWynItems.ts';
import { Who } from './Who.tsx';

type RoomHeaderProps = {
  room: Room;
  runtime: ChatRuntime;
  /** The match from which the room comes, if any. */
  fold: MatchFold | undefined;
  /** Opens the window that shows what the AI character remembers. */
  onMemory: () => void;
};

/** The name and the current state of the other side, and the menus of the room. */
export function RoomHeader({ room, runtime, fold, onMemory }: RoomHeaderProps) {
  const { otherUser } = room;
  const { Advice, Call } = use(ChatSlots);
  const [isOpened, setOpened] = useState(false);
  const [isAdvised, setAdvised] = useState(false);
  const search = useSearchItem();
  const calls = useCallItems(room);
  const { settings, ends, question } = useChatActs(room, true);
  const own = [search, ...settings, 'line' as const, ...ends];
  const wyn = useWynItems(room, { isOpened, onAdvice: () => setAdvised(true) });
  const gift = useGiftWay(room, runtime);
  const plan = usePlanWay(room, runtime);
  const party = usePartyItem(room, runtime);
  const fading = useFadingItem(room);
  return (
    <header className="@container pt-safe shrink-0 border-b border-line">
      {/* If large text leaves no space for the name beside the buttons, the name goes below them. */}
      <div className="flex min-h-18 items-center gap-3 pe-4 ps-2 md:ps-5 @max-[15rem]:flex-wrap @max-[15rem]:gap-y-0 @max-[15rem]:pb-1">
        <Link
          href={paths.chats()}
          aria-label={t('chat.all-chats', 'All chats')}
          className={`${iconButtonClass()} md:hidden`}
        >
          <ArrowLeft size={26} />
        </Link>
        <div className="flex min-w-0 items-center gap-3 @max-[15rem]:order-last @max-[15rem]:basis-full @max-[15rem]:px-3">
          {room.type === 'group' ? (
            <GroupName room={room} runtime={runtime} />
          ) : otherUser === null ? (
            <Who room={room} runtime={runtime} />
          ) : (
            <Link
              href={paths.personFrom(otherUser.id, room.id)}
              className="flex min-w-0 items-center gap-3 rounded-control"
            >
              <Who room={room} runtime={runtime} />
            </Link>
          )}
        </div>
        <span className="ms-auto flex shrink-0 items-center">
          {fold !== undefined && <MatchPill fold={fold} />}
          {isBetweenMembers(room) && <Call room={room} />}
          {plan.button}
          {/* Where the name would get too little, the gift is in the composer's menu alone. */}
          <span className="@max-[22rem]:hidden">{gift.button}</span>
          {otherUser === null ? (
            <Menu items={[...plan.items, ...party.items, ...own, ...reportsOf(room)]}>
              <IconButton icon={DotsThree} label={t('chat.more-about-this-chat', 'More about this chat')} />
            </Menu>
          ) : (
            <SafetyMenu
              person={otherUser}
              items={[
                ...memoryOf(room, onMemory),
                ...wyn,
                ...plan.items,
                ...party.items,
                ...calls,
                ...fading.items,
                ...own,
              ]}
              onOpen={() => setOpened(true)}
              label={t('chat.more-about-this-chat', 'More about this chat')}
            />
          )}
        </span>
        {gift.window}
        {plan.window}
        {party.sheet}
        {fading.sheet}
        {question}
        {isAdvised && (
          <Suspense fallback={null}>
            <Advice room={room} onClose={() => setAdvised(false)} />
          </Suspense>
        )}
      </div>
    </header>
  );
}

/** Returns the entry that opens what an AI character remembers; none in a room of people. */
function memoryOf(room: Room, onSelect: () => void): MenuItem[] {
  if (!isCompanion(room)) return [];
  return [
    { label: t('chat.what-remembers', 'What {name} remembers', { name: room.name }), icon: NotePencil, onSelect },
  ];
}

/** Returns the entry that reports the room itself; none for a trending room, where only lines can be reported. */
function reportsOf({ id, roomType }: Room): MenuItem[] {
  if (roomType === 'trending') return [];
  return [
    { label: t('common.report', 'Report'), icon: Flag, danger: true, onSelect: () => openReport({ kind: 'room', id }) },
  ];
}
