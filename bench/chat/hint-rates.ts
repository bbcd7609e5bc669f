import { Redis } from 'ioredis';
import { newUuid } from '#server/platform/clock.ts';
import { createHints } from '#server/platform/realtime/hints.ts';

const HINTS = 200_000;
/** The most hints published in one tick, as on a busy instance. */
const PER_TICK = 400;
const IN_FLIGHT = 4000;

/** Returns hints per second between two instances: in batches as in the product, and with a publish for each hint. */
export async function hintRates(url: string): Promise<{ gathered: number; single: number }> {
  const rooms = Array.from({ length: 1000 }, () => newUuid());
  return { gathered: await gatheredRate(url, rooms), single: await singleRate(url, rooms) };
}

async function gatheredRate(url: string, rooms: string[]): Promise<number> {
  const [here, there] = [new Redis(url), new Redis(url)];
  const onError = (error: unknown): void => {
    throw error;
  };
  const sender = createHints({ redis: here, deployment: 'bench', newId: newUuid, onError });
  const receiver = createHints({ redis: there, deployment: 'bench', newId: newUuid, onError });
  let heard = 0;
  receiver.on('room', /./, () => {
    heard += 1;
  });
  // Sends until the first hint arrives, because none arrives before Redis has confirmed the subscription.
  for (let isReady = false; !isReady; isReady = heard > 0) {
    sender.publish('room', rooms[0] ?? '');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const rate = await drive(
    (i) => sender.publish('room', rooms[i % rooms.length] ?? ''),
    () => heard,
  );
  await Promise.all([sender.close(), receiver.close()]);
  here.disconnect();
  there.disconnect();
  return rate;
}

async function singleRate(url: string, rooms: string[]): Promise<number> {
  const [here, there] = [new Redis(url), new Redis(url)];
  let heard = 0;
  await there.subscribe('wildin:bench');
  there.on('message', () => {
    heard += 1;
  });
  const rate = await drive(
    (i) => void here.publish('wildin:bench', `room ${rooms[i % rooms.length]}`),
    () => heard,
  );
  here.disconnect();
  there.disconnect();
  return rate;
}

async function drive(publish: (i: number) => void, heardOf: () => number): Promise<number> {
  const already = heardOf();
  const startedAt = performance.now();
  let sent = 0;
  while (heardOf() - already < HINTS) {
    for (let i = 0; i < PER_TICK && sent < HINTS && sent - (heardOf() - already) < IN_FLIGHT; i += 1) publish(sent++);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return HINTS / ((performance.now() - startedAt) / 1000);
}
