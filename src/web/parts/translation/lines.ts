import type { Message } from '#contract/chat.ts';

/** Returns the words of a person in a line, which a machine can translate; '' if there are none. */
export function wordsOfLine({ content, messageType, voice, isDeleted, isHidden, seq }: Message): string {
  if (isDeleted === true || isHidden === true || seq === 0) return '';
  if (voice !== undefined) return voice.alt;
  return messageType === 'text' || messageType === 'image' ? content : '';
}

/** Names a line in its present wording. */
export const lineName = ({ id, editedAt }: Pick<Message, 'id' | 'editedAt'>): string => `line/${id}/${editedAt ?? ''}`;
