import { wynSources, type WynSource } from '#contract/wyn.ts';
import { t } from '#web/words/words.ts';
import type { WynEntry } from './wyn.storage.ts';

const words: Readonly<Record<WynSource, string>> = {
  product: t('wyn.from-product', 'how Wildin works'),
  profile: t('wyn.from-profile', 'your profile'),
  report: t('wyn.from-report', 'your report'),
  interests: t('wyn.from-interests', 'your interests'),
  preferences: t('wyn.from-preferences', 'your soul preferences'),
  matches: t('wyn.from-matches', 'your matches'),
  shared_interests: t('wyn.from-shared-interests', 'your shared interests'),
  archetypes: t('wyn.from-archetypes', 'your two archetypes'),
  day: t('wyn.from-day', 'your searches today'),
  chats: t('wyn.from-chats', 'a chat that Wyn may read'),
};

/** Says which facts an answer contains; for an answer by a model, which facts the model received. */
export function WynFrom({ from, by }: Pick<WynEntry, 'from' | 'by'>) {
  const facts = wynSources
    .filter((source) => from?.includes(source) === true)
    .map((source) => words[source])
    .join(' · ');
  if (facts === '') return null;
  return (
    <p className="mt-2 text-xs text-balance text-ink-2">
      {by === 'model'
        ? t('wyn.a-model-was-given', 'A model wrote this. It was given: {facts}', { facts })
        : t('wyn.from-facts', 'From: {facts}', { facts })}
    </p>
  );
}
