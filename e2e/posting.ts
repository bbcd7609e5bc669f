import type { Locator } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect } from './fixtures.ts';
import type { Entered } from './people.ts';

/** Creates a post through the API. Returns the post's id. */
export async function say(url: string, { accessToken }: Entered, body: Record<string, unknown>): Promise<string> {
  const response = await fetch(`${url}/api/posts`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }).id;
}

/** Makes `one` follow `other`, through the API. */
export async function follow(url: string, one: Entered, other: Entered): Promise<void> {
  const headers = { authorization: `Bearer ${one.accessToken}` };
  const { status } = await fetch(`${url}/api/users/${other.id}/follow`, { method: 'POST', headers });
  expect(status).toBe(200);
}

/** Clicks the link that covers a post's card. Clicks a corner, because the author's link may cover the middle. */
export async function openPost(link: Locator): Promise<void> {
  await link.click({ position: { x: 12, y: 12 } });
}
