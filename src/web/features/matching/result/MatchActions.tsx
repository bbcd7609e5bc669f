import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { SoulMatch } from '#contract/matching.ts';
import { helloLabel, matchSeen } from '#web/parts/match/hello.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ChatCircle } from '#web/ui/icons/ChatCircle.ts';
import { askState } from '#web/parts/match/ask.ts';
import { t } from '#web/words/words.ts';
import { pauseState } from '#web/features/matching/state/pause.ts';
import { practiceWords, resultWords, useDecide } from '#web/features/matching/state/useDecide.ts';

/** The buttons to pass and to open the room. After saying hello, a person cannot pass, only unmatch in a menu. */
export function MatchActions({ match }: { match: SoulMatch }) {
  const [, navigate] = useLocation();
  const onPassed = () => navigate(paths.soulMatching(), { state: pauseState('pass') });
  const { isConnecting, pass, connect } = useDecide({
    match,
    words: match.kind === 'practice' ? practiceWords : resultWords,
    onPassed,
  });
  const hello = (
    <>
      <ChatCircle size={24} filled className="shrink-0 max-[22rem]:hidden" /> {helloLabel(match)}
    </>
  );
  if (match.isLikedByMe) {
    return (
      <Link
        href={paths.chat(match.chatRoomId)}
        state={matchSeen}
        className={buttonClass({ variant: 'lime', size: 'lg', full: true })}
      >
        {hello}
      </Link>
    );
  }
  return (
    <>
      <PassButton disabled={isConnecting} onPass={pass} />
      <Button variant="lime" size="lg" full pending={isConnecting} onClick={connect}>
        {hello}
      </Button>
    </>
  );
}

/** The actions of the made-up example match. */
export function ExampleActions() {
  const [, navigate] = useLocation();
  return (
    <>
      <PassButton onPass={() => navigate(paths.soulMatching(), { state: pauseState('rest') })} />
      <MadeUp>
        {(tell) => (
          <Button variant="lime" size="lg" full onClick={tell}>
            <ChatCircle size={24} filled className="shrink-0 max-[22rem]:hidden" /> {t('common.say-hello', 'Say hello')}
          </Button>
        )}
      </MadeUp>
    </>
  );
}

/** Renders a button of the example match. The button opens a window that says that the example is made up. */
export function MadeUp({ children }: { children: (tell: () => void) => ReactNode }) {
  const [isTold, setTold] = useState(false);
  return (
    <>
      {children(() => setTold(true))}
      <Dialog
        open={isTold}
        onOpenChange={setTold}
        title={t('matching.juniper-is-made-up', 'Juniper is made up')}
        description={t(
          'matching.there-is-nobody-here-to',
          'There is nobody here to write to or to look up. Your own match is a search away.',
        )}
        footer={
          <Link href={paths.soulMatching()} state={askState} className={buttonClass({ variant: 'lime', full: true })}>
            {t('matching.find-my-own-match', 'Find my own match')}
          </Link>
        }
      >
        {null}
      </Dialog>
    </>
  );
}

function PassButton({ disabled = false, onPass }: { disabled?: boolean; onPass: () => void }) {
  return (
    <Button variant="outline" size="lg" disabled={disabled} onClick={onPass}>
      {t('matching.pass', 'Pass')}
    </Button>
  );
}
