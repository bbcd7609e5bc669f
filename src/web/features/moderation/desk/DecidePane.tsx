import type { WholeCase } from '#contract/moderation.ts';
import { Button } from '#web/ui/Button.tsx';
import { KeyCap } from '#web/ui/KeyCap.tsx';
import { t } from '#web/words/words.ts';
import { AppealAnswer } from './AppealAnswer.tsx';
import { DecideForm } from './DecideForm.tsx';
import { timeLeft } from './desk.words.ts';
import { stateWords } from './desk.rules.ts';
import type { UnsentDecision } from './undo.ts';
import { SecondBan } from './SecondBan.tsx';

type DecidePaneProps = {
  whole: WholeCase;
  now: number;
  /**
   * What changed in the case since the moderator read it, or null. A change blocks the form until `onRead` is called.
   */
  changes: readonly string[] | null;
  onRead: () => void;
  held: UnsentDecision | null;
  onUndo: () => void;
  onKeys: () => void;
};

/** The pane with the actions that the state of the case allows. */
export function DecidePane(props: DecidePaneProps) {
  const { whole, now, changes, onRead, held, onUndo, onKeys } = props;
  const { words, isLate } = timeLeft(whole.dueAt, now);
  const isHeld = held?.caseId === whole.id;
  return (
    <section aria-label={t('moderation.decide', 'Decide')} className="flex min-h-full flex-col px-5 pt-6 pb-5 lg:pt-8">
      <h2 className="text-2xl tracking-[-0.03em]">
        {whole.state === 'appealed' ? t('moderation.answer', 'Answer') : t('moderation.decide', 'Decide')}
      </h2>
      <p className="mt-1 mb-3 text-ink-2">
        {isLate
          ? t('moderation.nothing-here-is-final', '{charAt}{words}. Nothing here is final.', {
              charAt: words.charAt(0).toUpperCase(),
              words: words.slice(1),
            })
          : t('moderation.left-nothing-here-is-final', '{words} left. Nothing here is final.', { words })}
      </p>
      {isHeld ? (
        <div role="status" className="flex flex-col items-start gap-3 border-t border-line pt-4">
          <p className="display text-lg">{held.label}</p>
          <p className="text-ink-2">
            {t('moderation.it-is-sent-in-a', 'It is sent in a moment. Until then it has not happened.')}
          </p>
          <Button variant="outline" onClick={onUndo}>
            {t('common.undo', 'Undo')} <KeyCap>Z</KeyCap>
          </Button>
        </div>
      ) : (
        <>
          {changes !== null && <Changed changes={changes} onRead={onRead} />}
          <Form whole={whole} isWaiting={changes !== null} />
        </>
      )}
      <p className="mt-auto flex flex-wrap items-center justify-center gap-x-5 gap-y-2 pt-6 text-sm text-ink-2 pointer-coarse:hidden">
        <span className="flex items-center gap-1.5">
          <KeyCap>J</KeyCap>
          <KeyCap>K</KeyCap> {t('moderation.next-back', 'next, back')}
        </span>
        <span className="flex items-center gap-1.5">
          <KeyCap>Z</KeyCap> {t('moderation.undo', 'undo')}
        </span>
        <button type="button" onClick={onKeys} className="flex min-h-11 items-center gap-1.5 hover:text-ink">
          <KeyCap>?</KeyCap> {t('moderation.all-keys', 'all keys')}
        </button>
      </p>
    </section>
  );
}

function Form({ whole, isWaiting }: { whole: WholeCase; isWaiting: boolean }) {
  if (!whole.mayAct) {
    return (
      <p className="border-t border-line pt-4">
        {t(
          'moderation.not-yours-to-decide-it',
          'Not yours to decide: it is about you, about another moderator, or you decided it before.',
        )}
      </p>
    );
  }
  if (whole.appeal !== null) return <AppealAnswer key={whole.id} whole={whole} isWaiting={isWaiting} />;
  if (whole.proposal !== null) return <SecondBan whole={whole} proposal={whole.proposal} />;
  if (whole.state === 'closed') {
    return (
      <p className="border-t border-line pt-4">
        {t('moderation.the-case-is-a-new', 'The case is {closed}. A new report opens it again.', {
          closed: stateWords.closed,
        })}
      </p>
    );
  }
  return <DecideForm key={whole.id} whole={whole} isWaiting={isWaiting} />;
}

function Changed({ changes, onRead }: { changes: readonly string[]; onRead: () => void }) {
  return (
    <div role="alert" className="mb-4 rounded-bubble bg-coral-soft px-4 py-3">
      <p className="font-semibold">
        {t('moderation.somebody-changed-this-case-meanwhile', 'Somebody changed this case meanwhile.')}
      </p>
      <ul className="mt-1">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-ink-2">
        {t('moderation.what-you-wrote-is-still', 'What you wrote is still here.')}
      </p>
      <Button variant="outline" size="sm" className="mt-2" onClick={onRead}>
        {t('moderation.i-have-read-it', 'I have read it')}
      </Button>
    </div>
  );
}
