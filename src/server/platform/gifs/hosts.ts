import type { Config } from '#server/config.ts';
import { GIPHY_DOMAIN } from './giphy.ts';
import { KLIPY_DOMAIN } from './klipy.ts';

/** Returns the hosts of the connected GIF service for the content security policy; an empty list without a service. */
export function gifHosts({ gifs }: Pick<Config, 'gifs'>): string[] {
  if (gifs === undefined) return [];
  const domain = gifs.source === 'klipy' ? KLIPY_DOMAIN : GIPHY_DOMAIN;
  const { origin, hostname } = new URL(gifs.url);
  return [`https://*.${domain}`, ...(hostname.endsWith(`.${domain}`) ? [] : [origin])];
}
