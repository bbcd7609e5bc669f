import type { TrustedPerson } from '#contract/home-safe.ts';
import { locale, t } from '#web/words/words.ts';

const month = new Intl.DateTimeFormat(locale, { month: 'long' });
const day = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' });

/** How things stand with a trusted person: "Said yes in March, by mail". */
export function stateWords({ state, ways }: Pick<TrustedPerson, 'state' | 'ways'>): string {
  const of = ways.find((one) => one.state === state) ?? ways[0];
  const since = of?.since === null || of === undefined ? undefined : new Date(of.since);
  if (state === 'not_asked' || since === undefined) return t('home-safe.not-asked-yet', 'Not asked yet');
  switch (state) {
    case 'asked':
      return t('home-safe.asked-on', 'Asked on {day}, no answer yet', { day: day.format(since) });
    case 'no':
      return t('home-safe.said-no', 'Said no');
    case 'took_back':
      return t('home-safe.took-it-back', 'Took their yes back in {month}', { month: month.format(since) });
    case 'yes':
      return of?.way === 'text'
        ? t('home-safe.said-yes-by-text', 'Said yes in {month}, by text', { month: month.format(since) })
        : t('home-safe.said-yes-by-mail', 'Said yes in {month}, by mail', { month: month.format(since) });
  }
}

/** A name with what they are to the person: "Jonas, my brother". */
export function personWords({ name, relation }: Pick<TrustedPerson, 'name' | 'relation'>): string {
  return relation === '' ? name : t('home-safe.name-and-relation', '{name}, {relation}', { name, relation });
}
