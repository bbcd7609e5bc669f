import type { Room } from '#contract/chat.ts';
import {
  newsKinds,
  type NewsKind,
  type NotificationSettings,
  type Priority,
  type SoundType,
} from '#contract/notifications.ts';
import { isQuiet } from '#contract/quiet-hours.ts';

/** What a person may be told of. */
export const eventTypes = ['new_message', 'reaction_added', 'typing_start', 'gift_received'] as const;

export interface NotificationEvent {
  type: (typeof eventTypes)[number];
  chatRoomId: string;
  roomType: Room['roomType'];
  senderId: number;
  senderName: string;
  senderAvatar: string | null;
  content: string;
  priority: Priority;
  isFromSoulMatch: boolean;
}

/** Where the person is and what they hear now. */
export interface Circumstances {
  me: number;
  /** Milliseconds since the epoch. */
  now: number;
  /** The person's IANA zone, whose clock the quiet hours go by. */
  zone: string;
  /** The room on the screen, if one is. */
  openRoom: string | null;
  isFocused: boolean;
  /** False when nobody has touched the page for 30 s. */
  isActive: boolean;
  isMuted: boolean;
}

export interface Decision {
  toast: boolean;
  sound: SoundType | 'typing';
}

const NOTHING: Decision = { toast: false, sound: 'none' };

/** Soul matches come first, reactions last. */
export function priorityOf(event: Pick<NotificationEvent, 'type' | 'roomType' | 'isFromSoulMatch'>): Priority {
  return event.type === 'typing_start' ? 'low' : newsKinds[kindOf(event)].priority;
}

/** Whether an event shows and sounds. What somebody looks at already needs neither; an open page left alone needs both. */
export function decide(settings: NotificationSettings, event: NotificationEvent, where: Circumstances): Decision {
  const kind = newsKinds[kindOf(event)];
  if (event.senderId === where.me || where.isMuted || !settings[kind.setting]) return NOTHING;
  if (event.priority !== 'urgent' && isQuiet(settings, where.zone, new Date(where.now))) return NOTHING;
  const isSeen = where.openRoom === event.chatRoomId && where.isFocused && where.isActive;
  if (event.type === 'typing_start') {
    // Half a sentence rings at nobody but the one who waits for it.
    return isSeen && settings.inAppSounds ? { toast: false, sound: 'typing' } : NOTHING;
  }
  if (isSeen) return NOTHING;
  return { toast: settings.inAppVisual, sound: settings.inAppSounds ? settings[kind.sound] : 'none' };
}

/** Which of the kinds that a person can switch, and give a sound, an event is. */
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
