import { useCallback, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { MINUTE_MS } from '#contract/durations.ts';
import { ADDRESSES_MAX, pictureAddresses, type pictureAddress, type PictureWidth } from '#contract/media.ts';
import { call } from '#web/platform/calls/call.ts';
import { onSessionChange } from '#web/platform/session/session.ts';

type Address = Pick<z.output<typeof pictureAddress>, PictureWidth>;

/** A new address is requested this long before the old one expires. */
const EARLY_MS = MINUTE_MS;
/** The pauses before a failed picture is tried again, in milliseconds; the last one repeats. */
const WAITS_MS = [0, 2000, 10_000, MINUTE_MS];

/** What is known about a picture, shared by all elements that show it. */
interface CachedAddress {
  /** Undefined until the address is known; null if the picture is gone or the person may not see it. */
  address: Address | null | undefined;
  /** The time at which the address expires, in ms since 1970; 0 without an address. */
  until: number;
  /** The number of failed loads. A failure after the address has expired starts the count again at 1. */
  misses: number;
  listeners: Set<() => void>;
}

const held = new Map<string, CachedAddress>();
let wanted = new Set<string>();

const isOver = ({ until }: CachedAddress): boolean => Date.now() >= until - EARLY_MS;

// An address works only in the session that requested it.
onSessionChange(() => {
  for (const id of held.keys()) change(id, { until: 0 });
  sweep();
});

function change(id: string, what: Partial<CachedAddress>): void {
  const before = held.get(id);
  if (before === undefined) return;
  held.set(id, { ...before, ...what });
  for (const listener of before.listeners) listener();
}

function sweep(): void {
  for (const [id, one] of held) if (one.listeners.size === 0 && isOver(one)) held.delete(id);
}

const isForAll = (id: string): boolean => id.startsWith('/');
const forAll = (url: string): Address => ({ small: url, medium: url, large: url });

/** Requests the address of a picture. Requests within 10 ms are sent together; a public picture is looked up alone. */
function want(id: string): void {
  if (isForAll(id)) return void look(id);
  if (wanted.size === 0) setTimeout(() => void askAll(), 10);
  wanted.add(id);
}

async function askAll(): Promise<void> {
  const asked = [...wanted];
  wanted = new Set();
  sweep();
  for (let at = 0; at < asked.length; at += ADDRESSES_MAX) await ask(asked.slice(at, at + ADDRESSES_MAX));
}

async function ask(ids: string[]): Promise<void> {
  const answer = await call(pictureAddresses, { body: { ids } }).catch(() => undefined);
  // A failed call does not mean that the pictures are gone, so each is requested again.
  if (answer === undefined) return ids.forEach(miss);
  const byId = new Map(answer.pictures.map((address) => [address.id, address]));
  for (const id of ids) {
    const address = byId.get(id);
    change(id, { address: address ?? null, until: address === undefined ? 0 : Date.parse(address.until) });
  }
}

/** Checks whether a public picture still exists: the server responds with 404 if it is gone. */
async function look(url: string): Promise<void> {
  const { status } = await fetch(url).catch(() => ({ status: 0 }));
  if (status === 404) change(url, { address: null, until: 0 });
  else if (status === 200) change(url, { address: forAll(url), until: Infinity });
  else miss(url);
}

/** Counts a failed load, and requests a fresh address after a pause. */
function miss(id: string): void {
  const one = held.get(id);
  if (one === undefined) return;
  // After an expired address, for example of a picture far below the screen, the count begins anew.
  const misses = one.address && isOver(one) ? 1 : one.misses + 1;
  change(id, { address: undefined, until: 0, misses });
  whenItMayCome(misses, () => held.get(id)?.listeners.size && want(id));
}

/** Runs `then` after a pause that grows with the failures, or once the network is back. */
function whenItMayCome(misses: number, then: () => unknown): void {
  const go = (): void => {
    clearTimeout(timer);
    window.removeEventListener('online', go);
    then();
  };
  const timer = setTimeout(go, WAITS_MS[Math.min(misses, WAITS_MS.length) - 1]);
  window.addEventListener('online', go);
}

function hold(id: string, listener: () => void): () => void {
  const before = held.get(id);
  const isOpen = before !== undefined && (before.listeners.size > 0 || !isOver(before));
  const listeners = isOpen ? before.listeners : new Set<() => void>();
  listeners.add(listener);
  if (!isOpen) {
    const known = isForAll(id) ? { address: forAll(id), until: Infinity } : { address: undefined, until: 0 };
    held.set(id, { ...known, misses: 0, listeners });
    if (known.address === undefined) want(id);
  }
  return () => void listeners.delete(listener);
}

interface ShownAddress {
  /** Undefined until the address is known; null if the picture cannot be opened. */
  address: Address | null | undefined;
  /** True after two or more failed loads, until there is an address again. */
  isLate: boolean;
  /** Reports that the picture did not load from its address. */
  onMissed: () => void;
}

/** Requests the address of a picture, and again after each failure. `id` is the picture's id or its public address. */
export function useAddress(id: string): ShownAddress {
  const one = useSyncExternalStore(
    useCallback((listener) => hold(id, listener), [id]),
    () => held.get(id),
  );
  const address = one?.address;
  return {
    address,
    isLate: address === undefined && (one?.misses ?? 0) > 1,
    // A picture that is being requested for another element is not requested twice.
    onMissed: () => address && held.get(id)?.address === address && miss(id),
  };
}
