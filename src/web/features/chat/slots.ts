import { createContext, type ComponentType, type ReactNode } from 'react';
import type { Room } from '#contract/chat.ts';

interface GroupSlot {
  room: Room;
  /** Leaves the group, then goes to the list of chats; throws a CallError. */
  onLeave: () => Promise<void>;
  onClose: () => void;
}

/** The components of other features on the chat page. */
export interface Slots {
  /** Shows what the AI character of a room remembers. */
  Memory: ComponentType<{ roomId: string; onClose: () => void }>;
  /** Suggests what to say next in a chat between two. */
  Advice: ComponentType<{ room: Room; onClose: () => void }>;
  /** Makes a group. */
  NewGroup: ComponentType<{ onClose: () => void }>;
  /** Introduces two people. */
  Introduce: ComponentType<{ onClose: () => void }>;
  /** The person's open invitations to groups, above the list; renders nothing if there are none. */
  Invitations: ComponentType;
  /** The page of a group in a window over the conversation; `GroupPane` is the same page as the third column. */
  GroupSheet: ComponentType<GroupSlot>;
  GroupPane: ComponentType<GroupSlot>;
  /** Between a group's conversation and its composer; replaces the composer when the person may not write. */
  GroupGate: ComponentType<{ room: Room; children: ReactNode }>;
  /** A group's announcement, above its conversation. */
  Announcement: ComponentType<{ room: Room }>;
}

const Nothing = (): null => null;

export const ChatSlots = createContext<Slots>({
  Memory: Nothing,
  Advice: Nothing,
  NewGroup: Nothing,
  Introduce: Nothing,
  Invitations: Nothing,
  GroupSheet: Nothing,
  GroupPane: Nothing,
  GroupGate: Nothing,
  Announcement: Nothing,
});
