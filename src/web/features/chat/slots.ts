import { createContext, type ComponentType, type ReactNode } from 'react';
import type { Room } from '#contract/chat.ts';

interface GroupSlot {
  room: Room;
  /** Leaves the group, then goes to the list of chats. Throws a CallError on failure. */
  onLeave: () => Promise<void>;
  onClose: () => void;
}

/** What stands before and after the opening. It shows with it at once. */
export interface OpeningProps {
  before?: ReactNode;
  children?: ReactNode;
}

/** The components of other features on the chat page. */
export interface ChatPageSlots {
  /** Shows what the AI character of a room remembers. */
  Memory: ComponentType<{ roomId: string; onClose: () => void }>;
  /** Says, below the composer, how many things the AI character of a room remembers. */
  MemoryFoot: ComponentType<{ roomId: string; name: string; onOpen: () => void }>;
  /** Suggests what to say next in a chat between two. */
  Advice: ComponentType<{ room: Room; onClose: () => void }>;
  /** Makes a group. */
  NewGroup: ComponentType<{ onClose: () => void }>;
  /** Introduces two people. */
  Introduce: ComponentType<{ onClose: () => void }>;
  /** The person's open invitations to groups, above the list; renders nothing if there are none. */
  Invitations: ComponentType;
  /** Whether it is known what `Invitations` shows. Until then the chats wait, because they would be pushed down. */
  areInvitationsKnown: boolean;
  /** The page of a group in a window over the conversation. */
  GroupSheet: ComponentType<GroupSlot>;
  /** The page of a group in the third column. */
  GroupPane: ComponentType<GroupSlot>;
  /** Wraps a group's composer, and replaces it if the person may not write. */
  GroupGate: ComponentType<{ room: Room; children: ReactNode }>;
  /** What one could begin with, where no chat is open: the match that waits, or who answers now. */
  Opening: ComponentType<OpeningProps>;
  /** The phone of a room of two people, in its header. */
  Call: ComponentType<{ room: Room }>;
  /** The question of calls, at the end of the conversation; renders nothing if there is none. */
  CallQuestion: ComponentType<{ room: Room }>;
  /** Calls back, beside a line about a call; renders nothing where that is not possible. */
  CallBack: ComponentType<{ roomId: string }>;
  /** A group's announcement, above its conversation. */
  Announcement: ComponentType<{ room: Room }>;
}

const Nothing = (): null => null;

export const ChatSlots = createContext<ChatPageSlots>({
  Memory: Nothing,
  MemoryFoot: Nothing,
  Advice: Nothing,
  NewGroup: Nothing,
  Introduce: Nothing,
  Invitations: Nothing,
  areInvitationsKnown: true,
  GroupSheet: Nothing,
  GroupPane: Nothing,
  GroupGate: Nothing,
  Opening: Nothing,
  Call: Nothing,
  CallQuestion: Nothing,
  CallBack: Nothing,
  Announcement: Nothing,
});
