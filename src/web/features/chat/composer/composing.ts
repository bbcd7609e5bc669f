import { errors } from '#contract/errors.ts';
import { canonical } from '#contract/texts.written.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { takenBack } from '#web/features/chat/state/picture.tray.ts';
import type { Pending } from '#web/features/chat/state/room.log.ts';
import { takenBack as voiceTakenBack } from '#web/features/chat/state/voice.recorder.ts';
import { withText } from '#web/platform/drafts/draft.adding.ts';
import { draftOf, setDraft } from '#web/platform/drafts/drafts.ts';
import { spoken } from '#web/words/words.ts';

/** Returns the text as the server will store it, so that a bubble does not change when the message is confirmed. */
export function cleaned(text: string): string {
  return canonical(text.toWellFormed().replaceAll('\0', ''));
}

/** Returns the draft with `starter` at its end. If another starter of `all` is at the end, `starter` replaces it. */
export function withStarter(draft: string, starter: string, all: readonly string[]): string {
  const before = all.find((one) => draft === one || draft.endsWith(`\n${one}`));
  return withText(before === undefined ? draft : draft.slice(0, -before.length), starter);
}

/**
 * Moves an unsent message back to the composer: its words (before newer text), its pictures or voice note, and the
 * message to which it replies.
 */
export function writeAgain(runtime: ChatRuntime, roomId: string, pending: Pending): void {
  const { me } = runtime.store;
  const { about, tray, recording } = runtime.store.get(roomId);
  const { clientId, content, pictures = [], voice, replyTo } = pending;
  // A composer holds one voice note, so the one that is in the composer stays.
  if (voice !== undefined && recording.step !== 'idle') return;
  runtime.discard(clientId);
  runtime.store.update(roomId, {
    tray: [...pictures.map(takenBack), ...tray],
    ...(voice && { recording: voiceTakenBack(voice) }),
    ...(about === null && replyTo && { about: { kind: 'reply', message: { ...replyTo, id: replyTo.messageId } } }),
  });
  // The content of a voice note is a fixed text for lists, not the person's words.
  const said = voice === undefined ? content : '';
  setDraft(me, roomId, [said, draftOf(me, roomId)].filter((text) => text !== '').join('\n'));
}

/** Returns the words that the server checks: the text or a voice note's transcript, then the pictures' descriptions. */
export function wordsOf({ content, voice, pictures = [] }: Pending): string {
  return [voice === undefined ? content : voice.alt, ...pictures.map(({ alt }) => alt)].filter(Boolean).join('\n');
}

const words: Partial<Record<string, { message: string }>> = errors;

/** Returns why the server refused a message, in the reader's language; undefined for a fault or an unknown code. */
export function refusalWords(code: string | null): string | undefined {
  const english = code === null || code === 'internal' || code === 'invalid' ? undefined : words[code]?.message;
  return english && spoken(english);
}
