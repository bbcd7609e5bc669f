import { openings, type Opening } from '#contract/people.ts';
import { useMe } from '#web/platform/me.ts';
import { useIsPast } from '#web/ui/useIsPast.ts';
import { locale, t } from '#web/words/words.ts';

const words: Readonly<Record<Opening, (day: string) => string>> = {
  picture: (day) => t('parts.pictures-open-on', 'Pictures open for you on {day}', { day }),
  voice: (day) => t('parts.voice-notes-open-on', 'Voice notes open for you on {day}', { day }),
  link: (day) => t('parts.links-open-on', 'Links open for you on {day}. Until then, say it in words.', { day }),
};

/** Returns the words that say from which day a new member may do something; undefined once they may. */
export function useOpening(what: Opening): string | undefined {
  const created = useMe().data?.createdAt;
  const at = created === undefined ? 0 : Date.parse(created) + openings[what];
  if (useIsPast(at)) return undefined;
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' }).format(at);
  return words[what](day);
}
