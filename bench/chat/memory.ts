import { connect, each, memoryOf, start, stop, type Variant } from './load.ts';
import type { World } from './people.ts';

/** Some come first, so that what the process needs once is not counted as theirs. */
const FIRST = 500;

/** KiB that the server's resident memory grows by for each of `count` signed-in connections. */
export async function memoryPerConnection(variant: Variant, world: World, count: number): Promise<number> {
  const running = await start(variant, world.url);
  try {
    // Many loopback addresses, because one has too few ports.
    const come = (from: number, to: number) =>
      each(world.people.slice(from, to), (person, i) =>
        connect(running, person, { source: `127.0.0.${1 + ((from + i) % 20)}` }),
      );
    const clients = await come(0, FIRST);
    const before = await memoryOf(running);
    clients.push(...(await come(FIRST, FIRST + count)));
    const after = await memoryOf(running);
    for (const client of clients) client.close();
    return (after - before) / 1024 / count;
  } finally {
    await stop(running);
  }
}
