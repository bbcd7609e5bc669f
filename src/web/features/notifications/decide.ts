import type { Room } from '#contract/chat.ts';
import {
  newsKinds,
  type NewsKind,
  type NotificationSettings,
  type Priority,
  type SoundType,
} from '#contract/notifications.ts';
import { isHeldBack } from '#contract/notifications.quiet-hours.ts';
import type { AvatarPerson } from '#web/ui/Avatar.tsx';

/** The types of events that can show a toast or play a sound. */
export const eventTypes = ['new_message', 'reaction_added', 'typing_start', 'gift_received'] as const;

export interface NotificationEvent {
  type: (typeof eventTypes)[number];
  chatRoomId: string;
  roomType: Room['roomType'];
  senderId: number;
  senderName: string;
  /** The data for the sender's avatar. */
  sender: AvatarPerson;
  /** The data for the picture of a group; null if the room is no group. */
  group: { seed: string; gradient: number; pictureId: string | null } | null;
  content: string;
  priority: Priority;
  isFromSoulMatch: boolean;
}

/** The situation of the person at an event: who they are, the time, the open page, and whether they look at it. */
export interface Circumstances {
  me: number;
  /** Milliseconds since the epoch. */
  now: number;
  /** The person's IANA zone, which the quiet hours follow. */
  zone: string;
  /** The id of the open room, if any. */
  openRoom: string | null;
  /** True on the list of chats and in every room, because the list itself shows new messages. */
  isInChats: boolean;
  isFocused: boolean;
  /** False after 30 s without input, or while the page is not visible. */
  isActive: boolean;
}

export interface Decision {
  toast: boolean;
  sound: SoundType | 'typing';
}

const NOTHING: Decision = { toast: false, sound: 'none' };

/** Returns the priority of an event: high for messages of soul matches, low for reactions and typing, else normal. */
export function priorityOf(event: Pick<NotificationEvent, 'type' | 'roomType' | 'isFromSoulMatch'>): Priority {
  return event.type === 'typing_start' ? 'low' : newsKinds[kindOf(event)].priority;
}

/** Decides whether an event shows a toast and plays a sound. A message that the person sees arrive does neither. */
export function decide(settings: NotificationSettings, event: NotificationEvent, where: Circumstances): Decision {
  const kind = newsKinds[kindOf(event)];
  if (event.senderId === where.me || !settings[kind.setting]) return NOTHING;
  const at = { timeZone: where.zone, now: new Date(where.now) };
  if (isHeldBack(event.priority, settings, at)) return NOTHING;
  const isSeen = where.openRoom === event.chatRoomId && where.isFocused && where.isActive;
  if (event.type === 'typing_start') {
    // The sound of typing plays only while the person looks at the room.
    return isSeen && settings.inAppSounds ? { toast: false, sound: 'typing' } : NOTHING;
  }
  if (isSeen) return NOTHING;
  return {
    toast: settings.inAppVisual && !where.isInChats,
    sound: settings.inAppSounds ? settings[kind.sound] : 'none',
  };
}

/** Returns the kind of an event. `newsKinds` has the switch and the sound of each kind. */
function kindOf({
  type,
  roomType,
  isFromSoulMatch,
}: Pick<NotificationEvent, 'type' | 'roomType' | 'isFromSoulMatch'>): NewsKind {
  if (type === 'reaction_added') return 'reaction';
  if (type === 'gift_received') return 'gift';
  if (isFromSoulMatch) return 'soul_match_message';
  return roomType === 'direct' || roomType === 'companion' ? 'direct_message' : 'group_message';
}
