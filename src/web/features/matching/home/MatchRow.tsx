import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { NameAndAge } from '#web/parts/NameAndAge.tsx';
import { archetypes } from '#content/archetypes.ts';
import { swipe, type SoulMatch } from '#contract/matching.ts';
import { MatchScore } from '#web/parts/MatchScore.tsx';
import { MatchWhy } from '#web/parts/MatchWhy.tsx';
import { SafetyMenu } from '#web/parts/SafetyMenu.tsx';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/call.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { KindMark } from '#web/features/matching/person/KindMark.tsx';
import { nearnessWords } from '#web/features/matching/state/match.words.ts';
import { refreshMatching } from '#web/features/matching/state/matching.data.ts';

/** One match of the list: a link to its room, and a menu with the reasons and the ways to end the match. */
export function MatchRow({ match }: { match: SoulMatch }) {
  const [open, setOpen] = useState<'why' | 'pass' | null>(null);
  const [, navigate] = useLocation();
  const name = match.user.displayName;
  return (
    <li className="@container flex items-center gap-2">
      <Link
        href={paths.chat(match.chatRoomId)}
        className="flex min-w-0 grow items-center gap-4 rounded-bubble py-3 pr-2 hover:bg-paper-2 @max-[15rem]:flex-wrap"
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
          { label: t('common.why-this-match', 'Why this match'), onSelect: () => setOpen('why') },
          {
            label: t('matching.see-it-up-close', 'See it up close'),
            onSelect: () => navigate(paths.soulResult(match.id)),
          },
          ...(match.isLikedByMe
            ? []
            : [{ label: t('matching.pass', 'Pass'), danger: true, onSelect: () => setOpen('pass') }]),
        ]}
      />
      <Sheet
        open={open === 'why'}
        onOpenChange={() => setOpen(null)}
        title={t('matching.you-and', 'You and {name}', { name })}
      >
        <MatchWhy data={match.matchData} name={name} />
      </Sheet>
      <PassDialog match={match} isOpen={open === 'pass'} onClose={() => setOpen(null)} />
    </li>
  );
}

function detail({ user, nearness, city, stateCode }: SoulMatch): string {
  const archetype = user.mbtiType && archetypes[user.mbtiType].name;
  return [archetype, nearness ? nearnessWords[nearness] : [city, stateCode].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · ');
}

/** Asks for a confirmation before a pass. The two people may be matched again three months after the pass. */
function PassDialog({ match, isOpen, onClose }: { match: SoulMatch; isOpen: boolean; onClose: () => void }) {
  const [pass, isPassing] = useOneAtATime(async () => {
    try {
      await call(swipe, { body: { matchId: match.id, action: 'pass' } });
      onClose();
      await refreshMatching();
    } catch {
      toast({
        title: t('common.something-went-wrong', 'Something went wrong'),
        description: t('matching.couldnt-pass-on-this-match', "Couldn't pass on this match. Try again?"),
        tone: 'bad',
      });
      // The pass fails if another screen has decided about the match, so the matches are read again.
      void refreshMatching();
    }
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onClose}
      title={t('matching.pass-on', 'Pass on {displayName}?', { displayName: match.user.displayName })}
      description={t(
        'matching.nobody-is-notified-the-room',
        'Nobody is notified. The room closes, and you two may meet again in three months.',
      )}
      confirm={t('matching.pass', 'Pass')}
      danger
      pending={isPassing}
      onConfirm={() => void pass()}
    />
  );
}
