import { codeOf, isSeen, leftIn, unfitIn, type Manner } from '#contract/texts.written.ts';
import { t } from '#web/words/words.ts';

/** Returns why the server would refuse a text of at most `most` characters, in words; undefined if it fits. */
export function textFault(text: string, { most, manner }: { most: number; manner: Manner }): string | undefined {
  const left = leftIn(text, most);
  if (left < 0) return t('ui.too-many', '{over} too many', { over: -left });
  const unfit = unfitIn(text, manner);
  if (unfit !== undefined)
    return t('ui.a-character-cannot-be-used', 'The character {code} cannot be used here.', { code: codeOf(unfit) });
  return text.trim() === '' || isSeen(text)
    ? undefined
    : t('ui.there-is-nothing-to-see', 'There is nothing to see in this.');
}
