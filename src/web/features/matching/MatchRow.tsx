import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { archetypes } from '#content/archetypes.ts';
import { swipe, unmatch, type SoulMatch } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/call.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { toast } from '#web/ui/toast.ts';
import { KindMark } from './KindMark.tsx';
import { nearnessWords } from './match.words.ts';
import { refreshMatching } from './matching.data.ts';
import { WhyThisMatch } from './WhyThisMatch.tsx';

/** Someone one is matched with: the way into the room, why, and the ways out. */
export function MatchRow({ match }: { match: SoulMatch }) {
  const [open, setOpen] = useState<'why' | 'end' | null>(null);
  const [, navigate] = useLocation();
  const name = match.user.displayName;
  return (
    <li className="flex items-center gap-2">
      <Link
        href={paths.chat(match.chatRoomId)}
        className="flex min-w-0 grow items-center gap-4 rounded-bubble py-3 pr-2 hover:bg-paper-2"
      >
        <Avatar person={match.user} size={60} presence />
        <span className="min-w-0 grow">
          <span className="display flex flex-wrap items-center gap-x-2 text-lg">
            <span className="truncate">
              {name}
              {match.age !== null && `, ${match.age}`}
            </span>
            {match.user.isDemo && <DemoMark />}
            {match.user.isSeedUser && <AiMark />}
          </span>
          <span className="block text-sm text-ink-2">{detail(match)}</span>
          <KindMark kind={match.kind} className="mt-1" />
        </span>
        <span className="display-tight tabular text-2xl">
          {match.matchData.compatibilityScore}
          <span className="sr-only"> of 100</span>
        </span>
      </Link>
      <Menu
        items={[
          { label: 'Why this match', onSelect: () => setOpen('why') },
          { label: 'See it up close', onSelect: () => navigate(paths.soulResult(match.id)) },
          { label: match.isLikedByMe ? 'Unmatch' : 'Pass', danger: true, onSelect: () => setOpen('end') },
        ]}
      >
        <IconButton icon={DotsThree} label={`More about ${name}`} />
      </Menu>
      <Sheet open={open === 'why'} onOpenChange={() => setOpen(null)} title={`You and ${name}`}>
        <WhyThisMatch data={match.matchData} />
      </Sheet>
      <EndDialog match={match} isOpen={open === 'end'} onClose={() => setOpen(null)} />
    </li>
  );
}

function detail({ user, nearness, city, stateCode }: SoulMatch): string {
  const archetype = user.mbtiType && archetypes[user.mbtiType].name;
  return [archetype, nearness ? nearnessWords[nearness] : [city, stateCode].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · ');
}

/** Before a hello one passes, and may meet again; after it one unmatches, for good. */
function EndDialog({ match, isOpen, onClose }: { match: SoulMatch; isOpen: boolean; onClose: () => void }) {
  const [isEnding, setEnding] = useState(false);
  const isPass = !match.isLikedByMe;
  const end = async () => {
    setEnding(true);
    try {
      if (isPass) await call(swipe, { body: { matchId: match.id, action: 'pass' } });
      else await call(unmatch, { body: { matchId: match.id } });
      onClose();
      await refreshMatching();
    } catch {
      toast({
        title: 'Something went wrong',
        description: isPass ? "Couldn't pass on this match. Try again?" : "Couldn't unmatch. Try again?",
        tone: 'bad',
      });
    } finally {
      setEnding(false);
    }
  };
  const name = match.user.displayName;
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onClose}
      title={isPass ? `Pass on ${name}?` : `Unmatch ${name}?`}
      description={
        isPass
          ? 'Nobody is notified. The room closes, and you two may meet again in three months.'
          : 'Nobody is notified. What you wrote stays readable, nothing more can be sent, and you two will not be matched again.'
      }
      confirm={isPass ? 'Pass' : 'Unmatch'}
      danger
      pending={isEnding}
      onConfirm={() => void end()}
    />
  );
}
