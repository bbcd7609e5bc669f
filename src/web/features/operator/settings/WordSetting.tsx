import { z } from 'zod';
import { MINUTE_MS } from '#contract/durations.ts';
import { WORD_MAX, type Word } from '#contract/place.ts';
import { useFormDraft } from '#web/platform/form.draft.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea, TextField } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { t } from '#web/words/words.ts';
import { Saved } from './Saved.tsx';
import { useSave } from './settings.data.ts';
import { settingNames } from './settings.words.ts';

const kept = z.object({ text: z.string(), until: z.string() });
const MINUTE = 'YYYY-MM-DDTHH:mm'.length;

/** Returns a time as the browser's field has it, in the reader's own zone; empty for none. */
function asTyped(until: string | null): string {
  if (until === null) return '';
  const at = new Date(until);
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, MINUTE);
}

/** A word to everybody, on every page until a time or until it is taken back. */
export function WordSetting({ value }: { value: Word | null }) {
  const { run, isSaving, isSaved, problem, touched } = useSave();
  const first = { text: value?.text ?? '', until: asTyped(value?.until ?? null) };
  const { draft, change, forget } = useFormDraft(
    { form: 'setting', of: 'word', base: value, parse: (read) => kept.safeParse(read).data },
    () => first,
  );
  const isChanged = draft.text.trim() !== first.text || draft.until !== first.until;
  const say = async (): Promise<void> => {
    forget();
    const until = draft.until === '' ? null : new Date(draft.until).toISOString();
    await run({ key: 'word', value: { text: draft.text, until } });
  };
  const takeBack = async (): Promise<void> => {
    forget();
    change({ text: '', until: '' });
    forget();
    await run({ key: 'word', value: null });
  };
  const typed = (part: Partial<typeof draft>): void => {
    touched();
    change(part);
  };
  return (
    <section aria-labelledby="word">
      <h2 id="word" className="text-xl">
        {settingNames.word}
      </h2>
      <Form onSubmit={() => void say()} className="mt-3">
        <TextArea
          label={t('operator.what-every-page-says', 'What every page says')}
          value={draft.text}
          most={WORD_MAX}
          rows={2}
          error={problem}
          hint={t('operator.who-read-it-puts-it-away', 'Members see it at once. Who has read it puts it away.')}
          onChange={({ target }) => typed({ text: target.value })}
        />
        <TextField
          label={t('operator.until-when', 'Until when')}
          type="datetime-local"
          value={draft.until}
          hint={t('operator.empty-until-you-take-it-back', 'Empty: until you take it back.')}
          onChange={({ target }) => typed({ until: target.value })}
        />
        <p className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant="outline"
            size="sm"
            pending={isSaving}
            disabled={!isChanged || draft.text.trim() === ''}
          >
            {t('operator.say-it', 'Say it')}
          </Button>
          {value !== null && (
            <Button variant="quiet" size="sm" onClick={() => void takeBack()}>
              {t('operator.take-it-back', 'Take it back')}
            </Button>
          )}
          <Saved isSaved={isSaved} isSaving={isSaving} isChanged={isChanged} />
        </p>
      </Form>
    </section>
  );
}
