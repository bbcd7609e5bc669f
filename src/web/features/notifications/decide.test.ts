import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roomTypes } from '#contract/chat.ts';
import {
  defaultNotificationSettings,
  priorities,
  soundTypes,
  type NotificationSettings,
} from '#contract/notifications.ts';
import { decide, eventTypes, priorityOf, type Circumstances, type NotificationEvent } from './decide.ts';

const NOON = Date.parse('2026-01-15T12:00:00Z');
const MIDNIGHT = Date.parse('2026-01-15T00:00:00Z');
const ROOM = '018f0000-0000-7000-8000-000000000000';
const silent = { toast: false, sound: 'none' };

const event = (given: Partial<NotificationEvent> = {}): NotificationEvent => ({
  type: 'new_message',
  chatRoomId: ROOM,
  roomType: 'direct',
  senderId: 2,
  senderName: 'Bo',
  sender: { displayName: 'Bo' },
  group: null,
  content: 'Hello',
  priority: 'normal',
  isFromSoulMatch: false,
  ...given,
});
const where = (given: Partial<Circumstances> = {}): Circumstances => ({
  me: 1,
  now: NOON,
  zone: 'UTC',
  openRoom: null,
  isInChats: false,
  isFocused: true,
  isActive: true,
  ...given,
});
const settings = (given: Partial<NotificationSettings> = {}) => ({ ...defaultNotificationSettings, ...given });

const anySettings = fc.record({
  inAppSounds: fc.boolean(),
  inAppVisual: fc.boolean(),
  dmNotifications: fc.boolean(),
  groupNotifications: fc.boolean(),
  soulMatchNotifications: fc.boolean(),
  reactionNotifications: fc.boolean(),
  likeNotifications: fc.boolean(),
  commentNotifications: fc.boolean(),
  followNotifications: fc.boolean(),
  mentionNotifications: fc.boolean(),
  quietHoursEnabled: fc.boolean(),
  quietHoursStart: fc.constantFrom('23:00', '00:00', '12:00'),
  quietHoursEnd: fc.constantFrom('08:00', '00:00', '13:00'),
  dmSoundType: fc.constantFrom(...soundTypes),
  groupSoundType: fc.constantFrom(...soundTypes),
  soulMatchSoundType: fc.constantFrom(...soundTypes),
});
const anyEvent = fc
  .record({
    type: fc.constantFrom(...eventTypes),
    roomType: fc.constantFrom(...roomTypes),
    senderId: fc.constantFrom(1, 2),
    priority: fc.constantFrom(...priorities),
    isFromSoulMatch: fc.boolean(),
  })
  .map(event);
const anywhere = fc
  .record({
    now: fc.constantFrom(NOON, MIDNIGHT),
    openRoom: fc.constantFrom(null, ROOM, 'another'),
    isInChats: fc.boolean(),
    isFocused: fc.boolean(),
    isActive: fc.boolean(),
  })
  .map(where);

describe('decide', () => {
  it('The rules hold for all settings, events and places', () => {
    fc.assert(
      fc.property(anySettings, anyEvent, anywhere, (chosen, one, place) => {
        const decision = decide(chosen, one, place);
        if (one.senderId === place.me) expect(decision).toEqual(silent);
        if (!chosen.inAppVisual) expect(decision.toast).toBe(false);
        if (!chosen.inAppSounds) expect(decision.sound).toBe('none');
        if (one.type === 'typing_start') expect(decision.toast).toBe(false);
        else expect(decision.sound).not.toBe('typing');
        const isSeen = place.openRoom === one.chatRoomId && place.isFocused && place.isActive;
        if (isSeen) expect(decision).toEqual({ toast: false, sound: decision.sound === 'typing' ? 'typing' : 'none' });
        if (place.isInChats) expect(decision.toast).toBe(false);
        // Quiet hours let only urgent events through.
        const loud = decide({ ...chosen, quietHoursEnabled: false }, one, place);
        if (one.priority === 'urgent') expect(decision).toEqual(loud);
        else expect([silent, loud]).toContainEqual(decision);
      }),
      { numRuns: 1000 },
    );
  });

  it('Almost every event outside the chats shows and sounds by default', () => {
    expect(decide(settings(), event(), where())).toEqual({ toast: true, sound: 'default' });
    expect(decide(settings(), event(), where({ isFocused: false }))).toEqual({ toast: true, sound: 'default' });
  });

  it('An event among the chats sounds without a toast', () => {
    const among = (given: object) => decide(settings(), event(), where({ isInChats: true, ...given }));
    for (const openRoom of [null, 'another', ROOM]) {
      for (const away of [{ isFocused: false }, { isActive: false }]) {
        expect(among({ openRoom, ...away })).toEqual({ toast: false, sound: 'default' });
      }
    }
    expect(among({})).toEqual({ toast: false, sound: 'default' });
    expect(among({ openRoom: ROOM })).toEqual(silent);
  });

  it('Quiet hours silence every event except an urgent one', () => {
    expect(decide(settings(), event({ priority: 'high' }), where({ now: MIDNIGHT }))).toEqual(silent);
    expect(decide(settings(), event({ priority: 'urgent' }), where({ now: MIDNIGHT })).toast).toBe(true);
  });

  it('Each kind follows its own switch and sound', () => {
    const kinds = [
      [event(), 'dmNotifications', 'dmSoundType'],
      [event({ roomType: 'group' }), 'groupNotifications', 'groupSoundType'],
      [event({ isFromSoulMatch: true }), 'soulMatchNotifications', 'soulMatchSoundType'],
    ] as const;
    for (const [one, kind, sound] of kinds) {
      expect(decide(settings({ [kind]: false }), one, where())).toEqual(silent);
      expect(decide(settings({ [sound]: 'chirp' }), one, where()).sound).toBe('chirp');
      const others = kinds.filter(([, other]) => other !== kind).map(([, other]) => [other, false]);
      expect(decide(settings(Object.fromEntries(others) as Partial<NotificationSettings>), one, where()).toast).toBe(
        true,
      );
    }
    const reaction = event({ type: 'reaction_added' });
    expect(decide(settings({ reactionNotifications: false }), reaction, where())).toEqual(silent);
    expect(decide(settings(), reaction, where()).toast).toBe(true);
    expect(decide(settings(), event({ type: 'gift_received' }), where()).toast).toBe(true);
  });

  it('Typing sounds only for the person in that room', () => {
    const typing = event({ type: 'typing_start' });
    expect(decide(settings(), typing, where())).toEqual(silent);
    expect(decide(settings(), typing, where({ openRoom: ROOM }))).toEqual({ toast: false, sound: 'typing' });
  });
});

it('Soul matches come first and reactions last', () => {
  const ranks = (isFromSoulMatch: boolean) => eventTypes.map((type) => priorityOf(event({ type, isFromSoulMatch })));
  expect(ranks(true)).toEqual(['high', 'low', 'low', 'normal']);
  expect(ranks(false)).toEqual(['normal', 'low', 'low', 'normal']);
});
