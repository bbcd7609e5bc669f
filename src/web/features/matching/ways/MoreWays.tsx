import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { MatchDay } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { cx } from '#web/ui/cx.ts';
import { CloudLightning } from '#web/ui/icons/CloudLightning.ts';
import { MagicWand } from '#web/ui/icons/MagicWand.ts';
import { Planet } from '#web/ui/icons/Planet.ts';
import { Sparkle } from '#web/ui/icons/Sparkle.ts';
import { TrendUp } from '#web/ui/icons/TrendUp.ts';
import { AiMark } from '#web/ui/Marks.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { paths } from '#web/paths.ts';
import { t } from '#web/words/words.ts';
import { useMoreWays } from './useMoreWays.ts';
import { aiLeft, eternalStatus } from './ways.words.ts';

/** Shows the ways to meet besides the daily search: AI characters, the weekly match, open rooms and groups. */
export function MoreWays({ me, day }: { me: Me; day: MatchDay }) {
  const { doing, meet } = useMoreWays(me, day);
  const premium = day.isPremium ? undefined : paths.subscription();
  const open = day.eternal.matchId;
  return (
    <section aria-labelledby="more-ways" className="@container">
      <h2 id="more-ways" className="sr-only">
        {t('matching.more-ways-to-meet', 'More ways to meet')}
      </h2>
      <ul className="divide-y divide-line border-y border-line lg:grid lg:grid-cols-5 lg:divide-y-0 lg:border-y-0">
        <Way
          title={t('matching.ai-match', 'AI Match')}
          mark={<AiMark />}
          href={paths.meet()}
          icon={<Sparkle size={26} filled className="text-iris" />}
          note={t('matching.a-fictional-character-written-by', 'A fictional character, written by us.')}
          state={aiLeft(day)}
        />
        <Way
          title={t('matching.made-for-you', 'Made for You')}
          mark={<AiMark />}
          href={premium}
          onPress={() => void meet('made')}
          isPending={doing === 'made'}
          icon={<MagicWand size={26} filled className="text-iris" />}
          note={t('matching.one-ai-character-from-your', 'One AI character from your own report.')}
          state={
            day.isPremium ? t('matching.ready-when-you-are', 'Ready when you are') : t('matching.premium', 'Premium')
          }
          isPremium={!day.isPremium}
        />
        <Way
          title={t('matching.eternal-match', 'Eternal Match')}
          href={premium ?? (open ? paths.soulResult(open) : undefined)}
          onPress={() => void meet('eternal')}
          isPending={doing === 'eternal'}
          icon={<Planet size={26} filled className="text-gold-ink" />}
          note={t('matching.your-best-fit-anywhere', 'Your best fit anywhere in the country, once a week.')}
          state={eternalStatus(day, me.timeZone)}
          isPremium={!day.isPremium}
        />
        <Way
          title={t('matching.whats-trending', 'What’s Trending')}
          href={paths.trending()}
          icon={<TrendUp size={26} />}
          note={t('matching.twenty-open-rooms-each-about', 'Twenty open rooms, each about one thing.')}
          state={t('matching.open-to-all', 'Open to all')}
        />
        <Way
          title={t('matching.chaos-clouds', 'Chaos Clouds')}
          href={paths.chaos()}
          icon={<CloudLightning size={26} />}
          note={t('matching.drop-into-a-group-of', 'Drop into a group of your vibe.')}
          state={t('matching.24-people-at-most', 'Up to 24 people')}
        />
      </ul>
    </section>
  );
}

type WayProps = {
  title: string;
  mark?: ReactNode;
  /** The target of a link. If it is undefined, a button calls `onPress` instead. */
  href?: string | undefined;
  onPress?: () => void;
  isPending?: boolean;
  /** One sentence: what the tap leads to. */
  note: string;
  /** What is left or open, in a word or two. */
  state: string;
  /** Whether the state is that the way needs premium. */
  isPremium?: boolean;
  icon: ReactNode;
};

/** One way: a row below `lg` (1200 px), from `lg` a column. */
function Way({ title, mark, href, onPress, isPending = false, note, state, isPremium = false, icon }: WayProps) {
  const look =
    'flex w-full min-w-0 items-center gap-4 px-5 py-3.5 text-start transition-colors hover:bg-paper-2/60 focus-visible:-outline-offset-4 lg:h-full lg:flex-col lg:items-start lg:gap-2 lg:py-3 @max-[16rem]:flex-wrap [&>svg]:shrink-0';
  const inside = (
    <>
      {icon}
      <span className="min-w-0 flex-1 lg:flex-none">
        <span className="display flex flex-wrap items-center gap-x-2 leading-6 lg:text-lg">
          {title}
          {mark}
        </span>
        <span className="block text-sm text-ink-2">{note}</span>
      </span>
      <span
        className={cx(
          'max-w-[38%] shrink-0 text-end text-sm font-semibold tabular lg:mt-auto lg:max-w-none lg:text-start @max-[16rem]:max-w-none @max-[16rem]:basis-full @max-[16rem]:text-start',
          isPremium && 'text-gold-ink',
        )}
      >
        {isPending ? <Spinner label={t('matching.one-moment', 'One moment')} /> : <span>{state}</span>}
      </span>
    </>
  );
  return (
    <li className="min-w-0 border-line lg:border-s">
      {href ? (
        <Link href={href} className={look}>
          {inside}
        </Link>
      ) : (
        <button type="button" aria-busy={isPending || undefined} onClick={onPress} className={look}>
          {inside}
        </button>
      )}
    </li>
  );
}
