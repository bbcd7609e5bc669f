import { useEffect, useRef } from 'react';
import { listMatches, type MatchDay } from '#contract/matching.ts';
import type { Message } from '#contract/chat.ts';
import type { Me } from '#contract/people.ts';
import { MISSED_MS, type ServerEventOf, type ServerEvent } from '#contract/realtime.ts';
import { chatsInMemory, onChatsRead } from '#web/features/chat/state/chat.data.ts';
import { chatEvents } from '#web/features/chat/state/chat.events.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { refreshDrafts, startChat } from '#web/features/chat/state/chat.session.ts';
import { useUnreadCount } from '#web/features/chat/unread.ts';
import { UnreadWatch } from '#web/features/chat/UnreadWatch.tsx';
import { setClockBy } from '#web/platform/serverTime.ts';
import type { Tab } from './ahead.ts';
import { announce } from './announce.ts';
import { greetCalls, heardOfCalls } from './calls.heard.ts';
import { CallsHere } from './calls.slot.ts';
import { NotificationWatch } from '#web/features/notifications/NotificationWatch.tsx';
import { isOfOpenPost } from '#web/features/posts/reading/posts.keys.ts';
import { refreshGifts } from '#web/parts/gifts/gifts.data.ts';
import { refreshPeople } from '#web/parts/people/people.data.ts';
import { useHasBeenIdle } from '#web/ui/idle.ts';
import { fetchWindowsOnceTouched } from '#web/ui/windows/useWindows.ts';
import { followLanguage } from '#web/look.ts';
import { useMe } from '#web/platform/me.ts';
import { cache } from '#web/platform/calls/cache.ts';
import { heardPresence } from '#web/platform/realtime/looks.ts';
import { invalidate, queryClient, queryKey, refreshOld } from '#web/platform/calls/query.ts';
import { exclusionOf, setExclusion, useExclusion } from '#web/platform/session/standing.ts';
import { registerWhenIdle } from '#web/platform/worker.ts';

/** Opens the socket unless most pages are closed to the signed-in person, and hands each event to its feature. Shows nothing. */
export function Live({ tabs }: { tabs: readonly Tab[] }) {
  const record = useMe().data;
  const me = record?.id;
  const unread = useUnreadCount();
  // The socket starts first. The two watches below wait, because starting all three in one task would take too long.
  const hasBeenIdle = useHasBeenIdle();
  useEffect(registerWhenIdle, []);
  useEffect(fetchWindowsOnceTouched, []);
  useEffect(() => {
    window.addEventListener('online', refreshOld);
    return () => window.removeEventListener('online', refreshOld);
  }, []);
  const isExcluded = useExclusion() !== null;
  useEffect(
    () => (me === undefined || isExcluded || !hasBeenIdle ? undefined : prepare(me, tabs)),
    [me, isExcluded, hasBeenIdle, tabs],
  );
  useEffect(() => {
    // Nothing that somebody may no longer see is left for a next visit.
    if (isExcluded) void cache.clear();
  }, [isExcluded]);
  const said = record && exclusionOf(record);
  useEffect(() => {
    if (said !== undefined) setExclusion(said);
  }, [said]);
  useEffect(() => (me === undefined || isExcluded ? undefined : listen(me)), [me, isExcluded]);
  const chosen = record?.language;
  useEffect(() => {
    if (chosen) followLanguage(chosen);
  }, [chosen]);
  const before = useRef<Me>(undefined);
  useEffect(() => {
    if (record !== undefined && before.current?.id === record.id && before.current !== record) void signAnew(record);
    before.current = record;
  }, [record]);
  if (me === undefined || isExcluded || !hasBeenIdle) return null;
  return (
    <>
      <UnreadWatch me={me} />
      <NotificationWatch unread={unread} />
      <CallsHere />
    </>
  );
}

/** Prepares other tabs and the next visit, with code that no page waits for. Returns the function that ends it. */
function prepare(me: number, tabs: readonly Tab[]): () => void {
  let isOver = false;
  let end = (): void => undefined;
  const begin = async (): Promise<void> => {
    const ahead = await import('./ahead.ts').catch(() => undefined);
    if (!isOver && ahead !== undefined) end = ahead.prepare(me, tabs);
  };
  void begin();
  return () => {
    isOver = true;
    end();
  };
}

/** The code that changes cached posts. If it cannot be loaded, the posts stay unchanged until the next read. */
const late = () => import('#web/features/posts/reading/late.ts').catch(() => undefined);

/** Puts the person's changed record into the cached posts, which still have the earlier one. */
async function signAnew(me: Me): Promise<void> {
  (await late())?.showAuthor(me);
}

function listen(me: number): () => void {
  const leave = onChatsRead(announce.listed);
  const known = chatsInMemory();
  if (known !== undefined) announce.listed(known);
  const end = startChat(me, (chat, event) => {
    if (isOfCalls(event)) void heardOfCalls(event);
    else handOver(chat, event as Exclude<typeof event, Unheard>);
  });
  return () => {
    end();
    leave();
    announce.forget();
  };
}

/** Reads the matches again after the first message of either person, which changes the state of their match. */
function noteHello({ senderId, chatRoomId }: Message, me: number): void {
  const day = queryClient.getQueryData<MatchDay>(queryKey(listMatches));
  const match = day?.matches.find((one) => one.chatRoomId === chatRoomId);
  if (match?.[senderId === me ? 'isLikedByMe' : 'isTalking'] === false) void invalidate(listMatches);
}

type CallEvent = Extract<ServerEvent, { type: `call_${string}` }>;

/** Events of calls go to code that is fetched for them. */
const isOfCalls = (event: ServerEvent): event is CallEvent => event.type.startsWith('call_');

/**
 * Events that no feature hears. This page joins rooms with `join_rooms` only, and `room_joined` answers `join_room`; the
 * connection handles the others itself.
 */
type Unheard = ServerEventOf<
  'room_joined' | 'reauth_success' | 'reauth_error' | 'token_updated' | 'token_error' | 'ping' | 'pong' | 'error'
>;

/** Hands each event of the server to its feature. */
function handOver(chat: ChatRuntime, event: Exclude<ServerEvent, CallEvent | Unheard>): void {
  switch (event.type) {
    case 'auth_success':
      setClockBy(event.serverTime);
      greetCalls(event);
      refreshOld();
      refreshWaiting();
      refresh('plans');
      if (chatEvents.connected(chat) === 'again' || performance.now() > MISSED_MS) missable.forEach(resync);
      return undefined;
    case 'rooms_rejoined':
      return chatEvents.rejoined(chat, event);
    case 'room_error':
      return chatEvents.joinFailed(chat, event);
    case 'new_message':
    case 'gift_received':
      if (event.message.messageType === 'plan') refresh('plans');
      // Runs before the list changes: the changed list would announce the same message a second time.
      void announce.message(event);
      noteHello(event.message, chat.store.me);
      return chatEvents.message(chat, event);
    case 'message_deleted':
    case 'plan_answered':
    case 'plan_changed':
      refresh('plans');
      return chatEvents.changed(chat, event);
    case 'gift_unwrapped':
      refreshGifts();
      return chatEvents.changed(chat, event);
    case 'message_changed':
    case 'message_edited':
    case 'message_pinned':
    case 'message_unpinned':
    case 'party_answered':
    case 'party_changed':
    case 'poll_voted':
    case 'poll_closed':
    case 'reaction_added':
    case 'reaction_removed':
      return chatEvents.changed(chat, event);
    case 'message_ack':
      return chatEvents.acked(chat, event);
    case 'message_nack':
      return chatEvents.refused(chat, event);
    case 'typing_start':
      chatEvents.typing(chat, event);
      return void announce.typing(event);
    case 'message_forming':
      return chatEvents.forming(chat, event);
    case 'plan_news':
      refresh('plans');
      return void announce.plan(event);
    case 'room_changed':
      return chatEvents.roomChanged(chat, event);
    case 'read':
      return chatEvents.read(chat, event);
    case 'presence':
      heardPresence(event.userId, event.isOnline);
      return chatEvents.presence(event);
    case 'resync':
      return resync(event.scope);
    case 'post_changed':
      return void late().then((posts) => posts?.readCard(event.postId));
    case 'auth_error':
      return excludeFor(event.code);
    default:
      return void (event satisfies never);
  }
}

/** Closes most pages, if the server refuses the socket for good. */
function excludeFor(code: ServerEventOf<'auth_error'>['code']): void {
  if (code === 'suspended') setExclusion('suspended');
  if (code === 'age_refused') setExclusion('refused');
  if (code === 'approval_awaited') setExclusion('awaiting');
}

/** Invalidates all queries below an address; those on screen are read again at once. */
function refresh(path: string): void {
  void queryClient.invalidateQueries({ queryKey: ['api', ...path.split('/')] });
}

/** Invalidates introductions and group invitations, because a new connection does not replay missed ones. */
function refreshWaiting(): void {
  for (const path of ['introductions', 'chats/groups/invitations']) refresh(path);
}

/**
 * Announces news of a report or decision. The code is loaded on demand, because such news is rare. If it cannot be
 * loaded, the news stands on the pages of reports and decisions only.
 */
async function tellNews(scope: 'reports' | 'decisions'): Promise<void> {
  const news = await import('#web/features/moderation/moderation.news.ts').catch(() => null);
  await (scope === 'reports' ? news?.announceReports() : news?.announceDecisions());
}

type Scope = ServerEventOf<'resync'>['scope'];

/** The addresses whose queries a scope means; the other scopes have rules of their own in `resync`. */
const readAgain: Readonly<Partial<Record<Scope, readonly string[]>>> = {
  cases: ['moderation'],
  scheduled: ['chats/scheduled'],
  matches: ['soul-matching'],
  hall: ['quest-hall'],
  posts: ['posts/new'],
  waiting: ['chats/waiting', 'posts/waiting'],
  photo_check: ['photo-check'],
  place: ['place'],
  home_safe: ['home-safe'],
  me: ['auth', 'account/age'],
};

/**
 * What is read again after the socket was lost, or when a page first connects late: the server repeats only the events
 * of the last minute. People are left out, because a list that somebody scrolls would jump.
 */
const missable = [...Object.keys(readAgain), 'post', 'drafts', 'polls'] as Scope[];

function resync(scope: Scope): void {
  for (const path of readAgain[scope] ?? []) refresh(path);
  if (scope === 'reports' || scope === 'decisions') void tellNews(scope);
  if (scope === 'chats') {
    chatEvents.stale();
    refreshWaiting();
  }
  if (scope === 'drafts') void refreshDrafts();
  if (scope === 'polls')
    void queryClient.invalidateQueries({ predicate: ({ queryKey: key }) => key.includes('polls') });
  if (scope === 'post') void queryClient.invalidateQueries({ predicate: isOfOpenPost });
  if (scope === 'people') void refreshPeople();
}
