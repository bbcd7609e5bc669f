/** The most places that one notice can name. */
const MOST = 5;
const EDGES = /^[<("'“‘[]+|[>)"'”’\],.;:!?]+$/g;
const HANDLE = /^@[A-Za-z0-9_]{3,30}$/;

/** Returns the paths on this site that a text names by links, paths or handles. */
export function pathsIn(words: string, { host }: Pick<URL, 'host'>): string[] {
  const tokens = words.split(/\s+/).map((token) => token.replaceAll(EDGES, ''));
  const [only = ''] = tokens;
  // A lone word may be a handle without "@"; in a sentence every word could be one.
  const lone = tokens.length === 1 && HANDLE.test(`@${only}`) ? [`/u/${only}`] : [];
  return [...new Set([...tokens.flatMap((token) => pathOf(token, host)), ...lone])].slice(0, MOST);
}

function pathOf(token: string, host: string): string[] {
  if (HANDLE.test(token)) return [`/u/${token.slice(1)}`];
  if (token.startsWith('/')) return [token.replace(/[?#].*$/, '')];
  const address = /^https?:/i.test(token) ? token : `https://${token}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.host === host && url.pathname !== '/' ? [url.pathname] : [];
}
