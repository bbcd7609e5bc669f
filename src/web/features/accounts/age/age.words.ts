import type { AgeCheck } from '#contract/accounts.age.ts';
import { locale, t } from '#web/words/words.ts';

interface AgeWords {
  title: string;
  lede: string;
  /** The label of the button that starts a check; absent when there is nothing to start. */
  action?: string;
}

const dayWords = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the day of a rule or a result in words; "some day" for null. */
function inDays(day: string | null): string {
  return day === null ? t('accounts.some-day', 'some day') : dayWords.format(new Date(day));
}

/** Returns the texts of the page about a person's check. */
export function ageWords({ state, from, decidedOn, isHeld }: AgeCheck): AgeWords {
  switch (state) {
    case 'refused':
      return {
        title: t('accounts.your-birthday-was-refused', 'Your birthday was refused'),
        lede: t(
          'accounts.wildin-is-for-people-who',
          'Wildin is for people who are 18 or older, and a birthday given here says younger. Until that is cleared, nobody sees you here, and you see nobody.',
        ),
        action: t('common.confirm-my-age', 'Confirm my age'),
      };
    case 'none':
      return {
        title: t('accounts.your-age', 'Your age'),
        lede: t(
          'accounts.where-you-live-your-birthday',
          'Where you live, your birthday is enough. There is nothing to do.',
        ),
      };
    case 'later':
      return {
        title: t('accounts.confirm-your-age', 'Confirm your age'),
        lede: t(
          'accounts.from-a-birthday-is-not',
          'From {inDays}, a birthday is not enough where you live. From then on nobody sees you here, and you cannot write, until your age is confirmed. Do it before, and nothing changes.',
          { inDays: inDays(from) },
        ),
        action: t('common.confirm-my-age', 'Confirm my age'),
      };
    case 'needed':
      return {
        title: t('accounts.confirm-your-age', 'Confirm your age'),
        lede: t(
          'accounts.where-you-live-a-birthday',
          'Where you live, a birthday is not enough. Until your age is confirmed, nobody sees you here, and you cannot write.',
        ),
        action: t('common.confirm-my-age', 'Confirm my age'),
      };
    case 'waiting':
      return {
        title: t('accounts.your-check-is-under-way', 'Your check is under way'),
        lede: isHeld
          ? t(
              'accounts.once-it-says-that-you',
              'Once it says that you are an adult, people see you again. We ask for the answer by ourselves, too.',
            )
          : t(
              'accounts.once-it-says-that-you-are',
              'Once it says that you are an adult, you are done. We ask for the answer ourselves, too.',
            ),
        action: t('accounts.begin-a-new-check', 'Begin a new check'),
      };
    case 'adult':
      return {
        title: t('accounts.your-age-is-confirmed', 'Your age is confirmed'),
        lede: t(
          'accounts.since-nobody-but-you-reads',
          'Since {inDays}. Only you see this, and there is nothing left to do.',
          { inDays: inDays(decidedOn) },
        ),
      };
    case 'not_adult':
      return {
        title: t('accounts.the-check-says-that-you', 'The check says that you are under 18'),
        lede: t(
          'accounts.wildin-is-for-adults-nobody',
          'Wildin is for adults. Nobody sees you here, and you see nobody.',
        ),
      };
  }
}
