import { useState } from 'react';
import { secondBan, type WholeCase } from '#contract/moderation.ts';
import { LetterText } from '#web/features/moderation/LetterText.tsx';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate } from '#web/platform/calls/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { getCase } from '#contract/moderation.ts';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';
import { adopt } from './desk.data.ts';

type SecondBanProps = { whole: WholeCase; proposal: NonNullable<WholeCase['proposal']> };

/** Shows a proposed ban of an old account. Another moderator confirms or refuses it. The proposer can withdraw it. */
export function SecondBan({ whole: { id, version, kind, person }, proposal }: SecondBanProps) {
  const [problem, setProblem] = useState<string>();
  const [answer, isSending, sent] = useOneAtATime(async (agrees: boolean) => {
    try {
      adopt(await call(secondBan, { params: { id }, body: { version, agrees } }));
    } catch (error) {
      setProblem(wordsFor(error, t('moderation.not-sent-try-again', 'Not sent. Try again.')));
      void invalidate(getCase, { id });
    }
  });
  return (
    <div className="border-t border-line pt-4">
      <p>
        {rich(
          person === null
            ? t(
                'moderation.wants-to-ban-this-account',
                '<by/> wants to ban this account. An account this old needs two of you.',
              )
            : t('moderation.wants-to-ban', '<by/> wants to ban @{handle}. An account this old needs two of you.', {
                handle: person.handle,
              }),
          {
            by: (
              <strong className="font-semibold">
                <bdi>{proposal.by}</bdi>
              </strong>
            ),
          },
        )}
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
      {proposal.isOwn && (
        <p className="mt-4 text-ink-2">
          {proposal.maySecond
            ? t('moderation.decide-alone-now', 'It no longer needs a second moderator, so you can decide alone.')
            : t('moderation.you-proposed-it-so-somebody', 'You proposed it, so somebody else decides.')}
        </p>
      )}
      <div className="mt-5 flex flex-col gap-3">
        {proposal.maySecond && (
          <Button size="lg" full pending={isSending && sent === true} onClick={() => void answer(true)}>
            {t('moderation.ban-the-account', 'Ban the account')}
          </Button>
        )}
        <Button variant="outline" full pending={isSending && sent === false} onClick={() => void answer(false)}>
          {proposal.isOwn
            ? t('moderation.take-proposal-back', 'Take it back')
            : t('moderation.no-ban-back-to-the', 'No ban, back to the queue')}
        </Button>
      </div>
    </div>
  );
}
