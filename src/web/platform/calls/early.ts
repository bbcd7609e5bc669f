/**
 * The document's first script requests the page's first data while the app's scripts load. On a slow connection the
 * data then arrives together with the scripts. This file cannot import the contract, so it repeats the contract's
 * addresses.
 */
import { getAccessToken, hasRunOut, personOf, renewToken } from '#web/platform/session/tokens.ts';

/** Returns the addresses that a page reads first. */
type Reads = (page: { person: string; rest: string; search: URLSearchParams }) => string[];

const ME = '/api/auth/user';
const MATCHES = '/api/soul-matching/matches';
const PLAN = '/api/plans/next';

/** The reads of a member, by the first segment of the page's path; `rest` is the second segment. */
export const memberReads: Readonly<Record<string, Reads>> = {
  '': () => [ME, MATCHES, PLAN, '/api/activity/new'],
  chat: ({ rest }) =>
    rest === '' ? [ME, '/api/chats', PLAN, '/api/chats/groups/invitations', '/api/introductions'] : [],
  match: () => [ME, MATCHES, '/api/quest-hall/participants'],
  peek: ({ search }) => [ME, search.get('tab') === 'pack' ? '/api/posts/following' : '/api/posts'],
  post: ({ rest }) => (rest === '' ? [ME] : [ME, `/api/posts/${rest}`]),
  self: ({ person }) => [ME, `/api/users/${person}/stats`, `/api/users/${person}/posts`],
  users: ({ rest }) => (/^\d+$/.test(rest) ? [ME, `/api/users/${rest}`] : []),
};

/** The reads of a visitor, also by the first segment of the page's path. */
export const visitorReads: Readonly<Record<string, Reads>> = {
  peek: () => ['/api/posts'],
  post: ({ rest }) => (rest === '' ? [] : [`/api/posts/${rest}`]),
  u: ({ rest }) => [`/api/invites/${rest}`],
};

/** A response that no read has used after this time is discarded. */
const FRESH_MS = 15_000;

interface Early {
  person: string | null;
  at: number;
  answer: Promise<Response>;
}

const early = new Map<string, Early>();

/** Requests the first data of the page at this address. */
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
    // The read that takes the answer handles its failure. Without such a read, there must be no unhandled rejection.
    answer.catch(() => undefined);
    early.set(address, { person, at: performance.now(), answer });
  }
}

/** Returns a fresh token, or else the given token. If the server refuses that, the app handles the refusal as usual. */
async function freshOf(token: string | null): Promise<string | null> {
  if (token === null || !hasRunOut(token)) return token;
  return renewToken().then(
    (renewed) => renewed.token ?? token,
    () => token,
  );
}

/** Returns an early response once, if the person has not changed since the request; otherwise undefined. */
export function takeEarly(address: string, token: string | null): Promise<Response> | undefined {
  const found = early.get(address);
  if (found === undefined) return undefined;
  early.delete(address);
  const isTheirs = found.person === (token && personOf(token));
  return isTheirs && performance.now() - found.at < FRESH_MS ? found.answer : undefined;
}
