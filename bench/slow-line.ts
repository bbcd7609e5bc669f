import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Lighthouse's "slow 4G". */
const ROUND_TRIP_MS = 150;
const [DOWN, UP] = [1_600_000, 750_000];
/** The bytes that take their turn on the line together, so that several files share it. */
const PIECE = 4096;

export interface SlowLine {
  url: string;
  /** Passes what comes to `url` on to this server. */
  lead: (to: string) => void;
  /** Switches the delays and the limits on or off. */
  slow: (isSlow: boolean) => void;
  close: () => Promise<void>;
}

/**
 * Opens an address whose line to a server is slow for all who use it. The browser's own throttling leaves out what a
 * service worker asks for. Names and encryption cost nothing here.
 */
export async function openSlowLine(): Promise<SlowLine> {
  let port = 0;
  let isSlow = false;
  const sockets = new Set<Socket>();
  /** One direction of the line, which all connections share. Returns when a piece has gone through. */
  const direction = (bitsPerSecond: number) => {
    let free = 0;
    return ({ length }: Buffer): number => {
      free = Math.max(free, performance.now()) + (length * 8000) / bitsPerSecond;
      return free + ROUND_TRIP_MS / 2;
    };
  };
  const [up, down] = [direction(UP), direction(DOWN)];
  const join = (from: Socket, to: Socket, arrivalOf: (piece: Buffer) => number): void => {
    let last: Promise<void> = Promise.resolve();
    // The greeting of two machines is one more way there and back.
    const greeted = performance.now() + ROUND_TRIP_MS;
    from.on('data', (bytes) => {
      for (let at = 0; at < bytes.length; at += PIECE) {
        const piece = bytes.subarray(at, at + PIECE);
        const arrival = isSlow ? Math.max(arrivalOf(piece), greeted + ROUND_TRIP_MS / 2) : 0;
        last = last.then(() => until(arrival)).then(() => void (to.writable && to.write(piece)));
      }
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      void last.then(() => to.destroySoon());
    });
    from.setNoDelay(true);
    sockets.add(from);
  };
  const server = createServer((near) => {
    const far = connect({ port, host: 'localhost' });
    join(near, far, up);
    join(far, near, down);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    lead: (to) => (port = Number(new URL(to).port)),
    slow: (next) => (isSlow = next),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Waits until a time of `performance.now()`; passed times cost nothing. */
async function until(time: number): Promise<void> {
  const ms = time - performance.now();
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}
