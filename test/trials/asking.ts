import { randomUUID } from 'node:crypto';
import type { Person } from '#test/faults/client.ts';

/** An answer that is no success. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly code: string;

  constructor(path: string, { status, code, text }: { status: number; code: string; text: string }) {
    super(`${path}: ${status} ${text}`);
    this.status = status;
    this.code = code;
  }
}

type Asked = RequestInit & { key?: string };

/** Returns a function that asks the servers in turns for a person, and throws `Refused` or what a lost server throws. */
export function askingIn(
  addresses: readonly string[],
): (person: Person, path: string, asked: Asked) => Promise<unknown> {
  let turn = 0;
  return async ({ token }, path, { key, headers, ...asked }) => {
    const answer = await fetch(`${addresses[(turn += 1) % addresses.length]}${path}`, {
      method: 'POST',
      signal: AbortSignal.timeout(8000),
      ...asked,
      headers: {
        authorization: `Bearer ${token}`,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(headers as Record<string, string> | undefined),
      },
    });
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text) as unknown;
    throw new Refused(path, { status: answer.status, code: /"code":"(\w+)"/.exec(text)?.[1] ?? '', text });
  };
}

export const json = (body: object): Asked => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** Returns the key of each of one writer's things, the same for each try. */
export function keysOf(): (name: string) => string {
  const keys = new Map<string, string>();
  return (name) => keys.get(name) ?? keys.set(name, randomUUID()).get(name) ?? '';
}
