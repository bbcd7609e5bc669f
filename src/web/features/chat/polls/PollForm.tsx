import { useState } from 'react';
import { POLL_QUESTION_MAX, POLL_SECRET_MIN } from '#contract/chat.polls.ts';
import type { Room } from '#contract/chat.ts';
import { repeatedIn } from '#contract/polls.ts';
import { isSeen } from '#contract/texts.written.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field, TextField } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { ask } from './poll.acts.ts';
import { POLL_HOURS, usePollDraft, type PollDraft } from './poll.draft.ts';

interface PollFormProps {
  room: Room;
  runtime: ChatRuntime;
  onClose: () => void;
}

interface Fault {
  words: string;
  fields: Readonly<Record<string, string>>;
  /** True when the server asks whether to send these words as they are. */
  isAsked: boolean;
}

/** The form for a new poll. */
export function PollForm({ room, runtime, onClose }: PollFormProps) {
  const { draft, change, forget } = usePollDraft(room.id);
  const [fault, setFault] = useState<Fault | null>(null);
  // A warning about the earlier words, or a confirmation of them, does not apply to the new words.
  const write = (fields: Partial<PollDraft>): void => {
    change(fields);
    setFault(null);
  };
  const maySecret = room.type === 'group' && room.memberCount >= POLL_SECRET_MIN;
  const [send, isRunning] = useOneAtATime(async () => {
    const missing = missingIn(draft);
    if (missing !== undefined) return setFault({ words: '', fields: missing, isAsked: false });
    try {
      const { hours, isSecret, ...rest } = draft;
      const sure = fault?.isAsked === true ? { sendAnyway: true } : {};
      const end = hours === 0 ? {} : { hours };
      await ask(runtime, room.id, { ...rest, ...end, ...sure, isSecret: isSecret && maySecret });
      forget();
      onClose();
    } catch (error) {
      const { code, fields } = asCallError(error);
      const words = wordsFor(error, t('chat.the-poll-was-not-sent', 'The poll was not sent.'));
      setFault({ words, fields, isAsked: code === 'send_anyway' });
    }
  });
  const errors = fault?.fields ?? {};
  const isAbout = Object.keys(errors).length > 0;
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('chat.make-a-poll', 'Make a poll')}
      description={t('chat.everybody-here-can-vote', 'Everybody in this chat can vote, and change their mind.')}
      footer={
        <Button full variant="lime" pending={isRunning} type="submit" form="poll">
          {fault?.isAsked === true ? t('chat.send-it-anyway', 'Send it anyway') : t('chat.ask-them', 'Ask them')}
        </Button>
      }
    >
      <Form id="poll" onSubmit={() => void send()}>
        <TextField
          label={t('chat.your-question', 'Your question')}
          value={draft.question}
          most={POLL_QUESTION_MAX}
          error={errors['question']}
          onChange={({ target }) => write({ question: target.value })}
          autoComplete="off"
        />
        <ChoiceFields choices={draft.choices} errors={errors} onChange={(choices) => write({ choices })} />
        <Field label={t('chat.open-until', 'Open for')} error={errors['hours']}>
          {(wiring) => (
            <Select {...wiring} value={draft.hours} onChange={({ target }) => write({ hours: Number(target.value) })}>
              {POLL_HOURS.map((hours) => (
                <option key={hours} value={hours}>
                  {spanWords(hours)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Switch
          label={t('chat.several-choices', 'One may choose several')}
          checked={draft.isMany}
          onChange={(isMany) => write({ isMany })}
        />
        <SecretSwitch isOn={draft.isSecret} mayBe={maySecret} onChange={(isSecret) => write({ isSecret })} />
        {errors['isSecret'] !== undefined && <Refusal words={errors['isSecret']} />}
        {fault !== null && !isAbout && <Refusal words={fault.words} />}
      </Form>
    </Sheet>
  );
}

interface SecretProps {
  isOn: boolean;
  /** True in a group that is large enough. */
  mayBe: boolean;
  onChange: (isOn: boolean) => void;
}

function SecretSwitch({ isOn, mayBe, onChange }: SecretProps) {
  return (
    <Switch
      label={t('chat.secret-poll', 'Secret')}
      note={
        mayBe
          ? t(
              'chat.secret-poll-about',
              'Nobody learns who voted, or for what. Only the counts show, once it is closed and five have voted.',
            )
          : t('chat.secret-poll-needs', 'A secret poll needs five people, or everybody could guess.')
      }
      checked={isOn && mayBe}
      disabled={!mayBe}
      onChange={onChange}
    />
  );
}

function Refusal({ words }: { words: string }) {
  return (
    <p role="alert" className="text-coral-ink">
      {words}
    </p>
  );
}

/** Returns what is missing, by field; undefined if nothing is. The server checks the rest. */
function missingIn({ question, choices }: PollDraft): Record<string, string> | undefined {
  const fields: Record<string, string> = {};
  if (!isSeen(question)) fields['question'] = t('chat.ask-something', 'Ask something.');
  for (const [at, choice] of choices.entries())
    if (!isSeen(choice)) fields[`choices.${at}`] = t('chat.say-what-one-can-choose', 'Say what one can choose.');
  for (const at of repeatedIn(choices.map((one) => one.trim())))
    fields[`choices.${at}`] = t('chat.this-choice-is-there', 'This choice is there already.');
  return Object.keys(fields).length === 0 ? undefined : fields;
}

function spanWords(hours: number): string {
  if (hours === 0) return t('chat.until-closed', 'Until somebody closes it');
  const days = hours / 24;
  return days < 1
    ? t('chat.hours', '{hours, plural, one {# hour} other {# hours}}', { hours })
    : t('chat.days', '{days, plural, one {# day} =7 {A week} other {# days}}', { days });
}
