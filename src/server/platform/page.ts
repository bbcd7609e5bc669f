import { createHash } from 'node:crypto';

/** What a page says of itself to a browser's tab, a search engine and a messenger. All of it is text, not HTML. */
export interface Head {
  title: string;
  description: string;
  /** The path under which it wants to be known; without one it wants no search engine. */
  canonical?: string;
  /** A picture of ours, 1200 × 630: its path, and what it shows. */
  image: { path: string; alt: string };
  type: 'website' | 'article' | 'profile';
}

export interface Page {
  status: 200 | 404;
  head: Head;
  /** The landing page stands at this address, for those who are not members. */
  isFront?: boolean;
  /** What the service worker keeps for pages without a network: everybody's, ready for any address. */
  isShell?: boolean;
}

/** Says what stands at an address, for somebody of whom nothing is known. */
export type PageOf = (address: { path: string; query: URLSearchParams; ip: string }) => Promise<Page>;

/** What a browser's cookies say (src/web/look.ts). They choose the first picture and nothing else. */
export interface Look {
  theme: 'light' | 'dark' | undefined;
  isMember: boolean;
}

export function lookOf(cookie: string | undefined): Look {
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie ?? '')?.[1];
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    isMember: /(?:^|;\s*)member=1(?:;|$)/.test(cookie ?? ''),
  };
}

interface Site {
  /** The public address, without a slash at its end. */
  origin: string;
  hasDevTools: boolean;
}

/** index.html, taken apart once: the places to fill are comments, so that the file alone is a page as well. */
export function pageWriter(template: string, site: Site): (page: Page, look: Look) => string {
  const [beforeHead, , afterHead] = between(template, 'head');
  const [beforeFront, front, afterFront] = between(afterHead, 'front');
  const [beforeHome, home, afterHome] = between(afterFront, 'home');
  const [, field, afterField] = between(afterHome, 'field');
  const [beforeLanding, landing, end] = between(afterField, 'landing');
  return ({ head, isFront = false, isShell = false }, look) => {
    const { theme, isMember } = isShell ? lookOf(undefined) : look;
    const isLanding = isFront && !isMember;
    const attributes = `${theme === undefined ? '' : ` data-theme="${theme}"`}${isLanding ? ' data-shell="landing"' : ''}`;
    return [
      beforeHead.replace('<html', `<html${attributes}`),
      headTags(head, site),
      beforeFront,
      isLanding ? front : '',
      beforeHome,
      isFront && isMember ? home : field,
      beforeLanding,
      isLanding || isShell ? landing : '',
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

function headTags(head: Head, { origin, hasDevTools }: Site): string {
  const title = clean(head.title);
  const description = clean(head.description);
  const image = origin + head.image.path;
  const named = (name: string, content: string): string => `<meta name="${name}" content="${content}" />`;
  const graph = (name: string, content: string): string => `<meta property="og:${name}" content="${content}" />`;
  return [
    `<title>${title}</title>`,
    named('description', description),
    head.canonical === undefined
      ? named('robots', 'noindex')
      : `<link rel="canonical" href="${clean(origin + head.canonical)}" />`,
    graph('site_name', 'wildin'),
    graph('type', head.type),
    graph('title', title),
    graph('description', description),
    ...(head.canonical === undefined ? [] : [graph('url', clean(origin + head.canonical))]),
    graph('image', clean(image)),
    graph('image:width', '1200'),
    graph('image:height', '630'),
    graph('image:alt', clean(head.image.alt)),
    named('twitter:card', 'summary_large_image'),
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
 * Text for an attribute or an element: escaped, on one line, and without what would reorder or break what stands
 * around it (control and direction marks, halves of a surrogate pair).
 */
export function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/g, '')
    .trim()
    .replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');
}

/** Weak, because what travels may be compressed. */
export function etagOf(html: string): string {
  return `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
}
