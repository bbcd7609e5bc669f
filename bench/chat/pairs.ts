import { costOf, spent, type Cost } from './cost.ts';
import { connect, each, start, stop, type Variant } from './load.ts';
import type { World } from './people.ts';

const PAIRS = 200;
const WARM_MS = 500;
const MEASURED_MS = 2000;
/** The wait after the last send, in which the messages in flight arrive. */
const SETTLED_MS = 300;
const CONTENT = 'It is a good evening for a walk along the river, is it not?';

export interface PairsResult {
  perSecond: number;
  /** The 99th percentile of the milliseconds from sending a message to its arrival at the other person. */
  p99: number;
  /** The microseconds of processor time per message. */
  cost: Cost;
}

export interface Pairs {
  run: () => Promise<PairsResult>;
  stop: () => Promise<void>;
}

/** Connects 200 pairs. Each pair keeps one message in flight: the next is sent when the last has arrived. */
export async function openPairs(variant: Variant, world: World): Promise<Pairs> {
  const running = await start(variant, world.url);
  const rooms = world.rooms.slice(0, PAIRS);
  let times: number[] = [];
  /** The messages sent in the round. The warm-up counts too, because the processor time includes the warm-up. */
  let said = 0;
  let from = 0;
  let until = 0;
  const begin = await each(rooms, async (roomId, i) => {
    const [sender, receiver] = [world.people[2 * i], world.people[2 * i + 1]];
    if (sender === undefined || receiver === undefined) throw new Error('too few people');
    const a = await connect(running, sender, { roomId });
    const b = await connect(running, receiver, { roomId });
    let sentAt = 0;
    const next = (): void => {
      sentAt = performance.now();
      if (sentAt >= until) return;
      said += 1;
      a.say(roomId, CONTENT);
    };
    b.onDelivery = () => {
      const now = performance.now();
      if (now >= from && now < until) times.push(now - sentAt);
      next();
    };
    return next;
  });
  return {
    run: async () => {
      times = [];
      said = 0;
      const before = spent(running, world);
      from = performance.now() + WARM_MS;
      until = from + MEASURED_MS;
      for (const next of begin) next();
      await new Promise((resolve) => setTimeout(resolve, WARM_MS + MEASURED_MS + SETTLED_MS));
      const sorted = times.toSorted((a, b) => a - b);
      const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
      return { perSecond: times.length / (MEASURED_MS / 1000), p99, cost: costOf(before, spent(running, world), said) };
    },
    stop: () => stop(running),
  };
}
