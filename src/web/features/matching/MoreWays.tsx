import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { MatchDay } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { cx } from '#web/ui/cx.ts';
import { MagicWand } from '#web/ui/icons/MagicWand.ts';
import { Planet } from '#web/ui/icons/Planet.ts';
import { Sparkle } from '#web/ui/icons/Sparkle.ts';
import { AiMark } from '#web/ui/Marks.tsx';
import { SkyScene } from '#web/ui/SkyScene.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { paths } from '#web/paths.ts';
import { useMoreWays } from './useMoreWays.ts';
import { aiLeft, eternalStatus } from './ways.words.ts';

/** Beside the day's matches: the AI characters, the weekly one, and the one made of one's own report. */
export function MoreWays({ me, day }: { me: Me; day: MatchDay }) {
  const { doing, meetAi, findEternalOne, openMadeForYou } = useMoreWays(me, day);
  const premium = day.isPremium ? undefined : paths.subscription();
  const open = day.eternal.matchId;
  return (
    <section aria-labelledby="more-ways">
      <h2 id="more-ways" className="mb-3 text-2xl">
        More ways to meet
      </h2>
      <ul className="grid grid-cols-1 gap-3 min-[360px]:grid-cols-2">
        <li className="grid">
          <Way onPress={meetAi} isPending={doing === 'ai'} className="bg-iris-soft hover:opacity-90">
            <Sparkle size={34} filled className="text-iris" />
            <Words
              title="AI Match"
              note="A fictional character, written by us, for a talk at any hour."
              mark={<AiMark />}
            >
              {aiLeft(day)}
            </Words>
          </Way>
        </li>
        <li className="grid">
          <SkyScene seed="eternal" height={390} peak={[0.7, 0.2]} stars={26} className="grid rounded-bubble">
            <Way
              href={premium ?? (open ? paths.soulResult(open) : undefined)}
              onPress={findEternalOne}
              isPending={doing === 'eternal'}
              className="hover:bg-paper-2/50"
            >
              <Planet size={34} filled className="text-gold" />
              <Words title="Eternal Match" note="Your best fit in the whole country, once a week." isGold>
                {eternalStatus(day, me.timeZone)}
              </Words>
            </Way>
          </SkyScene>
        </li>
        <li className="grid min-[360px]:col-span-2">
          <Way
            href={premium}
            onPress={openMadeForYou}
            isPending={doing === 'made'}
            className="border-[1.5px] border-gold hover:bg-paper-2"
          >
            <MagicWand size={34} filled className="text-iris" />
            <Words
              title="Made for You"
              note="One AI character composed from your own report and interests. Nobody else meets them."
              mark={<AiMark />}
              isGold
            >
              {day.isPremium ? 'Ready when you are' : 'Premium'}
            </Words>
          </Way>
        </li>
      </ul>
    </section>
  );
}

type WayProps = {
  /** A link where it is given, else a button. */
  href?: string | undefined;
  onPress: () => void;
  isPending: boolean;
  className: string;
  children: ReactNode;
};

function Way({ href, onPress, isPending, className, children }: WayProps) {
  const look = cx(
    'relative flex min-h-44 flex-col gap-6 rounded-bubble p-4 text-left transition-[background-color,opacity,transform]',
    'duration-150 active:scale-[0.985] motion-reduce:transform-none',
    className,
  );
  if (href) {
    return (
      <Link href={href} className={look}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" aria-busy={isPending || undefined} onClick={onPress} className={look}>
      {children}
      {isPending && (
        <span className="absolute top-4 right-4">
          <Spinner label="One moment" />
        </span>
      )}
    </button>
  );
}

type WordsProps = { title: string; note: string; mark?: ReactNode; isGold?: boolean; children: ReactNode };

function Words({ title, note, mark, isGold, children }: WordsProps) {
  return (
    <span className="mt-auto flex grow flex-col">
      <span className="display mt-auto flex flex-wrap items-center gap-x-2 text-xl leading-7">
        {title}
        {mark}
      </span>
      <span className="text-sm text-ink-2">{note}</span>
      <span className={cx('mt-2 text-sm font-semibold tabular', isGold && 'text-gold-ink')}>{children}</span>
    </span>
  );
}
