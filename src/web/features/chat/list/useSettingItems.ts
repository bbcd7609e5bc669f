import type { MuteLength, SettingsWish } from '#contract/chat.settings.ts';
import type { Room } from '#contract/chat.ts';
import { changeSettings } from '#web/features/chat/state/list.data.ts';
import { isRequest } from '#web/parts/rooms/chats.order.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { At } from '#web/ui/icons/At.ts';
import { PushPin } from '#web/ui/icons/PushPin.ts';
import { SpeakerHigh } from '#web/ui/icons/SpeakerHigh.ts';
import { SpeakerSlash } from '#web/ui/icons/SpeakerSlash.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { toast } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { isMuted } from './muting.ts';

const muteWords: Readonly<Record<MuteLength, string>> = {
  '1h': t('chat.mute-for-1-hour', 'Mute for 1 hour'),
  '8h': t('chat.mute-for-8-hours', 'Mute for 8 hours'),
  '1week': t('chat.mute-for-1-week', 'Mute for 1 week'),
  forever: t('chat.mute-forever', 'Mute forever'),
};
const muteOrder = ['1h', '8h', '1week', 'forever'] as const satisfies readonly MuteLength[];

/** Returns the menu entries for a person's settings of a room: its pin in the list, its mute and its mentions. */
export function useSettingItems(room: Room): MenuItem[] {
  const [change, isRunning] = useTold(async (wish: SettingsWish, done?: string) => {
    await changeSettings(room.id, wish);
    if (done !== undefined) toast({ title: done });
  });
  const pin: MenuItem = {
    label: room.pinnedAt === null ? t('chat.pin', 'Pin') : t('chat.unpin', 'Unpin'),
    icon: PushPin,
    onSelect: () => void change({ isPinned: room.pinnedAt === null }),
  };
  const mutes = isMuted(room)
    ? [unmuteItem(change), ...(room.type === 'group' ? [mentionsItem(room, change)] : [])]
    : muteOrder.map((length) => muteItem(room, length, change));
  const items = isRequest(room) ? mutes : [pin, ...mutes];
  return items.map((item) => Object.assign(item, { disabled: isRunning }));
}

type SettingChanger = (wish: SettingsWish, done: string) => Promise<unknown>;

const muteItem = ({ name }: Room, mute: MuteLength, change: SettingChanger): MenuItem => ({
  label: muteWords[mute],
  icon: SpeakerSlash,
  onSelect: () => void change({ mute }, t('chat.is-muted', '{name} is muted.', { name })),
});

const unmuteItem = (change: SettingChanger): MenuItem => ({
  label: t('chat.unmute', 'Unmute'),
  icon: SpeakerHigh,
  onSelect: () => void change({ mute: null }, t('chat.you-will-hear-from-this', 'You will hear from this chat again.')),
});

const mentionsItem = ({ mentionsPass }: Room, change: SettingChanger): MenuItem => ({
  label: t('chat.tell-me-when-i-am', 'Tell me when I am mentioned'),
  icon: At,
  isOn: mentionsPass,
  onSelect: () =>
    void change(
      { mentionsPass: !mentionsPass },
      mentionsPass
        ? t('chat.you-will-not-hear-when', 'You will not hear when somebody mentions you.')
        : t('chat.you-will-hear-when-you', 'You will hear when somebody mentions you.'),
    ),
});
