import type { PersonCard } from '#contract/people.ts';
import { t } from '#web/words/words.ts';

type Marked = Pick<PersonCard, 'isSeedUser' | 'isDemo'>;

/** Returns a name with "(AI)" for a character or "(demo)" for a demo member, for text without elements. */
export function markedName(name: string, of: Partial<Marked> | null | undefined): string {
  if (of?.isSeedUser === true) return t('parts.name-ai', '{name} (AI)', { name });
  return of?.isDemo === true ? t('parts.name-demo', '{name} (demo)', { name }) : name;
}
