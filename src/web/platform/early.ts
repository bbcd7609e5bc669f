import { getAccessToken, hasRunOut, personOf, renewToken } from './tokens.ts';

/**
 * What a page reads first is asked for by the document's first script, while the app's scripts are on their way: on a slow
 * line the answer is there when they are. The addresses are the contract's, which this file cannot import.
 */
type Reads = (page: { person: string; rest: string; search: URLSearchParams }) => string[];

const ME = '/api/auth/user';
const MATCHES = '/api/soul-matching/matches';

/** By the first part of the page's path; `rest` is what follows it. */
export const memberReads: Readonly<Record<string, Reads>> = {
  '': () => [ME, MATCHES],
  chat: ({ rest }) => (rest === '' ? [ME, '/api/chats'] : []),
  match: () => [ME, MATCHES],
  peek: ({ search }) => [ME, search.get('tab') === 'pack' ? '/api/posts/following' : '/api/posts'],
  post: ({ rest }) => (rest === '' ? [ME] : [ME, `/api/posts/${rest}`]),
  self: ({ person }) => [ME, `/api/users/${person}/stats`, `/api/users/${person}/posts`],
  users: ({ rest }) => (/^\d+$/.test(rest) ? [ME, `/api/users/${rest}`] : []),
};

/** The same for a visitor. */
export const visitorReads: Readonly<Record<string, Reads>> = {
  peek: () => ['/api/posts'],
  post: ({ rest }) => (rest === '' ? [] : [`/api/posts/${rest}`]),
  u: ({ rest }) => [`/api/invites/${rest}`],
};

/** The time after which an answer that nobody took is thrown away. */
const FRESH_MS = 15_000;

interface Early {
  person: string | null;
  at: number;
  answer: Promise<Response>;
}

const early = new Map<string, Early>();

/** Asks for what the page at this place reads first. */
export function readEarly({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const stored = getAccessToken();
  const person = stored && personOf(stored);
  const [, place = '', rest = ''] = pathname.split('/');
  const reads = person === null ? visitorReads : memberReads;
  const addresses = reads[place]?.({ person: person ?? '', rest, search: new URLSearchParams(search) }) ?? [];
  const token = freshOf(stored);
  for (const address of addresses) {
    const answer = token.then((value) =>
      fetch(address, {
        credentials: 'include',
        ...(value !== null && { headers: { authorization: `Bearer ${value}` } }),
      }),
    );
    // The taker gets the failure; where nobody takes it, it is no unhandled rejection.
    answer.catch(() => undefined);
    early.set(address, { person, at: performance.now(), answer });
  }
}

/** Where no fresh token can be had, the old one is refused, and the app does what follows from that. */
async function freshOf(token: string | null): Promise<string | null> {
  if (token === null || !hasRunOut(token)) return token;
  return renewToken().then(
    (renewed) => renewed.token ?? token,
    () => token,
  );
}

/** Hands out an early answer once, and only to the person whose token asked for it. */
export function takeEarly(address: string, token: string | null): Promise<Response> | undefined {
  const found = early.get(address);
  if (found === undefined) return undefined;
  early.delete(address);
  const isTheirs = found.person === (token && personOf(token));
  return isTheirs && performance.now() - found.at < FRESH_MS ? found.answer : undefined;
}
