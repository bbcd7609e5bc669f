import { UNTITLED_GIF, type GifSource, type MessageGif } from '#contract/gifs.ts';

/** A page of results. `next` is the cursor of the following page; null on the last page. */
export interface GifPage {
  gifs: MessageGif[];
  next: string | null;
}

export interface GifService {
  source: Exclude<GifSource, 'wildin'>;
  /** Returns popular GIFs for an empty `words`. Throws when the service does not answer or its answer is invalid. */
  search: (words: string, cursor: string | undefined) => Promise<GifPage>;
}

/** The time limit for a request to a service; it is short because a person waits. */
export const TIMEOUT_MS = 5000;

export interface GifSettings {
  key: string;
  /** The address of the service's API. */
  url: string;
}

/**
 * Returns a function that returns an address on `domain`, on its subdomains or on the API's origin unchanged. For any
 * other address, that function returns undefined.
 */
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

/** Returns the service's title without control characters, cut to 200 characters; a default title for none. */
export function titleOf(title: string | undefined): string {
  const words = (title ?? '').normalize('NFC').replaceAll(/\p{C}/gu, '').trim();
  return words === '' ? UNTITLED_GIF : words.slice(0, 200).toWellFormed();
}
