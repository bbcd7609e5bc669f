import { createHash } from 'node:crypto';
import type { Place } from '#contract/place.ts';
import { placeWords } from '#content/speaker.ts';

/** The head of a page for a browser's tab, a search engine and a messenger; as text, not HTML. */
export interface Head {
  title: string;
  description: string;
  /** The canonical path. A page without a canonical path is not indexed. */
  canonical?: string;
  /** The path and alt text of a preview picture: 1200 × 630, or a photo, which may have any size. */
  image: { path: string; alt: string; isPhoto?: boolean };
  type: 'website' | 'article' | 'profile';
}

export interface ServedPage {
  /** What everybody may know of the place; absent for the shell, which outlives changes. */
  place?: Place;
  status: 200 | 404;
  head: Head;
  /** True when visitors get the landing page. */
  isFront?: boolean;
  /** True for the shell that the service worker keeps for offline pages: it is the same for each person and address. */
  isShell?: boolean;
}

/** Returns the status and the head of the page at an address, as a visitor gets it. */
export type PageOf = (address: { path: string; query: URLSearchParams; ip: string }) => Promise<ServedPage>;

/** A browser's cookies (src/web/look.ts), which decide only the first paint. */
export interface LookCookies {
  theme: 'light' | 'dark' | undefined;
  isMember: boolean;
}

export function lookOf(cookie: string | undefined): LookCookies {
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie ?? '')?.[1];
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    isMember: /(?:^|;\s*)member=1(?:;|$)/.test(cookie ?? ''),
  };
}

interface Site {
  /** The public address without a trailing slash. */
  origin: string;
  hasDevTools: boolean;
}

/** Returns a function that writes pages. Splits index.html once at its placeholders, which are HTML comments. */
export function pageWriter(template: string, site: Site): (page: ServedPage, look: LookCookies) => string {
  const [beforeHead, , afterHead] = between(template, 'head');
  const [beforeFront, front, afterFront] = between(afterHead, 'front');
  const [beforeStyle, style, afterStyle] = between(afterFront, 'style');
  const [beforeHome, home, afterHome] = between(afterStyle, 'home');
  const [, field, afterField] = between(afterHome, 'field');
  const [beforeLanding, landing, end] = between(afterField, 'landing');
  return ({ head, isFront = false, isShell = false, place }, look) => {
    const { mark } = placeWords(place?.name);
    const marked = (html: string): string =>
      html.replace(/(?<=class="display-tight text-2xl">)wildin(?=<)/, () => clean(mark));
    const { theme, isMember } = isShell ? lookOf(undefined) : look;
    const isLanding = isFront && !isMember;
    const attributes = `${theme === undefined ? '' : ` data-theme="${theme}"`}${isLanding ? ' data-shell="landing"' : ''}`;
    return [
      beforeHead.replace('<html', `<html${attributes}`),
      headTags(head, site, mark),
      place === undefined ? '' : placeTag(place),
      beforeFront,
      isLanding || isShell ? front : '',
      beforeStyle,
      // The landing page has a smaller style sheet; the app loads this one when it starts (src/web/start.ts).
      isLanding ? style.replace('rel="stylesheet"', 'rel="later" data-of="style"') : style,
      beforeHome,
      marked(isFront && isMember ? home : field),
      beforeLanding,
      isLanding ? wordTag(place) : '',
      isLanding || isShell ? marked(landing) : '',
      end,
    ].join('');
  };
}

function between(text: string, name: string): [before: string, inside: string, after: string] {
  const [open, close] = [`<!--${name}-->`, `<!--/${name}-->`];
  const [start, stop] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || stop < start) throw new Error(`index.html has no place for ${name}.`);
  return [text.slice(0, start), text.slice(start + open.length, stop), text.slice(stop + close.length)];
}

/** Returns what src/web/platform/place.ts reads, where it differs from a place without settings. */
function placeTag({ name, joining, word, off, machines }: Place): string {
  const said = {
    ...(name !== placeWords().name && { name }),
    ...(joining !== 'open' && { joining }),
    ...(word !== null && { word }),
    ...(off.length > 0 && { off }),
    ...(machines.length > 0 && { machines }),
  };
  if (Object.keys(said).length === 0) return '';
  return `\n    <meta name="wildin-place" content="${clean(JSON.stringify(said))}" />`;
}

/** Returns the operator's word to everybody as the landing page shows it. */
const wordTag = (place: Place | undefined): string =>
  place?.word == null ? '' : `<p class="landing-word">${clean(place.word.text)}</p>`;

function headTags(head: Head, { origin, hasDevTools }: Site, mark: string): string {
  // Every title ends with the mark of the place.
  const title = clean(head.title.replace(/wildin$/, () => mark));
  const description = clean(head.description);
  const { path, isPhoto = false } = head.image;
  const image = origin + path;
  const named = (name: string, content: string): string => `<meta name="${name}" content="${content}" />`;
  const graph = (name: string, content: string): string => `<meta property="og:${name}" content="${content}" />`;
  return [
    `<title>${title}</title>`,
    named('description', description),
    head.canonical === undefined
      ? named('robots', 'noindex')
      : `<link rel="canonical" href="${clean(origin + head.canonical)}" />`,
    graph('site_name', clean(mark)),
    graph('type', head.type),
    graph('title', title),
    graph('description', description),
    ...(head.canonical === undefined ? [] : [graph('url', clean(origin + head.canonical))]),
    graph('image', clean(image)),
    ...(isPhoto ? [] : [graph('image:width', '1200'), graph('image:height', '630')]),
    graph('image:alt', clean(head.image.alt)),
    named('twitter:card', isPhoto ? 'summary' : 'summary_large_image'),
    ...(hasDevTools ? [named('wildin-dev-tools', 'true')] : []),
  ].join('\n    ');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Returns text for an attribute or an element: escaped, on one line, and without characters that would reorder or break
 * the text around it (control and direction marks, lone surrogates).
 */
export function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/g, '')
    .trim()
    .replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');
}

/** Returns a weak ETag, because the response may be compressed. */
export function etagOf(html: string): string {
  return `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
}
