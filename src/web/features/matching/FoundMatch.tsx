import { useState } from 'react';
import { useLocation } from 'wouter';
import { archetypes } from '#content/archetypes.ts';
import { swipe, type SoulMatch } from '#contract/matching.ts';
import { call } from '#web/platform/call.ts';
import { paths } from '#web/paths.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { ChatCircle } from '#web/ui/icons/ChatCircle.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { toast } from '#web/ui/toast.ts';
import { nearnessWords } from './match.words.ts';
import { refreshMatching } from './matching.data.ts';
import { SkyFrame } from './SkyFrame.tsx';
import { WhyThisMatch } from './WhyThisMatch.tsx';

type FoundMatchProps = { match: SoulMatch; onPassed: () => void; onMet: () => void };

/** The person a search found: who they are under the sky, why on paper, and the two ways on. */
export function FoundMatch({ match, onPassed, onMet }: FoundMatchProps) {
  const [doing, setDoing] = useState<'pass' | 'like' | null>(null);
  const [, navigate] = useLocation();
  const decide = async (action: 'pass' | 'like') => {
    setDoing(action);
    try {
      const { chatroom_id: roomId } = await call(swipe, { body: { matchId: match.id, action } });
      void refreshMatching();
      if (action === 'pass') onPassed();
      else {
        onMet();
        toast({ title: '🌟 Cosmic Connection Made!', tone: 'good' });
        navigate(paths.chat(roomId ?? match.chatRoomId));
      }
    } catch {
      setDoing(null);
      toast({ title: 'Action Failed', description: 'Unable to process your choice. Please try again.', tone: 'bad' });
    }
  };
  return (
    <>
      <SkyFrame seed={String(match.user.id)}>
        <Person match={match} />
      </SkyFrame>
      <div className="pb-safe relative mx-auto -mt-7 flex w-full max-w-[42.5rem] grow flex-col rounded-t-sheet bg-paper px-6 pt-7 md:px-9 lg:mt-0">
        <WhyThisMatch data={match.matchData} />
        <div className="sticky bottom-0 mt-auto flex gap-3 bg-paper pt-4 pb-6">
          <Button
            variant="outline"
            size="lg"
            pending={doing === 'pass'}
            disabled={doing === 'like'}
            onClick={() => void decide('pass')}
          >
            Pass
          </Button>
          <Button
            variant="lime"
            size="lg"
            full
            className="md:max-w-72"
            pending={doing === 'like'}
            disabled={doing === 'pass'}
            onClick={() => void decide('like')}
          >
            <ChatCircle size={24} filled /> Say hello
          </Button>
        </div>
      </div>
    </>
  );
}

function Person({ match: { user, age, nearness, city, stateCode } }: { match: SoulMatch }) {
  const archetype = user.mbtiType && archetypes[user.mbtiType];
  const hasPhoto = user.profileImageUrl !== null || Boolean(user.avatarConfig?.image);
  const place = [city, stateCode].filter(Boolean).join(', ');
  return (
    <div className="flex animate-[fade-in_240ms_ease-out] flex-col items-center px-5 pt-2 pb-16 text-center">
      <div className="grid size-40 place-items-center overflow-hidden rounded-full border-2 border-lime bg-night-2 text-lime">
        {archetype && !hasPhoto ? <Animal name={archetype.animal} size={96} /> : <Avatar person={user} size={156} />}
      </div>
      <PageHeading className="mt-5 text-4xl tracking-[-0.04em] text-balance break-words">
        {user.displayName}
        {age !== null && `, ${age}`}
      </PageHeading>
      {archetype && (
        <p className="mt-1 text-lg text-ink-2">
          {archetype.name} · <span className="latin">{archetype.latinName}</span>
        </p>
      )}
      <p className="mt-1 flex flex-wrap items-center justify-center gap-2 text-sm font-semibold text-ink-2">
        {[place, nearness && nearnessWords[nearness]].filter(Boolean).join(' · ')}
        {user.isDemo && <DemoMark />}
        {user.isSeedUser && <AiMark />}
      </p>
    </div>
  );
}
