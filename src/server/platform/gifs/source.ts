import type { GifSource, MessageGif } from '#contract/gifs.ts';

/** A page of what a source found. `cursor` is what the source itself gave as `next`. */
export interface GifPage {
  gifs: MessageGif[];
  next: string | null;
}

/** A service that knows GIFs. */
export interface GifService {
  source: Exclude<GifSource, 'wildin'>;
  /** Without words it returns what is popular. Throws when the service has no answer. */
  search: (words: string, cursor: string | undefined) => Promise<GifPage>;
}

/** How long a service may take: a person waits for it. */
export const TIMEOUT_MS = 5000;

export interface GifSettings {
  key: string;
  /** The address of the service's API. */
  url: string;
}

/** Returns which of the addresses that a service names are its own: `domain`, hosts below it, and where the API is. */
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

/** Returns a title as it is shown: the service's words, or that it is a GIF. */
export function titleOf(title: string | undefined): string {
  const words = (title ?? '').normalize('NFC').replaceAll(/\p{C}/gu, '').trim();
  return words === '' ? 'A GIF without a title' : words.slice(0, 200).toWellFormed();
}
