import { MESSAGE_MAX } from '#contract/chat.ts';

/** Returns the text as the server will store it, so that a bubble does not change when it is confirmed. */
export function cleaned(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').normalize('NFC').trim();
}

/** Returns the number of characters that a message still takes. */
export function leftOf(content: string): number {
  return MESSAGE_MAX - [...content].length;
}
