import { getAccessToken, hasRunOut, personOf, renewToken } from './tokens.ts';

/**
 * What a page reads first is asked for by the document's first script, while the app's scripts are on their way: on a slow
 * line the answer is there when they are. The addresses are the contract's, which this file cannot import.
 */
type Reads = (reader: { person: string | null; rest: string; search: URLSearchParams }) => (string | false)[];

const ME = '/api/auth/user';
const MATCHES = '/api/soul-matching/matches';

/** By the first part of the page's path; `rest` is what follows it. Visitors read what they may. */
export const firstReads: Readonly<Record<string, Reads>> = {
  '': ({ person }) => (person === null ? [] : [ME, MATCHES]),
  chat: ({ person, rest }) => (person === null || rest !== '' ? [] : [ME, '/api/chats']),
  match: ({ person }) => (person === null ? [] : [ME, MATCHES]),
  peek: ({ person, search }) => [
    person !== null && ME,
    person !== null && search.get('tab') === 'pack' ? '/api/posts/following' : '/api/posts',
  ],
  post: ({ person, rest }) => [person !== null && ME, rest !== '' && `/api/posts/${rest}`],
  self: ({ person }) => (person === null ? [] : [ME, `/api/users/${person}/stats`, `/api/users/${person}/posts`]),
  u: ({ person, rest }) => [person === null && `/api/invites/${rest}`],
  users: ({ person, rest }) => (person === null || !/^\d+$/.test(rest) ? [] : [ME, `/api/users/${rest}`]),
};

/** An answer that nobody took for so long is old. */
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
  const addresses = firstReads[place]?.({ person, rest, search: new URLSearchParams(search) }) ?? [];
  const token = freshOf(stored);
  for (const address of addresses) {
    if (address === false) continue;
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

/** Returns the answer that was asked for early, once, to the person for whom it was asked. */
export function takeEarly(address: string, token: string | null): Promise<Response> | undefined {
  const found = early.get(address);
  if (found === undefined) return undefined;
  early.delete(address);
  const isTheirs = found.person === (token && personOf(token));
  return isTheirs && performance.now() - found.at < FRESH_MS ? found.answer : undefined;
}
