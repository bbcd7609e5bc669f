/** After this time without a response from the network, the shell stored on this device is used. */
export const PATIENCE_MS = 3000;

/** Returns true when a navigation leads to a page of the app, not to the API, a file or a trusted person’s page. */
export function isPage(path: string): boolean {
  return !/^\/(?:api|ws|media|uploads|safe)(?:\/|$)/.test(path) && !/\.[^/]*$/.test(path);
}

interface Ways {
  /** The page from the server, made for this visitor. The worker never stores it. */
  network: Promise<Response>;
  /** The app's shell from this device, which is the same for everybody. */
  shell: () => Promise<Response | undefined>;
  patienceMs?: number;
}

/** Returns the server's page, or the shell when the server is unreachable or too slow. */
export async function pageFrom({ network, shell, patienceMs = PATIENCE_MS }: Ways): Promise<Response> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), patienceMs);
  });
  const first = await Promise.race([network.catch(() => null), late]);
  return first ?? (await shell()) ?? network;
}
