import { useState } from 'react';
import type { OperatorSettings } from '#contract/operator.settings.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { removeDemo } from './settings.data.ts';

/** Shows the demo community out, once the name of the place was typed. Nothing brings it back. */
export function DemoSetting({ demo, name }: { demo: OperatorSettings['demo']; name: string }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [run, isRunning] = useOneAtATime(async () => {
    try {
      await removeDemo(typed);
    } catch (error) {
      setProblem(asCallError(error).fields['typed'] ?? wordsFor(error));
    }
  });
  return (
    <section aria-labelledby="demo">
      <h2 id="demo" className="text-xl">
        {t('operator.the-demo-community', 'The demo community')}
      </h2>
      {demo.members === 0 ? (
        <p className="mt-2 text-ink-2">{t('operator.no-demo-members', 'There are no demo members here.')}</p>
      ) : (
        <Form onSubmit={() => void run()} className="mt-2">
          <p className="mb-3 text-ink-2">
            {t(
              'operator.demo-members-live-here',
              '{members, plural, =1 {One demo member lives here.} other {{members} demo members live here.}} They leave with their rooms, posts and matches, also those that members share with them.',
              { members: demo.members },
            )}
          </p>
          <TextField
            label={t('operator.type-the-name', 'To show them out, type {name}', { name })}
            value={typed}
            autoComplete="off"
            error={problem}
            hint={
              demo.comesBack
                ? t('operator.demo-comes-back', 'DEMO_COMMUNITY=true brings them back at the next start.')
                : undefined
            }
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(undefined);
            }}
          />
          <Button type="submit" variant="outline" size="sm" pending={isRunning} disabled={typed.trim() === ''}>
            {t('operator.show-them-out', 'Show them out')}
          </Button>
        </Form>
      )}
    </section>
  );
}
