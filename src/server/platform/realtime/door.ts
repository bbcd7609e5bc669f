import type { IncomingMessage } from 'node:http';
import { addressKey } from '#server/platform/limits.ts';

const SOCKET_PATH = '/ws';

export interface Door {
  /** The product's own origin. */
  origin: string;
  /** How many proxies in front may be believed about the caller's address. */
  trustProxy: number;
}

/** The HTTP status a wish to upgrade is refused with, or undefined when it may come in. */
export function refuseUpgrade(request: IncomingMessage, door: Door): 400 | 403 | 404 | undefined {
  if (!isSocketPath(request)) return 404;
  // A token in an address ends up in logs and histories, so no address with a query is let in at all.
  if (request.url !== SOCKET_PATH) return 400;
  return isOwnOrigin(request, door.origin) ? undefined : 403;
}

export function isSocketPath({ url = '' }: IncomingMessage): boolean {
  return url.split('?', 1)[0] === SOCKET_PATH;
}

/** Browsers always name the origin; what names none is no browser and holds no one else's token. */
function isOwnOrigin({ headers }: IncomingMessage, own: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origin === own) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}

/** The bucket of the caller's address, seen through `trustProxy` proxies. */
export function callerAddress(request: IncomingMessage, trustProxy: number): string {
  const told = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const hops = [...told, request.socket.remoteAddress ?? ''];
  return addressKey(hops[Math.max(0, hops.length - 1 - trustProxy)] ?? '');
}
