import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { isLoopback } from '#server/config.ts';
import { addressKey } from '#server/platform/limits/limits.ts';

const SOCKET_PATH = '/ws';

export interface Door {
  /** The product's own origin. */
  origin: string;
  /** The number of trusted proxies. */
  trustProxy: number;
}

const refusals = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Refuses an upgrade with a status and no body. */
export function turnAway(socket: Duplex, status: keyof typeof refusals): void {
  socket.end(`HTTP/1.1 ${status} ${refusals[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Returns the HTTP status that refuses an upgrade, or undefined to accept it. */
export function refuseUpgrade(request: IncomingMessage, door: Door): 400 | 403 | 404 | undefined {
  if (!isSocketPath(request)) return 404;
  // Tokens in URLs get into logs and histories, so every URL with a query is refused.
  if (request.url !== SOCKET_PATH) return 400;
  return isOwnOrigin(request, door.origin) ? undefined : 403;
}

export function isSocketPath({ url = '' }: IncomingMessage): boolean {
  return url.split('?', 1)[0] === SOCKET_PATH;
}

/**
 * Returns true for the product's own origin, and for no origin. A browser always sends an origin, so a client without
 * one is no browser and cannot misuse another person's token. A server on somebody's own machine is also opened by the
 * machine's addresses. A name in the Host header proves nothing, because anybody's name can lead to this machine.
 */
function isOwnOrigin({ headers }: IncomingMessage, own: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origin === own) return true;
  if (!URL.canParse(origin) || !isLoopback(new URL(own).hostname)) return false;
  const asked = new URL(origin);
  return asked.host === host && (isLoopback(asked.hostname) || isIP(asked.hostname.replaceAll(/[[\]]/g, '')) !== 0);
}

/** Returns the bucket (`addressKey`) of the caller's address behind `trustProxy` proxies. */
export function callerAddress(request: IncomingMessage, trustProxy: number): string {
  const told = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const hops = [...told, request.socket.remoteAddress ?? ''];
  return addressKey(hops[Math.max(0, hops.length - 1 - trustProxy)] ?? '');
}
