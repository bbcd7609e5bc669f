import { Link } from 'wouter';
import { listTrending } from '#contract/trending.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { HouseMark } from '#web/ui/HouseMark.tsx';
import { t } from '#web/words/words.ts';

/** The end of a feed: the question of the first open room, where people answer. Nothing before it is read. */
export function FeedEnd() {
  const room = useRead(listTrending, {}).data?.rooms[0];
  if (room === undefined) return null;
  return (
    <section
      aria-label={t('posts.a-question-from-the-house', 'A question from the house')}
      className="mt-4 flex w-full max-w-[34rem] flex-col items-start gap-3 rounded-plate border-[1.5px] border-ink px-5 py-4"
    >
      <p className="flex items-center gap-2.5 text-sm font-semibold text-ink-2">
        <HouseMark />
        {t('posts.a-question-from-the-house', 'A question from the house')}
      </p>
      <p className="display text-2xl text-balance">{room.prompt.text}</p>
      <Link href={paths.trending()} className={buttonClass({ variant: 'outline', size: 'sm' })}>
        {t('posts.answer-in-the-room', 'Answer in {room}', { room: room.name })}
      </Link>
    </section>
  );
}
