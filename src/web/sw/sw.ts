import { cleanupOutdatedCaches, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { KEPT_PAGES, keepPage, keptAs } from './kept-pages.ts';
import { isPage, pageFrom } from './navigations.ts';
import { isAppOnScreen, isRoomOnScreen, readPayload, type ShownPush } from './payload.ts';
import { decline, noteAnswer, wasAnswered } from './ringing.ts';
import { handOut, SHARE, takeShared } from './shared.ts';

declare const self: ServiceWorkerGlobalScope & { filesAtHand: (PrecacheEntry | string)[] };

const SHELL = '/index.html';
/** The cache of code and pictures. The name of such a file contains a hash, so its content never changes. */
const ASSETS = 'wildin-assets';
/** A person's pages need a few dozen files. When there are more than this number, the oldest files are deleted. */
const MOST_ASSETS = 150;

// The shell, the fonts and the chat are stored with the worker; other files are stored on first use, and so are the
// tabs' pages, which name nobody. The worker never stores the API's answers: personal data is in the page's cache, which
// signing out empties.
const atHand = self.filesAtHand;
precache(atHand);
cleanupOutdatedCaches();

self.addEventListener('activate', (event) => {
  event.waitUntil(begin());
});

async function begin(): Promise<void> {
  // With the preload, the browser starts the request while the worker starts, so the worker delays no navigation.
  await self.registration.navigationPreload?.enable();
  // The pages of the version before name files that this version does not have.
  await caches.delete(KEPT_PAGES);
  await self.clients.claim();
}

self.addEventListener('message', ({ data, ports }) => {
  const type = (data as { type?: unknown } | null)?.type;
  if (type === 'skip-waiting') void self.skipWaiting();
  if (type === 'shared-picture') ports[0]?.postMessage(handOut());
  if (type === 'call-answered') ports[0]?.postMessage(wasAnswered((data as { callId?: unknown }).callId));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === 'POST' && request.mode === 'navigate' && url.pathname === SHARE) {
    event.respondWith(takeShared(request));
    return;
  }
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // The preload already fetches a navigation to a file, such as a download. To ignore it would fetch the file twice.
  if (request.mode === 'navigate') event.respondWith(isPage(url.pathname) ? page(event) : fromNetwork(event));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event));
  else if (isEmblem(url.pathname)) event.respondWith(emblem(request));
});

/** The files of this version. */
const files = new Set(atHand.map((file) => (typeof file === 'string' ? file : file.url)));

/** Answers with the tab's page as it was last time, while the server's page comes for the next time. */
async function page(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  const name = keptAs(new URL(event.request.url));
  if (name === undefined) return fromServer(network);
  const cache = await caches.open(KEPT_PAGES);
  const kept = await cache.match(name, { ignoreVary: true });
  const keeping = { cache, drop: () => caches.delete(KEPT_PAGES), files };
  // Without a network, the page that is there stays.
  event.waitUntil(network.then((sent) => keepPage(name, sent.clone(), keeping)).catch(() => undefined));
  return kept ?? fromServer(network);
}

function fromServer(network: Promise<Response>): Promise<Response> {
  return pageFrom({ network, shell: () => matchPrecache(SHELL) });
}

async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request);
}

async function asset(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(ASSETS);
  const kept = (await matchPrecache(event.request)) ?? (await cache.match(event.request));
  if (kept !== undefined) return kept;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(keep(cache, event.request, response.clone()));
  return response;
}

async function keep(cache: Cache, request: Request, response: Response): Promise<void> {
  await cache.put(request, response);
  const names = await cache.keys();
  for (const old of names.slice(0, -MOST_ASSETS)) await cache.delete(old);
}

/** Returns true for the manifest and the icons of the installed app, whose names contain no hash. */
function isEmblem(path: string): boolean {
  return path === '/favicon.svg' || path === '/manifest.webmanifest' || path.startsWith('/icons/');
}

async function emblem(request: Request): Promise<Response> {
  return (await matchPrecache(request)) ?? fetch(request);
}

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data?.text()));
});

async function tell(text: string | undefined): Promise<void> {
  const push = readPayload(text);
  const { title, body, url, tag, unreadCount, isSilent, actions, ring } = push;
  await badge(unreadCount);
  if (ring !== null && ring.state !== 'ringing') await takeAway(tag);
  if (await isTold(push)) return;
  // The types lack some options, because Safari lacks them. With it, a second message of a room notifies again.
  const options: NotificationOptions & { renotify: boolean; actions: typeof actions } = {
    body,
    tag,
    silent: isSilent,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: ring === null ? { url } : { url, ...ring },
    renotify: !isSilent,
    actions,
    // A call waits for an answer as long as it rings.
    requireInteraction: actions.length > 0,
  };
  await self.registration.showNotification(title, options);
}

/** Takes away the notification of a call that rings no more. */
async function takeAway(tag: string): Promise<void> {
  for (const ringing of await self.registration.getNotifications({ tag })) ringing.close();
}

/**
 * Returns true for a push that needs no notification: a page on the screen tells of it, or the person answered or
 * declined this call. Even then one notification has to be there, or browsers show one of their own.
 */
async function isTold({ roomId, ring }: ShownPush): Promise<boolean> {
  const open = await windows();
  if (isRoomOnScreen(roomId, open)) return true;
  if (ring === null || ring.state === 'missed') return false;
  if (isAppOnScreen(open)) return true;
  return ring.state === 'settled' && (await self.registration.getNotifications()).length > 0;
}

/** Sets the number on the app's icon. Some browsers lack the function. */
async function badge(count: number): Promise<void> {
  if (!('setAppBadge' in self.navigator)) return;
  await self.navigator.setAppBadge(count).catch(() => undefined);
}

function windows(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const data: unknown = event.notification.data;
  const { url, ring } = readPayload(JSON.stringify(data));
  if (ring !== null && event.action === 'decline') {
    event.waitUntil(decline(ring));
    return;
  }
  if (ring !== null && event.action === 'answer') noteAnswer(ring);
  event.waitUntil(show(url));
});

/** Opens the path in an open window, without reloading the window, or else in a new window. */
async function show(path: string): Promise<void> {
  const open = (await windows()).toSorted((a, b) => Number(b.focused) - Number(a.focused))[0];
  if (open === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  // A browser may refuse to focus a window; the message below still navigates it.
  await open.focus().catch(() => undefined);
  open.postMessage({ type: 'open', path }, []);
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});

/** Subscribes anew if a push subscription ended and the browser did not replace it. Open pages report the new one. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  if (newSubscription === null && key !== null && key !== undefined) {
    await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }
  for (const client of await windows()) client.postMessage({ type: 'push-changed' }, []);
}
