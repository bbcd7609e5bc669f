import { useId, useState } from 'react';
import type { Room } from '#contract/chat.ts';
import type { MatchData } from '#contract/matching.parts.ts';
import { isMatchSeen } from '#web/parts/hello.ts';
import { MatchScore } from '#web/parts/MatchScore.tsx';
import { MatchWhy } from '#web/parts/MatchWhy.tsx';
import { cx } from '#web/ui/cx.ts';
import { CaretDown } from '#web/ui/icons/CaretDown.ts';
import { t } from '#web/words/words.ts';
import type { ChatRuntime } from './chat.runtime.ts';
import { useRoomState } from './chat.session.ts';
import { matchLine } from './match.words.ts';

interface MatchCardProps {
  room: Room;
  match: MatchData;
  runtime: ChatRuntime;
}

/**
 * The match above the conversation, where there is no third column. It starts open in a new room with a starter, unless the
 * person comes from a screen that showed it.
 */
export function MatchCard({ room, match, runtime }: MatchCardProps) {
  const { log } = useRoomState(runtime, room.id);
  const [choice, setChoice] = useState<boolean | null>(() => (isMatchSeen() ? false : null));
  const isNew = room.lastMessage === null && log.messages.length === 0 && log.pending.length === 0;
  const isOpen = choice ?? (isNew && match.conversationStarter !== '');
  const details = useId();
  return (
    <section aria-label={t('chat.soul-match', 'Soul match')} className="shrink-0 px-4 pt-3 lg:hidden">
      <div className="sky overflow-hidden rounded-bubble">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={() => setChoice(!isOpen)}
          className="flex min-h-16 w-full items-center gap-4 px-4 py-2 text-left focus-visible:-outline-offset-4"
        >
          <MatchScore of={match} className="text-2xl text-lime" />
          <span className="flex min-w-0 grow flex-col">
            <span className="truncate font-medium">{matchLine(match)}</span>
            <span className="text-sm text-ink-2">{t('common.why-this-match', 'Why this match')}</span>
          </span>
          <CaretDown size={24} className={cx('shrink-0 transition-transform duration-200', isOpen && 'rotate-180')} />
        </button>
        <div
          id={details}
          hidden={!isOpen}
          role="group"
          aria-label={t('common.why-this-match', 'Why this match')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          className="focus-visible:-outline-offset-4 max-h-[26dvh] md:max-h-[38dvh] overflow-y-auto border-t border-line px-4 pt-3 pb-8 [mask-image:linear-gradient(black_calc(100%-2rem),transparent)]"
        >
          <MatchWhy data={match} name={room.name} size="md" isBelowScore />
        </div>
      </div>
    </section>
  );
}
