import { useState } from 'react';
import { RELATION_MAX, TRUSTED_NAME_MAX, type TrustedPerson } from '#contract/home-safe.ts';
import { changePerson } from '#web/features/home-safe/home-safe.data.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';

/** The person's own words for somebody. Another address is another person, so it cannot be changed. */
export function ChangePerson({ person, onDone }: { person: TrustedPerson; onDone: () => void }) {
  const [name, setName] = useState(person.name);
  const [relation, setRelation] = useState(person.relation);
  const [fault, setFault] = useState<{ words: string; fields: Readonly<Record<string, string>> } | null>(null);
  const [save, isRunning] = useOneAtATime(async () => {
    try {
      await changePerson(person.id, { name, relation });
      onDone();
    } catch (error) {
      const { fields } = asCallError(error);
      setFault({ words: wordsFor(error, t('home-safe.not-added', 'That was not kept. Try again.')), fields });
    }
  });
  const errors = fault?.fields ?? {};
  const isAbout = errors['name'] !== undefined || errors['relation'] !== undefined;
  return (
    <Form onSubmit={() => void save()} className="pt-3">
      <TextField
        label={t('home-safe.their-name', 'Their name')}
        hint={t('home-safe.name-hint', 'They read it at the top of their page.')}
        value={name}
        most={TRUSTED_NAME_MAX}
        error={errors['name']}
        onChange={({ target }) => {
          setName(target.value);
          setFault(null);
        }}
        autoComplete="off"
      />
      <TextField
        label={t('home-safe.who-they-are-to-you', 'Who they are to you')}
        hint={t('home-safe.relation-hint', '“my brother”. For yourself, never sent.')}
        value={relation}
        most={RELATION_MAX}
        error={errors['relation']}
        onChange={({ target }) => {
          setRelation(target.value);
          setFault(null);
        }}
        autoComplete="off"
      />
      <p role="alert" className="pb-3 text-coral-ink empty:hidden">
        {isAbout ? '' : fault?.words}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="ink" size="sm" pending={isRunning}>
          {t('common.save', 'Save')}
        </Button>
        <Button variant="outline" size="sm" onClick={onDone}>
          {t('common.cancel', 'Cancel')}
        </Button>
      </div>
    </Form>
  );
}
