import type { PushPayload } from '#contract/notifications.ts';

/** The fields of a push that the worker shows. The worker loads no schemas, and ignores fields of newer servers. */
export type ShownPush = Pick<PushPayload, 'title' | 'body' | 'url' | 'tag' | 'roomId' | 'unreadCount' | 'isSilent'> & {
  /** The buttons of a call that rings; empty on every other push. */
  actions: { action: 'answer' | 'decline'; title: string }[];
  /** The call that rings or that rings no more; null on every other push. */
  ring: Ring | null;
};

/** What a push says of a call. */
export interface Ring {
  callId: string;
  /** `settled`: the person answered or said no themselves, so that nothing is left to read. */
  state: 'ringing' | 'missed' | 'settled';
  /** Says no without a page; '' once it rings no more. */
  declineKey: string;
}

/** Reads a push. Always returns something to show: browsers revoke the permission after a push that shows nothing. */
export function readPayload(text: string | undefined): ShownPush {
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
    actions: actionsOf(fields['actions']),
    ring: ringOf(fields),
  };
}

/** Reads the call from a push, or from the data of a notification that was shown for it. */
function ringOf(fields: Partial<Record<string, unknown>>): Ring | null {
  const callId = textOf(fields['callId']);
  if (!/^[\da-f-]{36}$/.test(callId)) return null;
  const isOver = fields['type'] === 'call_over';
  const state = isOver ? (fields['isSettled'] === true ? 'settled' : 'missed') : 'ringing';
  return { callId, state, declineKey: textOf(fields['declineKey']) };
}

function fieldsOf(text: string | undefined): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function actionsOf(value: unknown): ShownPush['actions'] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const { action, title } = (typeof one === 'object' && one !== null ? one : {}) as Record<string, unknown>;
    return action === 'answer' || action === 'decline' ? [{ action, title: textOf(title) }] : [];
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns a path of this site; anything that could lead elsewhere becomes '/'. */
function pathOf(value: unknown): string {
  const path = textOf(value);
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : '/';
}

/** The fields of a window's client that `isRoomOnScreen` needs. */
export interface OpenWindow {
  url: string;
  focused: boolean;
  visibilityState: string;
}

/** Returns true when a focused, visible window shows the room. */
export function isRoomOnScreen(roomId: string | null, windows: readonly OpenWindow[]): boolean {
  if (roomId === null) return false;
  return windows.some(
    ({ url, focused, visibilityState }) =>
      focused && visibilityState === 'visible' && new URL(url).pathname === `/chat/${roomId}`,
  );
}

/** Returns true when a focused, visible window of the app shows: it rings by itself, whatever its page. */
export function isAppOnScreen(windows: readonly OpenWindow[]): boolean {
  return windows.some(({ focused, visibilityState }) => focused && visibilityState === 'visible');
}
