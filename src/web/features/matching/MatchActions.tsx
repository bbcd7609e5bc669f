import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { SoulMatch } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { ChatCircle } from '#web/ui/icons/ChatCircle.ts';
import { pauseState } from './pause.ts';
import { resultWords, useDecide } from './useDecide.ts';

/** Pass and Chat. Whom one has said hello to cannot be passed on any more: that is done where matches end. */
export function MatchActions({ match }: { match: SoulMatch }) {
  const [, navigate] = useLocation();
  const onPassed = () => navigate(paths.soulMatching(), { state: pauseState('pass') });
  const { doing, pass, connect } = useDecide({ match, words: resultWords, onPassed });
  return (
    <>
      {!match.isLikedByMe && <PassButton isPassing={doing === 'pass'} disabled={doing === 'connect'} onPass={pass} />}
      <Button variant="lime" size="lg" full pending={doing === 'connect'} disabled={doing !== null} onClick={connect}>
        <ChatCircle size={24} filled /> Chat
      </Button>
    </>
  );
}

/** What can be done with somebody who is made up. */
export function ExampleActions() {
  const [, navigate] = useLocation();
  return (
    <div className="grow">
      <p className="mb-3 text-sm text-ink-2">
        Juniper is made up, so there is nobody to chat with. Your own match has Chat and Profile here.
      </p>
      <div className="flex gap-3">
        <PassButton onPass={() => navigate(paths.soulMatching(), { state: pauseState('rest') })} />
        <Link href={paths.soulMatching()} className={buttonClass({ variant: 'lime', size: 'lg', full: true })}>
          Find my own match
        </Link>
      </div>
    </div>
  );
}

type PassButtonProps = { isPassing?: boolean; disabled?: boolean; onPass: () => void };

/** Asks first: a pass cannot be taken back. */
function PassButton({ isPassing = false, disabled = false, onPass }: PassButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="outline" size="lg" disabled={disabled} onClick={() => setAsked(true)}>
        Pass
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Pass?"
        description="Are you sure you want to pass on this soul connection? 💔"
        confirm="Pass"
        danger
        pending={isPassing}
        onConfirm={onPass}
      />
    </>
  );
}
