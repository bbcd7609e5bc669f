import type { Room } from '#contract/chat.ts';
import { ChatPage } from '#web/features/chat/ChatPage.tsx';
import type { ChatPageSlots } from '#web/features/chat/slots.ts';
import { MemoryFoot } from '#web/features/companions/MemoryFoot.tsx';
import { AnnouncementStrip } from '#web/features/groups/pane/AnnouncementStrip.tsx';
import { GroupGate } from '#web/features/groups/joining/GroupGate.tsx';
import { Invitations } from '#web/features/groups/joining/Invitations.tsx';
import { RequestsStrip } from '#web/features/groups/joining/Requests.tsx';
import { Introductions } from '#web/features/introductions/Introductions.tsx';
import { TodaysQuestion } from '#web/features/trending/TodaysQuestion.tsx';
import { fetched } from '#web/ui/fetched.tsx';
import { PlanAhead } from './PlanAhead.tsx';

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

const slots: ChatPageSlots = {
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
  Announcement: Strips,
};

/** The chat page with the components of other features: companions, Wyn, groups, introductions and plans. */
export function Chats() {
  return <ChatPage slots={slots} />;
}
