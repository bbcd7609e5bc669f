import type { Gone } from '#web/features/chat/state/room.gone.ts';
import { t } from '#web/words/words.ts';

/** `name` is the name of the group as the person knew it; null if nobody knows it here. */
export function goneTitle(name: string | null): string {
  return name === null
    ? t('chat.you-are-no-longer-in-this', 'You are no longer in this group.')
    : t('chat.you-are-no-longer-in', 'You are no longer in {name}.', { name });
}

/** Returns in words how the person came to be out of a group. */
export function goneWords(gone: Gone): string {
  switch (gone) {
    case 'left':
      return t('chat.gone-left', 'You left it, here or on another device.');
    case 'removed':
      return t('chat.gone-removed', 'An admin removed you. Whoever is in it can invite you again.');
    case 'banned':
      return t('chat.gone-banned', 'An admin banned you. Only its owner can invite you again.');
    case 'ended':
      return t('chat.gone-ended', 'The group has ended, and what was said there is gone.');
    case 'unknown':
      return t('chat.you-left-were-removed-or', 'You left, an admin removed you, or the group has ended.');
  }
}
