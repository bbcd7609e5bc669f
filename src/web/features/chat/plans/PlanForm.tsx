import { useState } from 'react';
import type { Message } from '#contract/chat.ts';
import { PLAN_PLACE_MAX, PLAN_TITLE_MAX } from '#contract/chat.plans.ts';
import { isSeen } from '#contract/texts.written.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field, TextField } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { savePlan } from './plan.acts.ts';
import { usePlanDraft, type PlanDraft } from './plan.draft.ts';
import { cityOf, ownZone } from './plan.times.ts';

interface PlanFormProps {
  roomId: string;
  /** The message of the plan to change; undefined for a new plan. */
  message?: Message;
  runtime: ChatRuntime;
  onClose: () => void;
}

interface Fault {
  words: string;
  fields: Readonly<Record<string, string>>;
  /** True when the server asks whether to send these words as they are. */
  isAsked: boolean;
}

/** The form for a new plan, or for changing the plan of `message`. */
export function PlanForm({ roomId, message, runtime, onClose }: PlanFormProps) {
  const old = message?.plan;
  const { draft, change, forget } = usePlanDraft(roomId, message);
  const [fault, setFault] = useState<Fault | null>(null);
  // A warning about the earlier words, or a confirmation of them, does not apply to the new words.
  const write = (fields: Partial<PlanDraft>): void => {
    change(fields);
    setFault(null);
  };
  const [save, isRunning] = useOneAtATime(async () => {
    if (!isSeen(draft.title)) return setFault(nothing);
    if (draft.when === '') return setFault(never);
    try {
      const sure = fault?.isAsked === true ? { sendAnyway: true } : {};
      await savePlan(runtime, { roomId, message }, { ...draft, ...sure });
      forget();
      onClose();
    } catch (error) {
      const { code, fields } = asCallError(error);
      setFault({
        words: wordsFor(error, t('chat.the-plan-was-not-saved', 'The plan was not saved.')),
        fields,
        isAsked: code === 'send_anyway',
      });
    }
  });
  const errors = fault?.fields ?? {};
  const isAbout = Object.keys(errors).length > 0;
  return (
    <Sheet
      open
      onOpenChange={() => {
        // A change that is given up leaves the plan as it is; a new plan waits.
        if (old !== undefined) forget();
        onClose();
      }}
      title={old === undefined ? t('chat.make-a-plan', 'Make a plan') : t('chat.change-the-plan', 'Change the plan')}
      description={t('chat.everybody-in-this-chat-can', 'Everybody in this chat can say whether they come.')}
      footer={
        <Button full variant="lime" pending={isRunning} type="submit" form="plan">
          {fault?.isAsked === true ? anyway : old === undefined ? share : t('common.save', 'Save')}
        </Button>
      }
    >
      <Form id="plan" onSubmit={() => void save()}>
        <TextField
          label={t('chat.what', 'What')}
          placeholder={t('chat.tea-a-walk-the-museum', 'Tea, a walk, the museum…')}
          value={draft.title}
          most={PLAN_TITLE_MAX}
          error={errors['title']}
          onChange={({ target }) => write({ title: target.value })}
          autoComplete="off"
        />
        <TextField
          label={t('chat.when', 'When')}
          type="datetime-local"
          value={draft.when}
          error={errors['when']}
          onChange={({ target }) => write({ when: target.value })}
        />
        <Zone zone={draft.zone} error={errors['zone']} onChange={(zone) => write({ zone })} />
        <TextField
          label={t('chat.where-in-your-words', 'Where, in your words')}
          hint={t('chat.a-public-place-is-a', 'Somewhere public is a good first choice.')}
          value={draft.place}
          most={PLAN_PLACE_MAX}
          error={errors['place']}
          onChange={({ target }) => write({ place: target.value })}
          autoComplete="off"
        />
        {fault !== null && !isAbout && <Refusal words={fault.words} />}
      </Form>
    </Sheet>
  );
}

function Refusal({ words }: { words: string }) {
  return (
    <p role="alert" className="text-coral-ink">
      {words}
    </p>
  );
}

const anyway = t('chat.send-it-anyway', 'Send it anyway');
const share = t('chat.share-the-plan', 'Share the plan');

const missing = (field: string, words: string): Fault => ({ words, fields: { [field]: words }, isAsked: false });

const nothing = missing('title', t('chat.say-what-you-are-planning', 'Say what you are planning.'));
const never = missing('when', t('chat.please-choose-a-day-and', 'Please choose a day and a time.'));

interface ZoneProps {
  zone: string;
  error: string | undefined;
  onChange: (zone: string) => void;
}

/** The plan's time zone. For a new plan it is the person's own, unless they choose another. */
function Zone({ zone, error, onChange }: ZoneProps) {
  const zones = [...new Set([zone, ownZone(), ...Intl.supportedValuesOf('timeZone')])];
  return (
    <Field
      label={t('chat.on-the-clock-of', 'On the clock of')}
      hint={t('chat.others-see-it-on-their', 'Others see it in their own time zone.')}
      error={error}
    >
      {(wiring) => (
        <Select {...wiring} value={zone} onChange={({ target }) => onChange(target.value)}>
          {zones.map((name) => (
            <option key={name} value={name}>
              {name === zone ? cityOf(name) : name.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
