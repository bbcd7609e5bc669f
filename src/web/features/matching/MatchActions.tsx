import { useState } from 'react';
import { useLocation } from 'wouter';
import type { SoulMatch } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { ChatCircle } from '#web/ui/icons/ChatCircle.ts';
import { pauseState } from './pause.ts';
import { resultWords, useDecide } from './useDecide.ts';

/** Pass and Chat. Whom one has said hello to cannot be passed on any more: that is done where matches end. */
export function MatchActions({ match }: { match: SoulMatch }) {
  const [isAsked, setAsked] = useState(false);
  const [, navigate] = useLocation();
  const onPassed = () => navigate(paths.soulMatching(), { state: pauseState('pass') });
  const { doing, pass, connect } = useDecide({ match, words: resultWords, onPassed });
  return (
    <>
      {!match.isLikedByMe && (
        <Button variant="outline" size="lg" disabled={doing === 'connect'} onClick={() => setAsked(true)}>
          Pass
        </Button>
      )}
      <Button variant="lime" size="lg" full pending={doing === 'connect'} disabled={doing !== null} onClick={connect}>
        <ChatCircle size={24} filled /> Chat
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Pass?"
        description="Are you sure you want to pass on this soul connection? 💔"
        confirm="Pass"
        danger
        pending={doing === 'pass'}
        onConfirm={pass}
      />
    </>
  );
}
