import { navigate } from 'wouter/use-browser-location';
import { GroupFace } from '#web/parts/rooms/GroupFace.tsx';
import { lineAs, lineWords } from '#web/parts/rooms/lines.words.ts';
import { paths } from '#web/paths.ts';
import { activity, isPageFocused } from '#web/platform/activity.ts';
import { ring, ringTyping } from '#web/platform/sound/sounds.ts';
import { isOursToDo } from './tabs.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { toast, toasts } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { decide, priorityOf, type NotificationEvent } from './decide.ts';
import { currentSettings } from './settings.ts';

/** The signed-in person's id and time zone. */
export interface Owner {
  me: number;
  zone: string;
}

/** An event without its priority, which depends on its kind and room. */
export type News = Omit<NotificationEvent, 'priority'>;

/** The last toast and its room. While the toast is open, it counts further messages of that room. */
let shown: { roomId: string; count: number; toastId: number } | null = null;

/** Announces an event according to the person's settings; `id` identifies the event among the person's tabs. */
export async function notify(news: News, owner: Owner, id: string): Promise<void> {
  const event = { ...news, priority: priorityOf(news) };
  const decision = decide(currentSettings(), event, {
    ...owner,
    now: Date.now(),
    openRoom: openRoom(),
    isInChats: /^\/chat(\/|$)/.test(location.pathname),
    isFocused: isPageFocused(),
    isActive: activity().isActive(),
  });
  if (decision.sound === 'typing') ringTyping();
  if (event.senderId === owner.me || event.type === 'typing_start') return;
  if (decision.toast) show(event);
  // Runs even if this tab plays no sound. Otherwise another tab would play one for a toast that this tab shows.
  const isOurs = await isOursToDo(`wildin.ring.${id}`, isPageFocused());
  if (isOurs && decision.sound !== 'typing') ring(decision.sound);
}

/** Shows news of a plan with a sound, on every page. A person who has the room open gets the reminder too. */
export async function notifyOfPlan(news: { roomId: string; id: string; title: string; words: string }): Promise<void> {
  const { inAppVisual, inAppSounds, dmSoundType } = currentSettings();
  if (inAppVisual) {
    toast({ title: news.title, description: news.words, onPress: () => navigate(paths.chat(news.roomId)) });
  }
  const isOurs = await isOursToDo(`wildin.ring.${news.id} ${news.words}`, isPageFocused());
  if (isOurs && inAppSounds) ring(dmSoundType);
}

/** Closes the toast of a room whose page, `path`, is now on the screen. */
export function seen(path: string): void {
  if (shown !== null && path === paths.chat(shown.roomId)) toasts.dismiss(shown.toastId);
}

function openRoom(): string | null {
  return /^\/chat\/([^/]+)$/.exec(location.pathname)?.[1] ?? null;
}

function show({ chatRoomId, senderName, sender, group, content, priority }: NotificationEvent): void {
  const isMore = shown !== null && shown.roomId === chatRoomId && toasts.isOpen(shown.toastId);
  const count = isMore && shown !== null ? shown.count + 1 : 1;
  const toastId = toast({
    title: senderName,
    ...(count > 1 && { note: t('notifications.new', '{count} new', { count }) }),
    description: <span {...lineAs(content, sender)}>{lineWords(content)}</span>,
    urgent: priority === 'urgent',
    picture: group === null ? <Avatar person={sender} size={36} /> : <GroupFace {...group} size={36} />,
    onPress: () => navigate(paths.chat(chatRoomId)),
  });
  shown = { roomId: chatRoomId, count, toastId };
}
