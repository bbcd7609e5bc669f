import { NEW_ACCOUNT_MS, openings, type Opening } from '#contract/people.ts';
import { useIsPast } from '#web/ui/useIsPast.ts';
import { locale, t } from '#web/words/words.ts';
import { useAge } from './account-age.ts';

const words: Readonly<Record<Opening, (day: string) => string>> = {
  voice: (day) => t('parts.voice-notes-open-on', 'Voice notes open for you on {day}', { day }),
  link: (day) => t('parts.links-open-on', 'Links open for you on {day}. Until then, say it in words.', { day }),
};

/** Returns the words that say from which day a new member may do something; undefined once they may. */
export function useOpening(what: Opening): string | undefined {
  const at = useAge(openings[what]);
  if (useIsPast(at)) return undefined;
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' }).format(at);
  return words[what](day);
}

/** Returns whether the person is so new that their pictures are looked at before others see them. */
export function useIsLookedAt(): boolean {
  return !useIsPast(useAge(NEW_ACCOUNT_MS));
}

export const lookedAtFirst = t(
  'parts.looked-at-first',
  'Your first week: a picture is looked at before others see it.',
);
