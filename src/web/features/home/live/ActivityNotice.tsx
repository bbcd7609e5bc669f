import { Link } from 'wouter';
import { ACTIVITY_COUNTED } from '#contract/digest.ts';
import { useNewActivity } from '#web/features/home/notices.data.ts';
import { paths } from '#web/paths.ts';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { t } from '#web/words/words.ts';

/** A line that shows while there is activity of others that the person has not seen. */
export function ActivityNotice() {
  const count = useNewActivity().data?.count ?? 0;
  if (count === 0) return null;
  return (
    <Link
      href={paths.activity()}
      className="flex min-h-13 items-center justify-between gap-4 border-t border-line px-5 py-3 hover:bg-paper-2 lg:border-t-0 lg:border-b lg:px-14"
    >
      <span>
        <strong className="font-semibold">
          {t(
            'home.other-things-happened-to-you',
            '{count, plural, one {One new thing} other {{value} new things}} for you.',
            { count, value: count === ACTIVITY_COUNTED ? `${count}+` : count },
          )}
        </strong>{' '}
        <span className="text-ink-2">{t('home.likes-words-people', 'Likes, comments, followers, mentions.')}</span>
      </span>
      <CaretRight size={20} className="shrink-0 text-ink-2" />
    </Link>
  );
}
