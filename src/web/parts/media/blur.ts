import { thumbHashToDataURL } from 'thumbhash';

/** Returns a picture's blurred colors as an address; undefined for a text that describes none. */
export function blurOf(thumbhash: string): string | undefined {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
