import { setTimeout } from 'node:timers/promises';
import { costOf, spent, type Cost } from './cost.ts';
import { connect, each, start, stop, type Variant } from './load.ts';
import type { World } from './people.ts';

const PAIRS = 200;
const WARM_MS = 500;
const MEASURED_MS = 2000;
/** The wait after the last send, in which the messages in flight arrive. */
const SETTLED_MS = 300;
/** The longest wait for those that have not arrived by then. */
const LATE_MS = 5000;
const CONTENT = 'It is a good evening for a walk along the river, is it not?';

export interface PairsResult {
  perSecond: number;
  /** The 99th percentile of the milliseconds from sending a message to its arrival at the other person. */
  p99: number;
  /** The microseconds of processor time per message. */
  cost: Cost;
}

export interface Pairs {
  /**
   * Without `perSecond`, each pair keeps one message in flight: the next is sent when the last has arrived. With it, so
   * many are sent by all pairs together, in turns, whatever has arrived.
   */
  run: (perSecond?: number) => Promise<PairsResult>;
  stop: () => Promise<void>;
}

/** Connects 200 pairs. */
export async function openPairs(variant: Variant, world: World): Promise<Pairs> {
  const running = await start(variant, world.url);
  const rooms = world.rooms.slice(0, PAIRS);
  let times: number[] = [];
  /** The messages sent in the round. The warm-up counts too, because the processor time includes the warm-up. */
  let said = 0;
  let heard = 0;
  let isAnswering = true;
  let from = 0;
  let until = 0;
  const isMeasured = (at: number): boolean => at >= from && at < until;
  const isMissing = (): boolean => heard < said;
  const pairs = await each(rooms, async (roomId, i) => {
    const [sender, receiver] = [world.people[2 * i], world.people[2 * i + 1]];
    if (sender === undefined || receiver === undefined) throw new Error('too few people');
    const a = await connect(running, sender, { roomId });
    const b = await connect(running, receiver, { roomId });
    /** The times of the messages that have not arrived; they arrive in their order. */
    const underWay: number[] = [];
    const say = (): void => {
      const now = performance.now();
      if (now >= until) return;
      said += 1;
      underWay.push(now);
      a.say(roomId, CONTENT);
    };
    b.onDelivery = () => {
      const now = performance.now();
      heard += 1;
      const sentAt = underWay.shift() ?? now;
      // Those that are sent at a rate count however late they arrive.
      if (isMeasured(isAnswering ? now : sentAt)) times.push(now - sentAt);
      if (isAnswering) say();
    };
    return say;
  });
  const sayAtRate = async (perSecond: number): Promise<void> => {
    const begun = performance.now();
    let sent = 0;
    while (performance.now() < until) {
      const due = ((performance.now() - begun) / 1000) * perSecond;
      for (; sent < due; sent += 1) pairs[sent % pairs.length]?.();
      await setTimeout(1);
    }
  };
  return {
    run: async (perSecond) => {
      [times, said, heard, isAnswering] = [[], 0, 0, perSecond === undefined];
      const before = spent(running, world);
      from = performance.now() + WARM_MS;
      until = from + MEASURED_MS;
      if (perSecond === undefined) {
        for (const say of pairs) say();
        await setTimeout(WARM_MS + MEASURED_MS);
      } else await sayAtRate(perSecond);
      await setTimeout(SETTLED_MS);
      for (let waited = 0; isMissing() && waited < LATE_MS; waited += 50) await setTimeout(50);
      const sorted = times.toSorted((a, b) => a - b);
      const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
      return { perSecond: times.length / (MEASURED_MS / 1000), p99, cost: costOf(before, spent(running, world), said) };
    },
    stop: () => stop(running),
  };
}
