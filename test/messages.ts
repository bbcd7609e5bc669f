import type { OutboxMessage } from '#server/platform/delivery/outbox.ts';
import { mailboxOf } from '#contract/accounts.email.ts';
import type { TestApp } from './app.ts';

type Sender = Pick<TestApp, 'deps'>;

/** Sends the waiting messages, and returns all messages to a number or the mailbox of an address, newest first. */
export async function messagesTo({ deps }: Sender, to: string): Promise<OutboxMessage[]> {
  await deps.jobs.drain();
  return deps.outbox.list().filter((message) => message.to === (mailboxOf(to) ?? to));
}

/** Returns the code in the newest message to a number or address. Throws if that message has no code. */
export async function codeFor(sender: Sender, to: string): Promise<string> {
  const [newest] = await messagesTo(sender, to);
  const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${to}.`);
  return code;
}

/** Returns the token of the password link in the newest message to a number or address. */
export async function tokenFor(sender: Sender, to: string): Promise<string> {
  const [newest] = await messagesTo(sender, to);
  const token = /reset-password\?token=([\w-]+)/.exec(newest?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No link was sent to ${to}.`);
  return token;
}

/** Returns the token of the undo link in the newest message to a number or address. */
export async function undoTokenFor(sender: Sender, to: string): Promise<string> {
  const [newest] = await messagesTo(sender, to);
  const token = /not-me\?token=([\w-]+)/.exec(newest?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No link was sent to ${to}.`);
  return token;
}

/** Returns the token of the sign-up link in the newest mail to an address. */
export async function signUpTokenFor(sender: Sender, to: string): Promise<string> {
  const [newest] = await messagesTo(sender, to);
  const token = /signup\?[^\s]*token=([\w-]+)/.exec(newest?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No link was sent to ${to}.`);
  return token;
}

/** Returns a code other than `code`; different values of `n` give different codes. */
export function otherThan(code: string, n = 1): string {
  return String((Number(code) + n) % 1_000_000).padStart(6, '0');
}
