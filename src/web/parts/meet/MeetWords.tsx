import { MET_WORDS_MAX, meetings, type Meeting } from '#contract/plans.meetings.ts';
import { useFault } from '#web/parts/failures/useFault.ts';
import { useFormDraft } from '#web/platform/form.draft.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { RadioRow } from '#web/ui/RadioRow.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { t } from '#web/words/words.ts';
import { changeKept } from './meet.data.ts';
import { forYouAlone, meetingWords } from './meet.words.ts';

interface OwnWords {
  meeting: Meeting | null;
  words: string;
}

/** What one keeps of a meeting, in one's own words. */
export function MeetWords({ planId, kept, onClose }: { planId: string; kept: OwnWords; onClose: () => void }) {
  const { draft, change, forget } = useFormDraft(
    { form: 'meeting', of: planId, base: kept, parse: readKept },
    () => kept,
  );
  const [save, isRunning, fault] = useFault(async () => {
    await changeKept(planId, draft);
    forget();
    onClose();
  });
  return (
    <Sheet
      open
      onOpenChange={() => {
        forget();
        onClose();
      }}
      title={t('meet.words-for-yourself', 'Words for yourself')}
      description={forYouAlone}
      footer={
        <Button full variant="lime" pending={isRunning} type="submit" form="meeting">
          {t('common.save', 'Save')}
        </Button>
      }
    >
      <Form id="meeting" onSubmit={() => void save()}>
        <fieldset className="mb-5 border-b border-line">
          <legend className="pb-2 text-sm font-semibold">{t('meet.how-it-was', 'How it was')}</legend>
          {meetings.map((meeting) => (
            <RadioRow
              key={meeting}
              name="meeting"
              title={meetingWords[meeting]}
              checked={draft.meeting === meeting}
              onPick={() => change({ meeting })}
            />
          ))}
        </fieldset>
        <TextArea
          label={t('meet.what-you-want-to-remember', 'What you want to remember')}
          value={draft.words}
          most={MET_WORDS_MAX}
          error={fault === '' ? undefined : fault}
          onChange={({ target }) => change({ words: target.value })}
        />
      </Form>
    </Sheet>
  );
}

function readKept(value: unknown): OwnWords | null {
  if (typeof value !== 'object' || value === null) return null;
  const { meeting, words } = value as Record<string, unknown>;
  if (typeof words !== 'string') return null;
  return { words, meeting: meetings.find((one) => one === meeting) ?? null };
}
