import { ChatPage } from '#web/features/chat/ChatPage.tsx';
import type { Slots } from '#web/features/chat/slots.ts';
import { Invitations } from '#web/features/groups/Invitations.tsx';
import { fetched } from './fetched.tsx';

const slots: Slots = {
  Memory: fetched(() => import('#web/features/companions/MemorySheet.tsx').then((module) => module.MemorySheet)),
  NewGroup: fetched(() => import('#web/features/groups/NewGroupDialog.tsx').then((module) => module.NewGroupDialog)),
  Invitations,
};

/** The chat page, with the memory sheet of AI characters and what belongs to groups. */
export function Chats() {
  return <ChatPage slots={slots} />;
}
