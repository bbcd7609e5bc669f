import { GIFT_LINE } from '#contract/chat.gifts.ts';
import { PICTURE_LINE } from '#contract/chat.pictures.ts';
import {
  DELETED_MESSAGE,
  EARLIER_MESSAGE,
  FADED_MESSAGE,
  HIDDEN_MESSAGE,
  TAKEN_MESSAGE,
  type Room,
} from '#contract/chat.ts';
import { VOICE_LINE } from '#contract/chat.voice.ts';
import { GIF_LINE } from '#contract/gifs.ts';
import { serverNow } from '#web/platform/serverTime.ts';
import { asWrittenBy } from '#web/ui/asWritten.ts';
import { t } from '#web/words/words.ts';

const ours: ReadonlyMap<string, string> = new Map([
  [DELETED_MESSAGE, t('parts.this-message-was-deleted', 'This message was deleted.')],
  [HIDDEN_MESSAGE, t('parts.this-message-was-hidden', 'This message was hidden.')],
  [TAKEN_MESSAGE, t('parts.this-line-is-gone', 'This line is gone. Its author took it along.')],
  [FADED_MESSAGE, t('parts.this-line-is-gone-2', 'This line is gone.')],
  [EARLIER_MESSAGE, t('parts.this-is-from-before-you', 'This is from before you joined.')],
  [PICTURE_LINE, t('parts.sent-a-picture', 'Sent a picture.')],
  [VOICE_LINE, t('parts.sent-a-voice-note', 'Sent a voice note.')],
  [GIF_LINE, t('parts.sent-a-gif', 'Sent a GIF.')],
  [GIFT_LINE, t('parts.sent-a-gift', 'Sent a gift. 🎁')],
]);

/** Returns the text of a line: a line of the server is translated, a line of a person stays unchanged. */
export function lineWords(content: string): string {
  return ours.get(content) ?? content;
}

/** The attributes of an element that shows a line: the server's are in the reader's language, a person's are as written. */
export const lineAs = (content: string, author?: Parameters<typeof asWrittenBy>[0]) =>
  ours.has(content) ? ({ dir: 'auto' } as const) : asWrittenBy(author);

/** Returns the last words of a room for lists, unless they have disappeared; null if there are none. */
export function lastWords({ lastMessage, lastMessageEndsAt: endsAt }: Room): string | null {
  if (lastMessage === null) return null;
  return lineWords(endsAt !== null && Date.parse(endsAt) <= serverNow() ? FADED_MESSAGE : lastMessage);
}
