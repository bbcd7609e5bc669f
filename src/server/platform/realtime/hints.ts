import type { Redis } from 'ioredis';
import type { NewId } from '#server/platform/clock.ts';

const CHANNEL = 'wildin:hints';
/** Hints that share one payload; more would delay the first of them. */
const PER_PAYLOAD = 32;
/** Hints kept for one tick; beyond it the rest is left to the sweeper. */
const MAX_PENDING = 10_000;

type Kind = 'room' | 'typing' | 'presence' | 'resync' | 'revoked' | 'hall';

/**
 * What one instance tells the others: "look at this room again", never the thing itself. Any of them
 * may get lost; whoever listens finds out by itself, only later. Without Redis there is nobody to tell.
 */
export interface Hints {
  /** Tells the other instances, with the other hints of this tick. `value` holds no comma. */
  publish: (kind: Kind, value: string) => void;
  /** Tells this instance as well. */
  announce: (kind: Kind, value: string) => void;
  on: (kind: Kind, listener: (value: string) => void) => void;
  /** Whether what other instances announce is heard here now. */
  isLive: () => boolean;
  close: () => Promise<void>;
}

export function createHints({
  redis,
  newId,
  onError,
}: {
  redis: Redis | undefined;
  newId: NewId;
  onError: (error: unknown) => void;
}): Hints {
  const listeners = new Map<Kind, ((value: string) => void)[]>();
  const on: Hints['on'] = (kind, listener) => {
    listeners.set(kind, [...(listeners.get(kind) ?? []), listener]);
  };
  const hear = (kind: Kind, value: string): void => {
    for (const listener of listeners.get(kind) ?? []) listener(value);
  };
  if (redis === undefined) {
    return { publish: () => undefined, announce: hear, on, isLive: () => false, close: async () => undefined };
  }

  const me = newId();
  const subscriber = redis.duplicate({ maxRetriesPerRequest: null });
  subscriber.on('error', onError);
  subscriber.subscribe(CHANNEL).catch(onError);
  subscriber.on('message', (_channel, payload) => {
    const [sender, ...hints] = payload.split(',');
    if (sender === me) return;
    for (const hint of hints) {
      const at = hint.indexOf(' ');
      hear(hint.slice(0, at) as Kind, hint.slice(at + 1));
    }
  });

  let pending = new Set<string>();
  const flush = (): void => {
    const hints = [...pending];
    pending = new Set();
    // While Redis is away the hints are dropped, not kept: they would come too late to be of use.
    if (redis.status !== 'ready') return;
    for (let at = 0; at < hints.length; at += PER_PAYLOAD) {
      redis.publish(CHANNEL, `${me},${hints.slice(at, at + PER_PAYLOAD).join(',')}`).catch(onError);
    }
  };
  const publish: Hints['publish'] = (kind, value) => {
    if (pending.size === 0) setImmediate(flush);
    if (pending.size < MAX_PENDING) pending.add(`${kind} ${value}`);
  };
  return {
    publish,
    announce: (kind, value) => {
      hear(kind, value);
      publish(kind, value);
    },
    on,
    isLive: () => subscriber.status === 'ready' && redis.status === 'ready',
    close: async () => {
      subscriber.disconnect();
    },
  };
}
