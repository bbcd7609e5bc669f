import { z } from 'zod';
import { deviceId } from './accounts.ts';
import { roomId } from './chat.ts';
import { ok, route } from './route.ts';

/** The sounds that a kind of notification can have; the browser synthesizes them. `none` silences only that kind. */
export const soundTypes = ['default', 'cosmic', 'chime', 'drop', 'chirp', 'none'] as const;
const soundType = z.enum(soundTypes);
export type SoundType = z.infer<typeof soundType>;

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please use HH:MM.');

export const notificationSettings = z.object({
  inAppSounds: z.boolean(),
  inAppVisual: z.boolean(),
  dmNotifications: z.boolean(),
  groupNotifications: z.boolean(),
  soulMatchNotifications: z.boolean(),
  reactionNotifications: z.boolean(),
  /** The next four switch the kinds of news in the digest. They are on if an older client omits them. */
  likeNotifications: z.boolean().default(true),
  commentNotifications: z.boolean().default(true),
  followNotifications: z.boolean().default(true),
  mentionNotifications: z.boolean().default(true),
  quietHoursEnabled: z.boolean(),
  /** Start and end are HH:MM in the person's own time zone. A start later than the end wraps past midnight. */
  quietHoursStart: timeOfDay,
  quietHoursEnd: timeOfDay,
  dmSoundType: soundType,
  groupSoundType: soundType,
  soulMatchSoundType: soundType,
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const defaultNotificationSettings: NotificationSettings = {
  inAppSounds: true,
  inAppVisual: true,
  dmNotifications: true,
  groupNotifications: true,
  soulMatchNotifications: true,
  reactionNotifications: true,
  likeNotifications: true,
  commentNotifications: true,
  followNotifications: true,
  mentionNotifications: true,
  quietHoursEnabled: true,
  quietHoursStart: '23:00',
  quietHoursEnd: '08:00',
  dmSoundType: 'default',
  groupSoundType: 'default',
  soulMatchSoundType: 'cosmic',
};

export const priorities = ['urgent', 'high', 'normal', 'low'] as const;
export type Priority = (typeof priorities)[number];
type Switch = Extract<keyof NotificationSettings, `${string}Notifications`>;
type Sound = Extract<keyof NotificationSettings, `${string}SoundType`>;

/** The priority of each kind of notification, and the settings that switch it off and choose its sound. */
export const newsKinds = {
  direct_message: { priority: 'normal', setting: 'dmNotifications', sound: 'dmSoundType' },
  group_message: { priority: 'normal', setting: 'groupNotifications', sound: 'groupSoundType' },
  soul_match_message: { priority: 'high', setting: 'soulMatchNotifications', sound: 'soulMatchSoundType' },
  soul_match: { priority: 'high', setting: 'soulMatchNotifications', sound: 'soulMatchSoundType' },
  lookout: { priority: 'low', setting: 'soulMatchNotifications', sound: 'soulMatchSoundType' },
  gift: { priority: 'normal', setting: 'dmNotifications', sound: 'dmSoundType' },
  reaction: { priority: 'low', setting: 'reactionNotifications', sound: 'dmSoundType' },
} as const satisfies Record<string, { priority: Priority; setting: Switch; sound: Sound }>;
export type NewsKind = keyof typeof newsKinds;

const writeLimit = { max: 60, windowSeconds: 60, by: 'member' } as const;

export const getNotificationSettings = route({
  method: 'GET',
  path: '/api/user-notification-settings',
  access: 'member',
  audience: 'me',
  evenRefused: true,
  response: notificationSettings,
});

export const putNotificationSettings = route({
  method: 'PUT',
  path: '/api/user-notification-settings',
  access: 'member',
  audience: 'me',
  evenRefused: true,
  body: notificationSettings,
  response: notificationSettings,
  limit: writeLimit,
});

/** Returns the server's public key (VAPID, base64url), with which a browser subscribes. */
export const pushKey = route({
  method: 'GET',
  path: '/api/push/key',
  access: 'member',
  response: z.object({ publicKey: z.string() }),
});

/** Stores this device's subscription in place of its earlier one. `endpoint` must belong to a known push service. */
export const subscribePush = route({
  method: 'POST',
  path: '/api/push/subscriptions',
  access: 'member',
  body: z.object({
    deviceId,
    endpoint: z.string().max(2000),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{80,100}$/),
      auth: z.string().regex(/^[\w-]{20,30}$/),
    }),
  }),
  response: ok,
  limit: writeLimit,
  repeat: 'sets',
});

/** Deletes the device's subscription. Throws `not_found` when there is none. */
export const unsubscribePush = route({
  method: 'DELETE',
  path: '/api/push/subscriptions/:deviceId',
  access: 'member',
  evenRefused: true,
  params: z.object({ deviceId }),
  response: ok,
  limit: writeLimit,
});

/** Sends a test notification to the caller's devices. `delivered` counts the devices whose push service accepted it. */
export const testPush = route({
  method: 'POST',
  path: '/api/push/test',
  access: 'member',
  response: z.object({ delivered: z.number().int() }),
  limit: { max: 5, windowSeconds: 60, by: 'member' },
  repeat: 'each',
});

/** The data of a push, which the service worker gets. It is encrypted for the device. */
export const pushPayload = z.object({
  type: z.enum([
    'new_message',
    'soul_match',
    'lookout',
    'plan',
    'digest',
    'alert',
    'test',
    'call',
    'call_over',
    'check_in',
  ]),
  title: z.string(),
  body: z.string(),
  /** The path of this site that a tap opens. */
  url: z.string(),
  /** A later notification with the same tag replaces the earlier one. */
  tag: z.string(),
  roomId: roomId.nullable(),
  /** The number of the person's unread messages, for the icon's badge. Requests do not count. */
  unreadCount: z.number().int(),
  isSilent: z.boolean(),
  /** The call that rings (`call`), or that rings no more (`call_over`), which takes the earlier notification away. */
  callId: z.uuid().optional(),
  /** Only of `call_over`: true when the person answered or said no themselves, so that nothing is left to read. */
  isSettled: z.boolean().optional(),
  /** The key of `declinePushedCall`, with which the service worker says no without a page. */
  declineKey: z.string().optional(),
  /** The buttons of the notification. */
  actions: z.array(z.object({ action: z.enum(['answer', 'decline']), title: z.string() })).optional(),
});
export type PushPayload = z.infer<typeof pushPayload>;
