import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { ADDRESSES_MAX, pictureAddresses, type pictureAddress } from '#contract/media.ts';
import { call } from './call.ts';
import { onSessionChange } from './session.ts';

type Address = z.output<typeof pictureAddress>;

/** An address is asked for anew so long before it ends. */
const EARLY_MS = 60_000;

const known = new Map<string, Promise<Address | undefined>>();
let wanted = new Map<string, (address: Address | undefined) => void>();

// Addresses open for the session that asked for them.
onSessionChange(() => known.clear());

/** Returns where a picture is; undefined where the person may not see it. All that a screen wants at once is one call. */
function addressOf(id: string): Promise<Address | undefined> {
  const found = known.get(id);
  if (found !== undefined) return found;
  const asked = new Promise<Address | undefined>((resolve) => {
    if (wanted.size === 0) setTimeout(() => void askAll(), 10);
    wanted.set(id, resolve);
  });
  known.set(id, asked);
  return asked;
}

async function askAll(): Promise<void> {
  const asked = [...wanted];
  wanted = new Map();
  for (let at = 0; at < asked.length; at += ADDRESSES_MAX) await ask(asked.slice(at, at + ADDRESSES_MAX));
}

async function ask(some: readonly [id: string, give: (address: Address | undefined) => void][]): Promise<void> {
  const ids = some.map(([id]) => id);
  const { pictures } = await call(pictureAddresses, { body: { ids } }).catch(() => ({ pictures: [] }));
  const byId = new Map(pictures.map((address) => [address.id, address]));
  for (const [id, give] of some) {
    const address = byId.get(id);
    // What did not come is asked for again when a screen wants it.
    if (address === undefined) known.delete(id);
    else setTimeout(() => known.delete(id), Math.max(0, Date.parse(address.until) - Date.now() - EARLY_MS));
    give(address);
  }
}

/** Reads where a picture is: undefined while it is not known, null where it does not open. */
export function useAddress(id: string): Address | null | undefined {
  const [address, setAddress] = useState<Address | null>();
  useEffect(() => {
    let isOver = false;
    void addressOf(id).then((found) => !isOver && setAddress(found ?? null));
    return () => {
      isOver = true;
    };
  }, [id]);
  return address;
}
