import type { Joining } from '#contract/place.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readText, writeText } from '#web/platform/storage/storage.ts';

/** With what a newcomer asks to be let in. */
export type Ticket = { invitation?: string; friend?: string };

/**
 * Returns the ticket of this browser: a link of the operator from the address or an earlier visit, and the member whose
 * invite page the newcomer came from, to which they return.
 */
export function ticketOf(search: string, next: string | null | undefined): Ticket {
  const invitation = new URLSearchParams(search).get('invitation') ?? readText(kept.invitation);
  const [, friend] = /^\/u\/(\w+)/.exec(next ?? '') ?? [];
  return {
    ...(invitation !== null && /^[\w-]{1,40}$/.test(invitation) && { invitation }),
    ...(friend !== undefined && { friend }),
  };
}

/** Keeps the link of the operator through a mail, a text message or another tab. Call `forgetInvitation` once in. */
export function keepInvitation({ invitation }: Ticket): void {
  if (invitation !== undefined) writeText(kept.invitation, invitation);
}

export function forgetInvitation(): void {
  writeText(kept.invitation, null);
}

/** Returns why nobody with such a ticket can join; null if they may try. */
export function whyShut(joining: Joining, { invitation, friend }: Ticket): 'closed' | 'invitation' | null {
  if (joining === 'closed') return 'closed';
  return joining === 'invitation' && invitation === undefined && friend === undefined ? 'invitation' : null;
}
