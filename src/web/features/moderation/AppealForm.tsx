import { useState } from 'react';
import { APPEAL_MAX, appealDecision, listDecisions, type Decision } from '#contract/moderation.decisions.ts';
import { readerWords } from '#content/decision-words.ts';
import { isSeen, leftIn } from '#contract/texts.written.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readText, writeText } from '#web/platform/storage/storage.ts';
import { Button } from '#web/ui/Button.tsx';
import { CountedArea } from '#web/ui/CountedArea.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { says } from '#web/words/says.ts';
import { t } from '#web/words/words.ts';

type AppealFormProps = { decision: Decision; onClose: () => void };

/** The form for an appeal against a decision. The text stays in the tab until it is sent. */
export function AppealForm({ decision, onClose }: AppealFormProps) {
  const [text, setText] = useState(() => readText(kept.appealDraft, decision.id) ?? '');
  const [problem, setProblem] = useState<string>();
  const keep = (next: string): void => {
    setText(next);
    setProblem(undefined);
    writeText(kept.appealDraft, next === '' ? null : next, decision.id);
  };
  const [send, isSending] = useOneAtATime(async () => {
    if (!isSeen(text)) return setProblem(t('moderation.write-something-first', 'Write something first.'));
    try {
      const answered = await call(appealDecision, { params: { id: decision.id }, body: { text } });
      writeText(kept.appealDraft, null, decision.id);
      replace(answered);
    } catch (error) {
      setProblem(
        wordsFor(
          error,
          t(
            'moderation.that-was-not-sent-everything',
            'That was not sent. Everything you wrote is still here: try again.',
          ),
        ),
      );
    }
  });
  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <CountedArea
        label={t('moderation.your-answer', 'Your answer')}
        max={APPEAL_MAX}
        value={text}
        onChange={keep}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just pressed the button for this field
        autoFocus
        placeholder={t('moderation.what-did-we-get-wrong', 'What did we get wrong?')}
      />
      <p className="mt-2 text-sm text-ink-2">{readerWords(decision.reader, says).will}</p>
      {problem !== undefined && (
        <p role="alert" className="mt-2 text-coral-ink">
          {problem}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="ink" type="submit" pending={isSending} disabled={leftIn(text, APPEAL_MAX) < 0}>
          {t('moderation.send-my-answer', 'Send my answer')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('moderation.not-now', 'Not now')}
        </Button>
      </div>
    </form>
  );
}

function replace(answered: Decision): void {
  queryClient.setQueryData<{ decisions: Decision[] }>(
    queryKey(listDecisions),
    (before) => before && { decisions: before.decisions.map((one) => (one.id === answered.id ? answered : one)) },
  );
}
