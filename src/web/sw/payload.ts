import type { PushPayload } from '#contract/notifications.ts';

/** What the worker shows of a push. The schemas stay out of it, and a newer server may say more than it knows. */
export type Shown = Pick<PushPayload, 'title' | 'body' | 'url' | 'tag' | 'roomId' | 'unreadCount' | 'isSilent'>;

/** Reads what a push carried. Whatever it was, something must be shown: browsers take back leave that is not used. */
export function readPayload(text: string | undefined): Shown {
  const fields = fieldsOf(text);
  const count = fields['unreadCount'];
  const body = textOf(fields['body']);
  const roomId = textOf(fields['roomId']);
  return {
    title: textOf(fields['title']) || 'wildin',
    body: body || 'Something new is waiting for you.',
    url: pathOf(fields['url']),
    tag: textOf(fields['tag']) || 'wildin',
    roomId: roomId === '' ? null : roomId,
    unreadCount: typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : 0,
    isSilent: fields['isSilent'] === true,
  };
}

function fieldsOf(text: string | undefined): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A path of this site; anything that could lead elsewhere leads home. */
function pathOf(value: unknown): string {
  const path = textOf(value);
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : '/';
}

/** The part of a window's client that decides here. */
export interface Seen {
  url: string;
  focused: boolean;
  visibilityState: string;
}

/** True when the room is on the screen of a window that somebody has before them. */
export function isRoomOnScreen(roomId: string | null, windows: readonly Seen[]): boolean {
  if (roomId === null) return false;
  return windows.some(
    ({ url, focused, visibilityState }) =>
      focused && visibilityState === 'visible' && new URL(url).pathname === `/chat/${roomId}`,
  );
}
