import { z } from 'zod';
import { useFormDraft } from '#web/platform/form.draft.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { t } from '#web/words/words.ts';
import { Saved } from './Saved.tsx';
import { useSave, type Change } from './settings.data.ts';
import { givenWords, settingNames } from './settings.words.ts';

type TextSettingProps = {
  name: 'name' | 'contact' | 'groupMembers' | 'mediaDaily' | 'modelDaily';
  value: string;
  /** The variable of the environment that decides instead of the operator. */
  variable: string | undefined;
  hint?: string;
  most?: number;
  inputMode?: 'numeric' | 'email';
  toChange: (text: string) => Change;
};

const kept = z.object({ text: z.string() });

/** One setting of one line, which is saved by itself. What was typed and not saved stays in the tab. */
export function TextSetting({ name, value, variable, hint, most, inputMode, toChange }: TextSettingProps) {
  const { run, isSaving, isSaved, problem, touched } = useSave();
  const { draft, change, forget } = useFormDraft(
    { form: 'setting', of: name, base: value, parse: (read) => kept.safeParse(read).data },
    () => ({ text: value }),
  );
  const isChanged = draft.text.trim() !== value;
  const save = async (): Promise<void> => {
    if (!isChanged) return;
    forget();
    await run(toChange(draft.text.trim()));
  };
  return (
    <Form onSubmit={() => void save()} className="flex flex-wrap items-start gap-x-4 border-t border-line pt-3">
      <div className="min-w-0 grow basis-56">
        <TextField
          label={settingNames[name]}
          value={draft.text}
          most={most}
          inputMode={inputMode}
          disabled={variable !== undefined}
          error={problem}
          hint={variable === undefined ? hint : givenWords(variable)}
          onChange={({ target }) => {
            touched();
            change({ text: target.value });
          }}
        />
      </div>
      {variable === undefined && (
        <p className="flex flex-col items-center gap-1 pt-8">
          <Button type="submit" variant="outline" size="sm" disabled={!isChanged} pending={isSaving}>
            {t('operator.save', 'Save')}
          </Button>
          <Saved isSaved={isSaved} isSaving={isSaving} isChanged={isChanged} />
        </p>
      )}
    </Form>
  );
}
