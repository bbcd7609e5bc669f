/** The push services of the browsers: Chrome and its kin, Firefox, Edge, Safari. A leading dot stands for any name before it. */
const BROWSER_HOSTS = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Plain characters only, and a host and port without any disguise; compared with how a URL parser reads them. */
const PLAIN = /^https?:\/\/([a-z0-9.:[\]-]+)\/[!-~]*$/;

/**
 * Where a push may be sent, or undefined when `endpoint` leads anywhere but to a push service: https on the usual port
 * of a browser's service, or exactly a host (with its port, if it names one) of `ownHosts`; plain http only to this machine.
 * A host written in any other way than its own (another alphabet, an escaped or numeric address, a trailing dot, somebody's
 * name before an @) is refused, not understood.
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
