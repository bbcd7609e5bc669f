import { createContext, type ComponentType } from 'react';

/** What other features show on the chat page. */
export interface Slots {
  /** Shows what the AI character of a room remembers. */
  Memory: ComponentType<{ roomId: string; onClose: () => void }>;
  /** Makes a group. */
  NewGroup: ComponentType<{ onClose: () => void }>;
  /** The invitations to groups that wait for the person, above the list; nothing without any. */
  Invitations: ComponentType;
}

const Nothing = (): null => null;

export const ChatSlots = createContext<Slots>({ Memory: Nothing, NewGroup: Nothing, Invitations: Nothing });
