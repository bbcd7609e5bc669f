import type { Tongue } from '#contract/tongues.ts';
import { tonguesWords } from '#web/parts/tongues/tongues.words.ts';
import { t } from '#web/words/words.ts';

/** The languages that a person says they speak. */
export function Speaks({ tongues }: { tongues: readonly Tongue[] }) {
  return <p className="text-ink-2">{t('people.speaks', 'Speaks {languages}', { languages: tonguesWords(tongues) })}</p>;
}
