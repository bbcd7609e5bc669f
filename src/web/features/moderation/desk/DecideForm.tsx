import { useCallback, useMemo, useState } from 'react';
import { isAnswerable, readerWords } from '#content/decision-words.ts';
import { noWritingDays, SENTENCE_MAX, type Action } from '#contract/moderation.decisions.ts';
import type { WholeCase } from '#contract/moderation.ts';
import { isSeen, leftIn } from '#contract/texts.written.ts';
import { LetterText } from '#web/features/moderation/LetterText.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CountedArea } from '#web/ui/CountedArea.tsx';
import { cx } from '#web/ui/cx.ts';
import { KeyCap } from '#web/ui/KeyCap.tsx';
import { RadioRow } from '#web/ui/RadioRow.tsx';
import { says } from '#web/words/says.ts';
import { t } from '#web/words/words.ts';
import { useCaseDraft, type CaseDraft } from './case.draft.ts';
import { decide } from './decide.ts';
import { actionKeys, untilOf } from './desk.rules.ts';
import { actionTitle, buttonWords } from './desk.words.ts';
import { RuleChoice } from './RuleChoice.tsx';
import { useDeskKeys, useSendKey } from './useDeskKeys.ts';

type DecideFormProps = { whole: WholeCase; isWaiting: boolean };

/** The form for a decision: the action, the rule, a sentence, and a preview of the letter to the person. */
export function DecideForm({ whole, isWaiting }: DecideFormProps) {
  const { draft, change } = useCaseDraft(whole.id);
  const [problem, setProblem] = useState<string>();
  const { choices } = whole;
  const { action, days, policy, sentence } = draft;
  const letters = useMemo(
    () => Object.fromEntries(choices.map((one) => [actionKeys[one], () => change({ action: one })])),
    [choices, change],
  );
  useDeskKeys(letters);
  const send = useCallback(() => {
    const missing = missingIn(draft, choices);
    setProblem(missing);
    if (missing !== undefined || isWaiting || action === null || policy === null) return;
    decide(whole, { action, policy, sentence, ...(action === 'no_writing' && { days }) });
  }, [draft, choices, isWaiting, whole, action, policy, sentence, days]);
  useSendKey(send);
  const words = { action, days, kind: whole.kind, needsSecond: whole.needsSecond, isHeld: whole.isHeld };
  const reader = whole.person === null ? null : `@${whole.person.handle}`;
  return (
    <>
      <fieldset className="border-b border-line lg:text-sm">
        <legend className="sr-only">{t('moderation.what-follows', 'What follows')}</legend>
        {choices.map((one) => (
          <RadioRow
            key={one}
            name="action"
            title={actionTitle(one, whole)}
            checked={one === action}
            onPick={() => change({ action: one })}
            end={
              <>
                {one === 'no_writing' && <Days value={days} onChange={(next) => change({ action: one, days: next })} />}
                <KeyCap>{actionKeys[one]}</KeyCap>
              </>
            }
          />
        ))}
      </fieldset>
      <RuleChoice value={policy} onChange={(next) => change({ policy: next })} />
      <div className="mt-4">
        <CountedArea
          label={
            action === 'dismiss' || reader === null
              ? t('moderation.why-for-the-record', 'Why, for the record')
              : t('moderation.a-sentence-to', 'A sentence to {reader}', { reader })
          }
          max={SENTENCE_MAX}
          value={sentence}
          onChange={(next) => change({ sentence: next })}
        />
      </div>
      {action !== null && action !== 'dismiss' && reader !== null && (
        <LetterPreview draft={draft} whole={whole} reader={reader} />
      )}
      {problem !== undefined && (
        <p role="alert" className="mt-4 text-coral-ink">
          {problem}
        </p>
      )}
      <Button
        size="lg"
        full
        className="mt-5 lg:sticky lg:bottom-3"
        aria-disabled={action === null || isWaiting || undefined}
        onClick={send}
      >
        {buttonWords(words)}
        <KeyCap>{SEND_KEY}</KeyCap>
      </Button>
    </>
  );
}

const SEND_KEY = navigator.userAgent.includes('Mac') ? '⌘ ↵' : t('moderation.ctrl', 'Ctrl ↵');

/** Returns what is missing or too long, as a sentence; undefined when the form can be sent. */
function missingIn({ action, policy, sentence }: CaseDraft, choices: readonly Action[]): string | undefined {
  if (action === null || !choices.includes(action))
    return t('moderation.choose-first-what-follows', 'Choose first what follows.');
  if (policy === null) return t('moderation.choose-the-rule-that-it', 'Choose the rule that it rests on.');
  if (!isSeen(sentence))
    return t('moderation.write-a-sentence-a-rule', 'Write a sentence: a rule alone explains nothing.');
  return leftIn(sentence, SENTENCE_MAX) < 0
    ? t('moderation.the-sentence-is-too-long', 'The sentence is too long.')
    : undefined;
}

type DaysProps = { value: number; onChange: (days: (typeof noWritingDays)[number]) => void };

function Days({ value, onChange }: DaysProps) {
  return (
    <span
      role="group"
      aria-label={t('moderation.for-how-many-days', 'For how many days')}
      className="flex items-center rounded-control border-[1.5px] border-line"
    >
      {noWritingDays.map((days) => (
        <button
          key={days}
          type="button"
          aria-pressed={days === value}
          aria-label={t('moderation.days', '{days, plural, one {# day} other {# days}}', { days })}
          onClick={() => onChange(days)}
          className={cx(
            'tabular min-h-11 min-w-9 rounded-[12px] px-2 text-sm font-semibold md:min-h-9',
            days === value ? 'bg-ink text-paper' : 'hover:bg-paper-2',
          )}
        >
          {days}
        </button>
      ))}
      <span aria-hidden className="px-2 text-sm text-ink-2 max-md:hidden">
        {t('moderation.days-2', 'days')}
      </span>
    </span>
  );
}

function LetterPreview({ draft, whole, reader }: { draft: CaseDraft; whole: WholeCase; reader: string }) {
  const { action, days, policy, sentence } = draft;
  const [now] = useState(() => new Date());
  if (action === null) return null;
  return (
    <section className="mt-4">
      <h3 className="mb-2 font-text text-base font-semibold tracking-normal">
        {t('moderation.what-will-read', 'What {reader} will read', { reader })}
      </h3>
      <div className="rounded-plate border-[1.5px] border-ink p-4 text-sm leading-relaxed">
        <LetterText
          as="p"
          letter={{
            action,
            kind: whole.kind,
            until: untilOf(action, days, now),
            isInForce: true,
            policy: policy ?? '',
            sentence: sentence.trim(),
            decidedBy: 'person',
            isReviewed: true,
          }}
        >
          {isAnswerable(action) && (
            <span>
              <span className="underline underline-offset-4">{t('moderation.answer-back', 'Answer back')}</span>
              {readerWords(whole.reader, says).next}
            </span>
          )}
        </LetterText>
      </div>
    </section>
  );
}
