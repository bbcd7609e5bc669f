/** How long the network may take before the shell of this device stands in. */
export const PATIENCE_MS = 3000;

/** Whether a navigation is to a page of the app: not to the API, and not to a file. */
export function isPage(path: string): boolean {
  return !/^\/(?:api|ws|media|uploads)(?:\/|$)/.test(path) && !/\.[^/]*$/.test(path);
}

interface Ways {
  /** The page as the server has it, with what it knows of this visitor: never kept. */
  network: Promise<Response>;
  /** The page as everybody gets it, from this device. */
  shell: () => Promise<Response | undefined>;
  patienceMs?: number;
}

/** The server's page, or the shell when the server cannot be reached or takes too long. */
export async function pageFrom({ network, shell, patienceMs = PATIENCE_MS }: Ways): Promise<Response> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), patienceMs);
  });
  const first = await Promise.race([network.catch(() => null), late]);
  return first ?? (await shell()) ?? network;
}
