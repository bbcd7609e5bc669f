import { useState } from 'react';
import { APPEAL_MAX } from '#contract/moderation.decisions.ts';
import { writeToCase, type WholeCase } from '#contract/moderation.ts';
import { isSeen } from '#contract/texts.written.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { call } from '#web/platform/calls/call.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { Button } from '#web/ui/Button.tsx';
import { CountedArea } from '#web/ui/CountedArea.tsx';
import { RadioRow } from '#web/ui/RadioRow.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { Part } from './Part.tsx';
import { useCaseDraft } from './case.draft.ts';
import { adopt } from './desk.data.ts';

type Side = WholeCase['talk'][number]['side'];

/** Shows the notes for moderators and the messages to both sides of a case, with a form to write more. */
export function CaseTalk({ whole }: { whole: WholeCase }) {
  const { talk, person, evidence } = whole;
  const [isWriting, setWriting] = useState(false);
  const sides: readonly Side[] = [
    'note',
    ...(evidence.length > 0 ? (['reporter'] as const) : []),
    ...(person === null ? [] : (['subject'] as const)),
  ];
  const words: Readonly<Record<Side, string>> = {
    note: t('moderation.a-note-for-moderators', 'A note, for moderators'),
    reporter:
      evidence.length > 1
        ? t('moderation.to-everybody-who-reported-it', 'To everybody who reported it')
        : t('moderation.to-the-person-who-reported', 'To the person who reported it'),
    subject: person === null ? '' : t('moderation.to', 'To @{handle}', { handle: person.handle }),
  };
  return (
    <Part title={t('moderation.notes-and-lines', 'Notes and lines')}>
      <ol className="flex flex-col gap-3">
        {talk.map(({ side, from, text, at }) => (
          <li key={`${at} ${text}`} className="border-s-[3px] border-line ps-3">
            <p {...asWritten} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
              {text}
            </p>
            <p className="text-sm text-ink-2">
              <bdi>{from}</bdi> · {words[side]}
            </p>
          </li>
        ))}
      </ol>
      {isWriting ? (
        <TalkForm whole={whole} sides={sides} words={words} onClose={() => setWriting(false)} />
      ) : (
        <Button variant="outline" size="sm" className="mt-2" onClick={() => setWriting(true)}>
          {t('moderation.write', 'Write')}
        </Button>
      )}
    </Part>
  );
}

type TalkFormProps = {
  whole: WholeCase;
  sides: readonly Side[];
  words: Readonly<Record<Side, string>>;
  onClose: () => void;
};

function TalkForm({ whole: { id }, sides, words, onClose }: TalkFormProps) {
  const { draft, change } = useCaseDraft(id);
  const [side, setSide] = useState<Side>('note');
  const [problem, setProblem] = useState<string>();
  const [send, isSending] = useOneAtATime(async () => {
    if (!isSeen(draft.line)) return setProblem(t('moderation.write-something-first', 'Write something first.'));
    try {
      adopt(await call(writeToCase, { params: { id }, body: { side, text: draft.line } }));
      change({ line: '' });
      onClose();
    } catch (error) {
      setProblem(
        wordsFor(error, t('moderation.not-sent-what-you-wrote', 'Not sent. What you wrote is still here: try again.')),
      );
    }
  });
  return (
    <form
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset className="mb-3 border-b border-line">
        <legend className="sr-only">{t('moderation.who-reads-it', 'Who reads it')}</legend>
        {sides.map((one) => (
          <RadioRow key={one} name="side" title={words[one]} checked={one === side} onPick={() => setSide(one)} />
        ))}
      </fieldset>
      <CountedArea
        label={t('moderation.what-you-write', 'What you write')}
        hideLabel
        max={APPEAL_MAX}
        value={draft.line}
        onChange={(line) => change({ line })}
      />
      {problem !== undefined && (
        <p role="alert" className="mt-2 text-coral-ink">
          {problem}
        </p>
      )}
      <div className="mt-3 flex gap-3">
        <Button type="submit" size="sm" pending={isSending}>
          {side === 'note' ? t('moderation.keep-the-note', 'Keep the note') : t('moderation.send', 'Send')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {t('moderation.not-now', 'Not now')}
        </Button>
      </div>
    </form>
  );
}
