import { cleanupOutdatedCaches, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { isPage, pageFrom } from './navigations.ts';
import { isRoomOnScreen, readPayload } from './payload.ts';

declare const self: ServiceWorkerGlobalScope & { filesAtHand: (PrecacheEntry | string)[] };

const SHELL = '/index.html';
/** Code and pictures that were asked for once; their names carry a hash, so they never change. */
const ASSETS = 'wildin-assets';
/** What the pages that were opened need is a few dozen files; older ones make room. */
const MOST_ASSETS = 150;

// The shell, the fonts and the chat come with the worker; the rest is kept as it is first asked for. The API is neither
// read nor kept here: what is a person's own is on the shelf of the page, which is emptied when they leave.
precache(self.filesAtHand);
cleanupOutdatedCaches();

self.addEventListener('activate', (event) => {
  event.waitUntil(begin());
});

async function begin(): Promise<void> {
  // The network is asked while the worker starts, so that it costs a navigation nothing.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'skip-waiting') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && isPage(url.pathname)) event.respondWith(page(event));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event));
  else if (isEmblem(url.pathname)) event.respondWith(emblem(request));
});

function page(event: FetchEvent): Promise<Response> {
  const preloaded = event.preloadResponse as Promise<Response | undefined>;
  const network = preloaded.then((response) => response ?? fetch(event.request));
  return pageFrom({ network, shell: () => matchPrecache(SHELL) });
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

/** What the system draws of the installed app; without hashes in their names, they change with the worker only. */
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
  const { title, body, url, tag, roomId, unreadCount, isSilent } = readPayload(text);
  await badge(unreadCount);
  if (isRoomOnScreen(roomId, await windows())) return;
  // Not in the types, as Safari does not know it: a second message of a room is news as well.
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    silent: isSilent,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { url },
    renotify: !isSilent,
  };
  await self.registration.showNotification(title, options);
}

/** Absent where the app is not installed. */
async function badge(count: number): Promise<void> {
  if (!('setAppBadge' in self.navigator)) return;
  await self.navigator.setAppBadge(count).catch(() => undefined);
}

function windows(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = readPayload(JSON.stringify(event.notification.data));
  event.waitUntil(show(url));
});

/** In the window that is open, without loading it anew; else in a new one. */
async function show(path: string): Promise<void> {
  const open = (await windows()).toSorted((a, b) => Number(b.focused) - Number(a.focused))[0];
  if (open === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  // A browser that does not let a worker bring a window forward still lets it lead there.
  await open.focus().catch(() => undefined);
  open.postMessage({ type: 'open', path }, []);
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});

/** The browser put a new subscription in place, or wants one: the server hears of it from the next page that runs. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  if (newSubscription === null && key !== null && key !== undefined) {
    await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }
  for (const client of await windows()) client.postMessage({ type: 'push-changed' }, []);
}
