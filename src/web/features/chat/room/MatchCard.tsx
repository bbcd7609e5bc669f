import { useId, useState } from 'react';
import type { Room } from '#contract/chat.ts';
import type { MatchData } from '#contract/matching.parts.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useRoomState } from '#web/features/chat/state/chat.session.ts';
import { isMatchSeen } from '#web/parts/match/hello.ts';
import { MatchScore } from '#web/parts/match/MatchScore.tsx';
import { MatchWhy } from '#web/parts/match/MatchWhy.tsx';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';
import { matchLine } from './match.words.ts';

/** The match of a room. On screens without a third column, a score in the header opens the card of the match. */
export interface MatchFold {
  match: MatchData;
  isOpen: boolean;
  toggle: () => void;
  /** The id of the card, to which the score's button refers. */
  card: string;
}

/**
 * Returns the match of a room; undefined if the room has none. In a new room with a conversation starter, the card
 * starts open, unless the person comes from a screen that showed the match.
 */
export function useMatchFold(room: Room, runtime: ChatRuntime): MatchFold | undefined {
  const { log } = useRoomState(runtime, room.id);
  const [choice, setChoice] = useState<boolean | null>(() => (isMatchSeen() ? false : null));
  const card = useId();
  const { matchData: match } = room;
  if (match === null) return undefined;
  const isNew = room.lastMessage === null && log.messages.length === 0 && log.pending.length === 0;
  const isOpen = choice ?? (isNew && match.conversationStarter !== '');
  return { match, isOpen, toggle: () => setChoice(!isOpen), card };
}

export function MatchPill({ fold: { match, isOpen, toggle, card } }: { fold: MatchFold }) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={card}
      onClick={toggle}
      className="grid size-11 shrink-0 place-items-center lg:hidden @max-[15rem]:h-auto @max-[15rem]:min-h-[48px]"
    >
      <span
        className={cx(
          'sky grid h-10 min-w-11 place-items-center rounded-[12px] px-1.5 @max-[15rem]:h-auto @max-[15rem]:min-h-[44px] @max-[15rem]:py-1',
          isOpen && 'ring-2 ring-ink',
        )}
      >
        <MatchScore of={match} unit="pill" className="text-base text-lime" />
      </span>
      <span className="sr-only">{t('common.why-this-match', 'Why this match')}</span>
    </button>
  );
}

export function MatchCard({ room, fold: { match, isOpen, card } }: { room: Room; fold: MatchFold }) {
  return (
    <section
      id={card}
      hidden={!isOpen}
      aria-label={t('chat.soul-match', 'Soul match')}
      className="shrink-0 px-4 pt-3 lg:hidden"
    >
      <div
        role="group"
        aria-label={t('common.why-this-match', 'Why this match')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="sky focus-visible:-outline-offset-4 max-h-[32dvh] overflow-y-auto rounded-bubble px-4 pt-3 pb-8 [mask-image:linear-gradient(black_calc(100%-2rem),transparent)] md:max-h-[44dvh]"
      >
        <p className="truncate pb-2 font-medium">{matchLine(match)}</p>
        <MatchWhy data={match} name={room.name} size="md" isBelowScore />
      </div>
    </section>
  );
}
