import { useCallback, useMemo, useState } from 'react';
import { APPEAL_MAX, type appealOutcomes } from '#contract/moderation.decisions.ts';
import { answerAppeal, getCase, type WholeCase } from '#contract/moderation.ts';
import { isSeen } from '#contract/texts.written.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate } from '#web/platform/calls/query.ts';
import { sayAloud } from '#web/ui/toast.ts';
import { Button } from '#web/ui/Button.tsx';
import { CountedArea } from '#web/ui/CountedArea.tsx';
import { KeyCap } from '#web/ui/KeyCap.tsx';
import { RadioRow } from '#web/ui/RadioRow.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { forgetDraft, useCaseDraft } from './case.draft.ts';
import { adopt } from './desk.data.ts';
import { useDeskKeys, useSendKey } from './useDeskKeys.ts';
import { insteadOf, type Milder, Instead } from './Instead.tsx';

type AppealOutcome = (typeof appealOutcomes)[number];

const outcomes = {
  upheld: {
    title: t('moderation.the-decision-stays', 'The decision stays'),
    key: 'U',
    button: t('moderation.uphold-the-decision', 'Uphold the decision'),
  },
  changed: {
    title: t('moderation.something-milder', 'Something milder'),
    key: 'M',
    button: t('moderation.make-it-milder', 'Make it milder'),
  },
  withdrawn: {
    title: t('moderation.take-it-back', 'Take it back'),
    key: 'X',
    button: t('moderation.take-the-decision-back', 'Take the decision back'),
  },
} as const satisfies Record<AppealOutcome, unknown>;

/** The form for the answer to an appeal, by a moderator who did not make the decision. */
export function AppealAnswer({ whole, isWaiting }: { whole: WholeCase; isWaiting: boolean }) {
  const { id, version, person } = whole;
  const { draft, change } = useCaseDraft(id);
  const [outcome, setOutcome] = useState<AppealOutcome | null>(null);
  const [action, setAction] = useState<Milder>(() => insteadOf(whole)[0] ?? 'warn');
  const [problem, setProblem] = useState<string>();
  const [write, isSending] = useOneAtATime(async (chosen: AppealOutcome) => {
    const instead = chosen === 'changed' ? { action, ...(action === 'no_writing' && { days: draft.days }) } : {};
    try {
      const body = { version, outcome: chosen, answer: draft.answer, ...instead };
      adopt(await call(answerAppeal, { params: { id }, body }));
      forgetDraft(id);
      sayAloud(t('moderation.your-answer-is-on-its', 'Your answer is on its way.'));
    } catch (error) {
      setProblem(
        wordsFor(error, t('moderation.not-sent-what-you-wrote', 'Not sent. What you wrote is still here: try again.')),
      );
      void invalidate(getCase, { id });
    }
  });
  const send = useCallback(() => {
    if (isWaiting) return;
    if (outcome === null)
      return setProblem(t('moderation.choose-first-what-becomes-of', 'Choose first what becomes of the decision.'));
    if (!isSeen(draft.answer))
      return setProblem(t('moderation.write-an-answer-they-wrote', 'Write an answer: they wrote to you, too.'));
    setProblem(undefined);
    void write(outcome);
  }, [isWaiting, outcome, draft.answer, write]);
  useSendKey(send);
  if (whole.appeal?.isOwn === true) {
    return (
      <p className="border-t border-line pt-4">
        {t('moderation.you-decided-this-so-somebody', 'You decided this, so somebody else answers.')}
      </p>
    );
  }
  return (
    <>
      <Outcomes value={outcome} onPick={setOutcome} />
      {outcome === 'changed' && (
        <Instead
          whole={whole}
          action={action}
          days={draft.days}
          onPick={setAction}
          onDays={(days) => change({ days })}
        />
      )}
      <div className="mt-4">
        <CountedArea
          label={
            person === null
              ? t('moderation.your-answer', 'Your answer')
              : t('moderation.your-answer-to', 'Your answer to @{handle}', { handle: person.handle })
          }
          max={APPEAL_MAX}
          value={draft.answer}
          onChange={(answer) => change({ answer })}
        />
      </div>
      <Refusal words={problem} />
      <Button
        size="lg"
        full
        className="mt-5"
        pending={isSending}
        aria-disabled={outcome === null || isWaiting || undefined}
        onClick={send}
      >
        {outcome === null
          ? t('moderation.choose-what-becomes-of-it', 'Choose what becomes of it')
          : outcomes[outcome].button}
      </Button>
    </>
  );
}

function Refusal({ words }: { words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <p role="alert" className="mt-4 text-coral-ink">
      {words}
    </p>
  );
}

/** The possible outcomes of the appeal, each with its key. */
function Outcomes({ value, onPick }: { value: AppealOutcome | null; onPick: (outcome: AppealOutcome) => void }) {
  const letters = useMemo(
    () =>
      Object.fromEntries(Object.entries(outcomes).map(([one, { key }]) => [key, () => onPick(one as AppealOutcome)])),
    [onPick],
  );
  useDeskKeys(letters);
  return (
    <fieldset className="border-b border-line">
      <legend className="sr-only">
        {t('moderation.what-becomes-of-the-decision', 'What becomes of the decision')}
      </legend>
      {(Object.keys(outcomes) as AppealOutcome[]).map((one) => (
        <RadioRow
          key={one}
          name="outcome"
          title={outcomes[one].title}
          checked={one === value}
          onPick={() => onPick(one)}
          end={<KeyCap>{outcomes[one].key}</KeyCap>}
        />
      ))}
    </fieldset>
  );
}
