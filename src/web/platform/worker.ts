import { HOUR_MS } from '#contract/durations.ts';
import { onceTouched, whenIdle } from '#web/ui/idle.ts';
import { createValue } from '#web/ui/value.ts';

/** The service worker's address in the build. */
const ADDRESS = '/sw.js';
const SHELL = '/index.html';
const UNTOUCHED_MS = 15_000;
/**
 * How long a new worker may take to replace the old one before the page reloads anyway. A busy browser can delay the
 * new worker for minutes, and the reloaded page is new under either worker, because it comes from the server.
 */
const TAKEOVER_MS = 3000;

/** The messages from the worker to a page. */
export type WorkerMessage = { type: 'open'; path: string } | { type: 'push-changed' };

let registering: Promise<ServiceWorkerRegistration | null> | null = null;
const updateReady = createValue(false);
let isReloading = false;

/** Registers this page's worker and returns its registration; null in development, without support, and on failure. */
export function serviceWorker(): Promise<ServiceWorkerRegistration | null> {
  registering ??= register();
  return registering;
}

/** Offers the newer version when code fails to load because the server no longer has this page's version. */
export function noticeMissingCode(): void {
  window.addEventListener('vite:preloadError', () => void lookForVersion());
}

/**
 * Registers the worker at an idle moment after the first touch of the page, or after a delay: the files that the worker
 * stores for later must not slow the page's own requests.
 */
export function registerWhenIdle(): void {
  if (!import.meta.env.PROD || registering !== null) return;
  const begin = (): void => {
    clearTimeout(timer);
    stop();
    void whenIdle(5000).then(serviceWorker);
  };
  const stop = onceTouched(begin);
  const timer = setTimeout(begin, navigator.userActivation.hasBeenActive ? 0 : UNTOUCHED_MS);
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  try {
    const registration = await navigator.serviceWorker.register(trusted(ADDRESS), { updateViaCache: 'none' });
    watch(registration);
    return registration;
  } catch {
    // The app works without the worker, except for offline use and push; the next call tries again.
    registering = null;
    return null;
  }
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): unknown;
  };
}

/** Returns the worker's address in the form that trusted types require; no other address is allowed. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  if (trustedTypes === undefined) return address;
  const policy = trustedTypes.createPolicy('wildin-worker', {
    createScriptURL: (url) => {
      if (url !== ADDRESS) throw new TypeError('Not the worker.');
      return url;
    },
  });
  // The DOM's types accept a string here, but enforced trusted types accept only this object.
  return policy.createScriptURL(address) as string;
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // Without a controller this is the first worker, not an update.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) tellOfUpdate();
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  look();
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) window.location.reload();
    // Another tab loaded the new version; this tab still runs the old version.
    else if (wasControlled) tellOfUpdate();
    wasControlled = true;
  });
  let wasControlled = navigator.serviceWorker.controller !== null;
  setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
}

/** Reads the server's shell, and offers the newer version if the shell no longer names this page's script. */
async function lookForVersion(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.getAttribute('src');
  if (own === null || own === undefined) return;
  const shell = await fetch(SHELL, { cache: 'no-store' }).then(
    (response) => (response.ok ? response.text() : own),
    () => own,
  );
  if (!shell.includes(own)) tellOfUpdate();
}

const tellOfUpdate = (): void => updateReady.set(true);

export const useUpdateReady = updateReady.use;

/** Activates the waiting version, if there is one, and reloads the page. */
export async function update(): Promise<void> {
  const waiting = (await serviceWorker())?.waiting ?? null;
  if (waiting === null) window.location.reload();
  else if (!isReloading) {
    isReloading = true;
    waiting.postMessage({ type: 'skip-waiting' }, []);
    setTimeout(() => window.location.reload(), TAKEOVER_MS);
  }
}

export function onWorkerMessage(listener: (message: WorkerMessage) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const hear = ({ data }: MessageEvent<WorkerMessage>): void => listener(data);
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}
