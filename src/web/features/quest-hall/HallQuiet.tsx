import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { listTrending } from '#contract/trending.ts';
import { TrendingMark } from '#web/parts/rooms/TrendingMark.tsx';
import { paths } from '#web/paths.ts';
import { ago } from '#web/platform/ago.ts';
import { FRESH_MS, useRead } from '#web/platform/calls/query.ts';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { Sparkle } from '#web/ui/icons/Sparkle.ts';
import { AiMark } from '#web/ui/Marks.tsx';
import { t } from '#web/words/words.ts';
import { useLack } from './HallWay.tsx';

interface HallQuietProps {
  isKnown: boolean;
  isIn: boolean;
  /** The button to join or leave. */
  way: ReactNode;
}

/** The hall while nobody else is in it: what it is, and what answers now. The page needs less sky then (`data-folded`). */
export function HallQuiet({ isKnown, isIn, way }: HallQuietProps) {
  const lacks = useLack() !== undefined;
  return (
    <section
      data-folded
      aria-label={t('quest-hall.quest-hall', 'Quest Hall')}
      className="min-h-22 px-5 py-4 lg:rounded-sheet lg:border lg:border-line lg:bg-night lg:py-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 lg:flex-nowrap">
        <div className="min-w-0 lg:max-w-88 lg:grow">
          <h2 className="text-xl leading-6">{t('quest-hall.quest-hall', 'Quest Hall')}</h2>
          <p className="mt-0.5 min-h-12 text-balance text-ink-2">
            {lacks
              ? t('quest-hall.one-step', 'See who is around right now and say hello. One step before it opens.')
              : isIn
                ? t('quest-hall.you-are-here-first', 'You are here. Whoever comes next sees you first.')
                : isKnown &&
                  t('quest-hall.see-who-is-around', 'See who is around right now and say hello. Quiet at the moment.')}
          </p>
        </div>
        {!lacks && isKnown && <WhatAnswers />}
        <div className="shrink-0">{way}</div>
      </div>
    </section>
  );
}

const row =
  'flex min-h-15 min-w-0 flex-wrap items-center gap-3 rounded-control border border-line px-3 py-2 hover:bg-paper-2 max-lg:w-full lg:ms-auto lg:w-100';

/** One thing that answers now: the room in which most people are, or else a character. */
function WhatAnswers() {
  const rooms = useRead(listTrending, {}, { staleTime: FRESH_MS }).data?.rooms;
  const room = rooms?.find(({ state, onlineCount }) => state === 'awake' && onlineCount > 0);
  if (rooms === undefined) return <div className="min-h-15 max-lg:w-full" />;
  if (room === undefined)
    return (
      <Link href={paths.meet()} className={row}>
        <Sparkle size={26} filled className="shrink-0 text-iris" />
        <span className="min-w-0 grow basis-28 leading-5">
          <span className="flex items-center gap-2 font-semibold">
            {t('quest-hall.a-character', 'A character')} <AiMark />
          </span>
          <span className="block text-sm text-ink-2">
            {t('quest-hall.answers-at-once', 'Written by us, answers at once.')}
          </span>
        </span>
        <CaretRight size={20} className="shrink-0" />
      </Link>
    );
  const { lastMessage, onlineCount } = room;
  return (
    <Link href={room.roomId === null ? paths.trending() : paths.chat(room.roomId)} className={row}>
      <TrendingMark room={room} size={40} />
      <span className="min-w-0 grow basis-28 leading-5">
        <bdi className="block font-semibold [overflow-wrap:anywhere]">{room.name}</bdi>
        {lastMessage && (
          <span className="block text-sm [overflow-wrap:anywhere] text-ink-2">
            {t('quest-hall.spoke', '{displayName} spoke {ago}', {
              displayName: lastMessage.by.displayName,
              ago: ago(lastMessage.at, new Date(), 'narrow'),
            })}
          </span>
        )}
      </span>
      <span className="tabular shrink-0 text-sm font-semibold">
        {t('quest-hall.here', '{onlineCount, number} here', { onlineCount })}
      </span>
    </Link>
  );
}
