import { useState } from 'react';
import { secondBan, type WholeCase } from '#contract/moderation.ts';
import { LetterText } from '#web/features/moderation/LetterText.tsx';
import { wordsFor } from '#web/parts/problems.ts';
import { call } from '#web/platform/call.ts';
import { invalidate } from '#web/platform/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { getCase } from '#contract/moderation.ts';
import { adopt } from './desk.data.ts';

type SecondBanProps = { whole: WholeCase; proposal: NonNullable<WholeCase['proposal']> };

/** A ban of an old account that another moderator proposed. */
export function SecondBan({ whole: { id, version, kind, person }, proposal }: SecondBanProps) {
  const [problem, setProblem] = useState<string>();
  const [answer, isSending, sent] = useOneAtATime(async (agrees: boolean) => {
    try {
      adopt(await call(secondBan, { params: { id }, body: { version, agrees } }));
    } catch (error) {
      setProblem(wordsFor(error, 'Not sent. Try again.'));
      void invalidate(getCase, { id });
    }
  });
  return (
    <div className="border-t border-line pt-4">
      <p>
        <strong className="font-semibold">{proposal.by}</strong> wants to ban
        {person === null ? ' this account' : ` @${person.handle}`}. An account this old needs two of you.
      </p>
      <div className="mt-4 rounded-plate border-[1.5px] border-ink p-4 text-sm leading-relaxed">
        <LetterText
          as="p"
          letter={{
            action: 'ban',
            kind,
            until: null,
            isInForce: true,
            policy: proposal.policy,
            sentence: proposal.sentence,
            decidedBy: 'person',
            isReviewed: true,
          }}
        />
      </div>
      {problem !== undefined && (
        <p role="alert" className="mt-4 text-coral-ink">
          {problem}
        </p>
      )}
      {proposal.maySecond ? (
        <div className="mt-5 flex flex-col gap-3">
          <Button size="lg" full pending={isSending && sent === true} onClick={() => void answer(true)}>
            Ban the account
          </Button>
          <Button variant="outline" full pending={isSending && sent === false} onClick={() => void answer(false)}>
            No ban, back to the queue
          </Button>
        </div>
      ) : (
        <p className="mt-4 text-ink-2">You proposed it, so somebody else decides.</p>
      )}
    </div>
  );
}
