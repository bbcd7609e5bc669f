import { lazy, Suspense, useMemo, type ComponentType } from 'react';
import { listInvitations } from '#contract/groups.ts';
import { listIntroductions } from '#contract/introductions.ts';
import type { Room } from '#contract/chat.ts';
import { ChatPage } from '#web/features/chat/ChatPage.tsx';
import type { ChatPageSlots, OpeningProps } from '#web/features/chat/slots.ts';
import { MemoryFoot } from '#web/features/companions/MemoryFoot.tsx';
import { AnnouncementStrip } from '#web/features/groups/pane/AnnouncementStrip.tsx';
import { GroupGate } from '#web/features/groups/joining/GroupGate.tsx';
import { Invitations } from '#web/features/groups/joining/Invitations.tsx';
import { RequestsStrip } from '#web/features/groups/joining/Requests.tsx';
import { useNextPlan } from '#web/features/home/notices.data.ts';
import { Introductions } from '#web/features/introductions/Introductions.tsx';
import { TodaysQuestion } from '#web/features/trending/TodaysQuestion.tsx';
import { useRead } from '#web/platform/calls/query.ts';
import { fetched } from '#web/ui/fetched.tsx';
import { useHasBeen } from '#web/ui/useHasBeen.ts';
import { whenIdle } from '#web/ui/idle.ts';
import { optional } from '#web/ui/optional.ts';
import { PlanAhead } from './PlanAhead.tsx';

/** Reads what the notices above the chats show. Returns whether all of it is known, or has failed. */
function useAreNoticesKnown(): boolean {
  const reads = [useNextPlan(), useRead(listInvitations), useRead(listIntroductions)];
  return useHasBeen(reads.every(({ isPending }) => !isPending));
}

/** The notices above the person's chats. */
function Waiting() {
  return (
    <>
      <PlanAhead />
      <Invitations />
      <Introductions />
    </>
  );
}

/** The content above a group's conversation. */
function Strips({ room }: { room: Room }) {
  return (
    <>
      <TodaysQuestion room={room} />
      <AnnouncementStrip room={room} />
      <RequestsStrip room={room} />
    </>
  );
}

/** The code of matching comes after the chats. Without it, the place stays empty. */
const LateOpening = lazy<ComponentType<OpeningProps>>(() =>
  import('./ChatOpening.tsx').then(
    ({ ChatOpening }) => ({ default: ChatOpening }),
    () => ({
      default: ({ before, children }) => (
        <>
          {before}
          {children}
        </>
      ),
    }),
  ),
);

function Opening(props: OpeningProps) {
  return (
    <Suspense fallback={null}>
      <LateOpening {...props} />
    </Suspense>
  );
}

/** The parts of calls wait until the room is there. The phone has its place before. */
const LatePhone = optional(
  () => whenIdle().then(async () => (await import('#web/features/calls/room/RoomCall.tsx')).RoomCall),
  { place: () => <span className="size-[44px]" /> },
);
const fetchCalls = () => import('./calls.ts').then((code) => code.fetchCalls()).catch(() => undefined);
const Call = ({ room }: { room: Room }) => <LatePhone room={room} onBegin={fetchCalls} />;
const CallQuestion = optional(() =>
  whenIdle().then(async () => (await import('#web/features/calls/room/ConsentCard.tsx')).ConsentCard),
);
const CallBack = optional(() =>
  whenIdle().then(async () => (await import('#web/features/calls/room/CallBack.tsx')).CallBack),
);

const slots: Omit<ChatPageSlots, 'areInvitationsKnown'> = {
  Memory: fetched(() => import('#web/features/companions/MemorySheet.tsx').then((module) => module.MemorySheet)),
  MemoryFoot,
  Advice: fetched(() => import('#web/features/wyn/WynRoomSheet.tsx').then((module) => module.WynRoomSheet)),
  NewGroup: fetched(() =>
    import('#web/features/groups/joining/NewGroupDialog.tsx').then((module) => module.NewGroupDialog),
  ),
  Introduce: fetched(() =>
    import('#web/features/introductions/IntroduceDialog.tsx').then((module) => module.IntroduceDialog),
  ),
  Invitations: Waiting,
  GroupSheet: fetched(() => import('#web/features/groups/pane/GroupPane.tsx').then((module) => module.GroupSheet)),
  GroupPane: fetched(() => import('#web/features/groups/pane/GroupPane.tsx').then((module) => module.GroupPane)),
  GroupGate,
  Opening,
  Announcement: Strips,
  Call,
  CallQuestion,
  CallBack,
};

/** The chat page with the components of other features: companions, Wyn, groups, introductions and plans. */
export function Chats() {
  const areInvitationsKnown = useAreNoticesKnown();
  const all = useMemo(() => ({ ...slots, areInvitationsKnown }), [areInvitationsKnown]);
  return <ChatPage slots={all} />;
}
