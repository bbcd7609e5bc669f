import { navigate } from 'wouter/use-browser-location';
import { paths } from '#web/paths.ts';
import { activity, isPageFocused } from '#web/platform/activity.ts';
import { ring, ringTyping } from '#web/platform/sounds.ts';
import { isOursToDo } from '#web/platform/tabs.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { toast, toasts } from '#web/ui/toast.ts';
import { decide, type NotificationEvent } from './decide.ts';
import { currentSettings } from './settings.ts';

/** Of whom this page is, and by which clock they live. */
export interface Owner {
  me: number;
  zone: string;
}

/** News that is on the screen; more of it from the same room is counted in the same place. */
let shown: { roomId: string; count: number; toastId: number } | null = null;

/** Tells of an event as the person's settings want it; `id` names it among the person's tabs. */
export async function notify(event: NotificationEvent, owner: Owner, id: string): Promise<void> {
  const decision = decide(currentSettings(), event, {
    ...owner,
    now: Date.now(),
    openRoom: openRoom(),
    isFocused: isPageFocused(),
    isActive: activity().isActive(),
    isMuted: false,
  });
  if (decision.sound === 'typing') ringTyping();
  if (event.senderId === owner.me || event.type === 'typing_start') return;
  if (decision.toast) show(event);
  // Asked for even where it stays silent: then what this tab shows does not ring in another.
  const isOurs = await isOursToDo(`wildin.ring.${id}`, isPageFocused());
  if (isOurs && decision.sound !== 'typing') ring(decision.sound);
}

/** The room is on the screen now: what was shown of it has done its work. */
export function seen(path: string): void {
  if (shown !== null && path === paths.chat(shown.roomId)) toasts.dismiss(shown.toastId);
}

function openRoom(): string | null {
  return /^\/chat\/([^/]+)$/.exec(location.pathname)?.[1] ?? null;
}

function show({ chatRoomId, senderName, senderAvatar, content, priority }: NotificationEvent): void {
  const isMore = shown !== null && shown.roomId === chatRoomId && toasts.isOpen(shown.toastId);
  const count = isMore && shown !== null ? shown.count + 1 : 1;
  const toastId = toast({
    title: count === 1 ? senderName : `${senderName} · ${count} new`,
    description: content,
    urgent: priority === 'urgent',
    picture: <Avatar person={{ displayName: senderName, profileImageUrl: senderAvatar }} size={36} />,
    onPress: () => navigate(paths.chat(chatRoomId)),
  });
  shown = { roomId: chatRoomId, count, toastId };
}
