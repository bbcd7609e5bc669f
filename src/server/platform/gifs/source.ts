import type { GifSource, MessageGif } from '#contract/gifs.ts';

/** A page of results. `cursor` is the `next` of the page before. */
export interface GifPage {
  gifs: MessageGif[];
  next: string | null;
}

/** A search service for GIFs. */
export interface GifService {
  source: Exclude<GifSource, 'wildin'>;
  /** Without words it returns popular GIFs. Throws when the service does not answer. */
  search: (words: string, cursor: string | undefined) => Promise<GifPage>;
}

/** The time limit for a service, because a person waits. */
export const TIMEOUT_MS = 5000;

export interface GifSettings {
  key: string;
  /** The address of the service's API. */
  url: string;
}

/** Returns the test whether an address is the service's: on `domain`, a host below it, or the host of the API. */
export function ownAddresses(
  domain: string,
  { url }: GifSettings,
): (address: string | undefined) => string | undefined {
  const { origin } = new URL(url);
  return (address) => {
    if (address === undefined || !URL.canParse(address)) return undefined;
    const { protocol, hostname, origin: at, username, port } = new URL(address);
    const isBelow = hostname === domain || hostname.endsWith(`.${domain}`);
    const isOwn = at === origin || (protocol === 'https:' && isBelow && port === '' && username === '');
    return isOwn ? address : undefined;
  };
}

/** Returns the title to show: the service's words, or a text that it is a GIF. */
export function titleOf(title: string | undefined): string {
  const words = (title ?? '').normalize('NFC').replaceAll(/\p{C}/gu, '').trim();
  return words === '' ? 'A GIF without a title' : words.slice(0, 200).toWellFormed();
}
