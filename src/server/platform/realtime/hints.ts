import type { Redis } from 'ioredis';
import type { NewId } from '#server/platform/clock.ts';

const CHANNEL = 'wildin:hints:';
/** The most hints in one payload; more would delay the first of them. */
const PER_PAYLOAD = 32;
/** The most hints of one tick. Further hints are dropped, and the sweeper finds the changes that they announced. */
const MAX_PENDING = 10_000;

/** The kinds of hints. A feature declares its own kinds beside the code that announces them. */
export interface HintKinds {
  resync: string;
  revoked: string;
  /** The age of a person was refused; the value is their id. */
  excluded: string;
  /** The settings of the place changed. */
  place: 'changed';
}
type HintKind = keyof HintKinds;

/**
 * Short messages between instances, such as "read this room again"; they have ids and states, but nothing that people
 * say. A hint
 * may get lost; listeners find lasting changes later by themselves. Without Redis there is no other instance.
 */
export interface Hints {
  /** Announces a hint to the other instances, together with this tick's other hints. `value` has no comma. */
  publish: (kind: HintKind, value: string) => void;
  /** Announces a hint to all instances, including this one. */
  announce: (kind: HintKind, value: string) => void;
  /** Listens to a kind of hints. Hints from Redis whose value does not match `shape` are counted and dropped. */
  on: (kind: HintKind, shape: RegExp, listener: (value: string) => void) => void;
  /** Returns whether this instance receives the hints of others at present. */
  isLive: () => boolean;
  close: () => Promise<void>;
}

export function createHints({
  redis,
  deployment,
  newId,
  onError,
  onMalformed = () => undefined,
}: {
  redis: Redis | undefined;
  /** The identity of the database; servers with another database do not get these hints. */
  deployment: string;
  newId: NewId;
  onError: (error: unknown) => void;
  /** Called for a malformed hint from Redis. */
  onMalformed?: () => void;
}): Hints {
  const listeners: { kind: string; shape: RegExp; listener: (value: string) => void }[] = [];
  const on: Hints['on'] = (kind, shape, listener) => {
    listeners.push({ kind, shape, listener });
  };
  const hear = (kind: string, value: string): void => {
    for (const one of listeners) if (one.kind === kind) one.listener(value);
  };
  if (redis === undefined) {
    return { publish: () => undefined, announce: hear, on, isLive: () => false, close: async () => undefined };
  }

  const me = newId();
  const subscriber = redis.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined });
  subscriber.on('error', onError);
  const channel = CHANNEL + deployment;
  subscriber.subscribe(channel).catch(onError);
  subscriber.on('message', (_channel, payload) => {
    const [sender, ...hints] = payload.split(',');
    if (sender === me) return;
    for (const hint of hints) {
      const at = hint.indexOf(' ');
      const [kind, value] = [hint.slice(0, at), hint.slice(at + 1)];
      if (listeners.some((one) => one.kind === kind && one.shape.test(value))) hear(kind, value);
      else onMalformed();
    }
  });

  let pending = new Set<string>();
  const flush = (): void => {
    const hints = [...pending];
    pending = new Set();
    // While Redis is unreachable, hints are dropped, because late hints are useless.
    if (redis.status !== 'ready') return;
    for (let at = 0; at < hints.length; at += PER_PAYLOAD) {
      redis.publish(channel, `${me},${hints.slice(at, at + PER_PAYLOAD).join(',')}`).catch(onError);
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
