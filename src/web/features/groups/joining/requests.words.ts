import { t } from '#web/words/words.ts';
/** Says how many people ask to join. */
export function askingWords(count: number): string {
  return count === 1
    ? t('groups.somebody-asks-to-join', 'Somebody asks to join.')
    : t('groups.people-ask-to-join', '{count} people ask to join.', { count });
}
