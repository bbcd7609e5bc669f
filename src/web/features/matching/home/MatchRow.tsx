import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { NameAndAge } from '#web/parts/people/NameAndAge.tsx';
import { archetypes } from '#content/archetypes.ts';
import type { SoulMatch } from '#contract/matching.ts';
import { MatchScore } from '#web/parts/match/MatchScore.tsx';
import { MatchWhy } from '#web/parts/match/MatchWhy.tsx';
import { SafetyMenu } from '#web/parts/people/SafetyMenu.tsx';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { homeWords, useDecide } from '#web/features/matching/state/useDecide.ts';
import { spoken, t } from '#web/words/words.ts';
import { KindMark } from '#web/features/matching/person/KindMark.tsx';
import { nearnessWords } from '#web/features/matching/state/match.words.ts';

const stay = (): void => undefined;

/** One match of the list: a link to its room, and a menu with the reasons and the ways to end the match. */
export function MatchRow({ match }: { match: SoulMatch }) {
  const [isOpen, setOpen] = useState(false);
  const [, navigate] = useLocation();
  const { pass } = useDecide({ match, words: homeWords, onUndone: stay });
  const name = match.user.displayName;
  return (
    <li className="@container flex items-center gap-2">
      <Link
        href={paths.chat(match.chatRoomId)}
        className="flex min-w-0 grow items-center gap-4 rounded-bubble py-3 pe-2 hover:bg-paper-2 @max-[15rem]:flex-wrap"
      >
        <Avatar person={match.user} size={60} presence />
        {/* With large text, the words have a row of their own, below the avatar and the score. */}
        <span className="min-w-0 grow @max-[15rem]:order-last @max-[15rem]:basis-full">
          <span className="display flex flex-wrap items-center gap-x-2 text-lg">
            <span className="truncate">
              <NameAndAge name={name} age={match.age} />
            </span>
            {match.user.isDemo && <DemoMark />}
            {match.user.isSeedUser && <AiMark />}
          </span>
          <span className="block text-sm text-ink-2">{detail(match)}</span>
          <KindMark kind={match.kind} className="mt-1" />
        </span>
        <MatchScore of={match.matchData} className="text-2xl" />
      </Link>
      <SafetyMenu
        person={match.user}
        hasPass={!match.isLikedByMe}
        items={[
          { label: t('common.why-this-match', 'Why this match'), onSelect: () => setOpen(true) },
          {
            label: t('matching.see-it-up-close', 'See it up close'),
            onSelect: () => navigate(paths.soulResult(match.id)),
          },
          ...(match.isLikedByMe ? [] : [{ label: t('matching.pass', 'Pass'), danger: true, onSelect: pass }]),
        ]}
      />
      <Sheet open={isOpen} onOpenChange={setOpen} title={t('matching.you-and', 'You and {name}', { name })}>
        <MatchWhy data={match.matchData} name={name} />
      </Sheet>
    </li>
  );
}

function detail({ user, nearness, city, stateCode }: SoulMatch): string {
  const archetype = user.mbtiType && spoken(archetypes[user.mbtiType].name);
  return [archetype, nearness ? nearnessWords[nearness] : [city, stateCode].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · ');
}
