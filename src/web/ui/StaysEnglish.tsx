import { language, t } from '#web/words/words.ts';

/** Says to who reads another language that what follows is our own writing, which is in English. */
export function StaysEnglish() {
  if (language === 'en') return null;
  return <p className="mt-1 mb-5 text-sm text-ink-2">{t('ui.stays-english', 'What is written here is in English.')}</p>;
}
