import { Link } from 'wouter';
import { getAgeCheck } from '#contract/accounts.age.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { locale, t } from '#web/words/words.ts';

/**
 * A line for a person who is hidden until their age is confirmed, or whose region will soon require a confirmed age.
 */
export function AgeNotice({ me: { isAgeHeld } }: { me: Pick<Me, 'isAgeHeld'> }) {
  const { data } = useRead(getAgeCheck, {}, { enabled: !isAgeHeld });
  const from = data?.state === 'later' ? data.from : null;
  if (!isAgeHeld && from === null) return null;
  return (
    <p role="status" className="border-t border-line bg-paper-2 px-5 py-3 lg:border-t-0 lg:border-b lg:px-14">
      {from === null
        ? t('home.nobody-sees-you-your-age', 'Nobody sees you: your age has to be confirmed.')
        : t('home.from-your-age-has-to', 'From {value}, your age has to be confirmed where you live.', {
            value: new Date(from).toLocaleDateString(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
          })}{' '}
      <Link href={paths.age()} className="inline-flex min-h-11 items-center font-semibold underline">
        {from === null ? t('common.confirm-my-age', 'Confirm my age') : t('home.how-that-goes', 'How that goes')}
      </Link>
    </p>
  );
}
