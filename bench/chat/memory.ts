import { connect, each, memoryOf, start, stop, type Variant } from './load.ts';
import type { World } from './people.ts';

/** The connections opened before the measurement, so that one-time allocations are not counted. */
const FIRST = 500;

/** KiB for each connection. */
export interface Memory {
  /** The growth of the heap in use and the external memory, after a garbage collection. */
  used: number;
  /** The growth of the process's resident memory, including reserved memory. */
  resident: number;
}

/** Returns the server's memory per signed-in connection, measured with `count` connections. */
export async function memoryPerConnection(variant: Variant, world: World, count: number): Promise<Memory> {
  const running = await start(variant, world.url);
  try {
    // The clients use many loopback addresses, because one address has too few ports.
    const come = (from: number, to: number) =>
      each(world.people.slice(from, to), (person, i) =>
        connect(running, person, { source: `127.0.0.${1 + ((from + i) % 20)}` }),
      );
    const clients = await come(0, FIRST);
    const before = await memoryOf(running);
    clients.push(...(await come(FIRST, FIRST + count)));
    const after = await memoryOf(running);
    for (const client of clients) client.close();
    const perOne = (bytes: number): number => bytes / 1024 / count;
    return { used: perOne(after.used - before.used), resident: perOne(after.resident - before.resident) };
  } finally {
    await stop(running);
  }
}
