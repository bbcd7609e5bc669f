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
      <ul className="grid border-y border-line @min-[17rem]:grid-cols-2 lg:grid-cols-6! lg:border-y-0">
        <Way title={t('matching.ai-match', 'AI Match')} mark={<AiMark />} href={paths.meet()}>
          <Sparkle size={26} filled className="text-iris" />
          <Words note={t('matching.a-fictional-character-written-by', 'A fictional character, written by us.')}>
            {aiLeft(day)}
          </Words>
        </Way>
        <Way
          title={t('matching.made-for-you', 'Made for You')}
          mark={<AiMark />}
          href={premium}
          onPress={() => void meet('made')}
          isPending={doing === 'made'}
          isGold
        >
          <MagicWand size={26} filled className="text-iris" />
          <Words note={t('matching.one-ai-character-from-your', 'One AI character from your own report.')}>
            {day.isPremium ? t('matching.ready-when-you-are', 'Ready when you are') : t('matching.premium', 'Premium')}
          </Words>
        </Way>
        <Way
          title={t('matching.eternal-match', 'Eternal Match')}
          href={premium ?? (open ? paths.soulResult(open) : undefined)}
          onPress={() => void meet('eternal')}
          isPending={doing === 'eternal'}
          isGold
        >
          <Planet size={26} filled className="text-gold-ink" />
          <Words
            note={t('matching.your-best-fit-anywhere', 'Your best fit anywhere in the country, once a week.')}
            isAlways
          >
            {eternalStatus(day, me.timeZone)}
          </Words>
        </Way>
        <Way title={t('matching.whats-trending', 'What’s Trending')} href={paths.trending()}>
          <TrendUp size={26} />
          <Words note={t('matching.twenty-open-rooms-each-about', 'Twenty open rooms, each about one thing.')}>
            {t('matching.open-to-all', 'Open to all')}
          </Words>
        </Way>
        <Way title={t('matching.chaos-clouds', 'Chaos Clouds')} href={paths.chaos()}>
          <CloudLightning size={26} />
          <Words note={t('matching.drop-into-a-group-of', 'Drop into a group of your vibe.')}>
            {t('matching.24-people-at-most', 'Up to 24 people')}
          </Words>
        </Way>
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
  /** True for a way that needs premium. It has a short gold line above its own words. */
  isGold?: boolean;
  /** The icon, and the words below the title. */
  children: readonly [ReactNode, ReactNode];
};

function Way({ title, mark, href, onPress, isPending = false, isGold = false, children: [icon, words] }: WayProps) {
  const look =
    'relative flex w-full min-w-0 items-start gap-3 py-4 ps-5 text-left transition-colors hover:bg-paper-2/60 lg:flex-col lg:gap-2 lg:py-3 lg:pe-5 [&>svg]:shrink-0';
  const inside = (
    <>
      {icon}
      <span className="min-w-0 wrap-anywhere">
        <span className="display flex flex-wrap items-center gap-x-2 leading-6 lg:text-lg">
          {title}
          {mark}
        </span>
        {words}
      </span>
      {isPending && (
        <span className="absolute top-4 right-4">
          <Spinner label={t('matching.one-moment', 'One moment')} />
        </span>
      )}
    </>
  );
  return (
    <li
      className={cx(
        'relative grid min-w-0 border-line nth-[n+2]:border-t nth-3:col-span-full @min-[17rem]:nth-1:border-r @min-[17rem]:nth-2:border-t-0 @min-[17rem]:nth-4:border-r lg:col-span-2! lg:border-t-0! lg:border-r-0! lg:border-l lg:nth-[n+4]:col-span-3!',
        isGold && 'before:absolute before:top-0 before:left-5 before:h-[3px] before:w-12 before:bg-gold',
      )}
    >
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

/** `isAlways`: the note is there on a phone as well, because it says what the tap does. */
function Words({ note, isAlways = false, children }: { note: string; isAlways?: boolean; children: ReactNode }) {
  return (
    <>
      <span className={cx('text-sm text-ink-2', isAlways ? 'block' : 'hidden lg:block')}>{note}</span>
      <span className="block text-sm text-ink-2 tabular lg:mt-1 lg:font-semibold lg:text-ink">{children}</span>
    </>
  );
}
