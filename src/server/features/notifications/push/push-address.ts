/**
 * The push services of the browsers: Chrome and relatives, Firefox, Edge, Safari. A leading dot matches any subdomain.
 */
const BROWSER_HOSTS = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Matches plain characters only; captures the host and port as written, to compare with the URL parser's result. */
const PLAIN = /^https?:\/\/([a-z0-9.:[\]-]+)\/[!-~]*$/;

/**
 * Returns the URL of a push service; undefined for any other `endpoint`. A browser's service must be on https and the
 * default port. Any other host must be in `ownHosts`, with its port; plain http is allowed only to this machine. A host
 * in another spelling (another alphabet, an escaped or numeric address, a trailing dot, a user name before an @) is
 * refused.
 */
export function pushAddress(endpoint: string, ownHosts: readonly string[]): URL | undefined {
  const authority = PLAIN.exec(endpoint)?.[1];
  if (authority === undefined || !URL.canParse(endpoint)) return undefined;
  const url = new URL(endpoint);
  if (url.host !== authority || url.username !== '' || url.password !== '') return undefined;
  if (ownHosts.includes(url.host)) {
    return url.protocol === 'https:' || LOOPBACK.has(url.hostname) ? url : undefined;
  }
  const isKnown = BROWSER_HOSTS.some((host) => (host.startsWith('.') ? url.host.endsWith(host) : url.host === host));
  return isKnown && url.protocol === 'https:' ? url : undefined;
}
