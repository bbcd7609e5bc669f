import { useState } from 'react';
import { RELATION_MAX, TRUSTED_NAME_MAX, type TrustedPerson, type Way } from '#contract/home-safe.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { fieldsLike, useFormDraft } from '#web/platform/form.draft.ts';
import { addPerson } from '#web/features/home-safe/home-safe.data.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';

const EMPTY = { name: '', relation: '', email: '', phoneNumber: '' };

/** The country of numbers without a code where the browser names none. */
const COUNTRY = 'US';

/** The country of a number that is typed without its code, by the browser's language. */
export function homeCountry(language = navigator.language): string {
  const { region } = new Intl.Locale(language);
  return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : COUNTRY;
}

/** The form for somebody outside of the product. Nothing goes out before the person asks them. */
export function AddPerson({ ways, onAdded }: { ways: readonly Way[]; onAdded: (person: TrustedPerson) => void }) {
  const { draft, change, forget } = useFormDraft({ form: 'trusted', parse: fieldsLike(EMPTY) }, () => EMPTY);
  const [fault, setFault] = useState<{ words: string; fields: Readonly<Record<string, string>> } | null>(null);
  const [add, isRunning] = useOneAtATime(async () => {
    try {
      const person = await addPerson({ ...draft, country: homeCountry() });
      forget();
      onAdded(person);
    } catch (error) {
      const { fields } = asCallError(error);
      setFault({ words: wordsFor(error, t('home-safe.not-added', 'That was not kept. Try again.')), fields });
    }
  });
  const write = (part: Partial<typeof EMPTY>): void => {
    change(part);
    setFault(null);
  };
  const errors = fault?.fields ?? {};
  const isAbout = ['name', 'relation', 'email', 'phoneNumber'].some((field) => errors[field] !== undefined);
  return (
    <Form onSubmit={() => void add()}>
      <TextField
        label={t('home-safe.their-name', 'Their name')}
        value={draft.name}
        most={TRUSTED_NAME_MAX}
        error={errors['name']}
        onChange={({ target }) => write({ name: target.value })}
        autoComplete="off"
      />
      <TextField
        label={t('home-safe.who-they-are-to-you', 'Who they are to you')}
        hint={t('home-safe.relation-hint', '“my brother”. For yourself, never sent.')}
        value={draft.relation}
        most={RELATION_MAX}
        error={errors['relation']}
        onChange={({ target }) => write({ relation: target.value })}
        autoComplete="off"
      />
      {ways.includes('mail') && (
        <TextField
          label={t('home-safe.their-mail', 'Their mail address')}
          type="email"
          inputMode="email"
          value={draft.email}
          error={errors['email']}
          onChange={({ target }) => write({ email: target.value })}
          autoComplete="off"
        />
      )}
      {ways.includes('text') && (
        <TextField
          label={t('home-safe.their-number', 'Their number')}
          hint={t('home-safe.number-hint', 'With + and the code of the country, if it is abroad.')}
          type="tel"
          inputMode="tel"
          value={draft.phoneNumber}
          error={errors['phoneNumber']}
          onChange={({ target }) => write({ phoneNumber: target.value })}
          autoComplete="off"
        />
      )}
      {fault !== null && !isAbout && (
        <p role="alert" className="pb-3 text-coral-ink">
          {errors['country'] ?? fault.words}
        </p>
      )}
      <Button type="submit" variant="ink" full pending={isRunning}>
        {t('home-safe.add-them', 'Add them')}
      </Button>
      <p className="pt-2 text-sm text-ink-2">
        {t('home-safe.nothing-goes-out', 'Nothing goes out yet. They are asked once, and only when you say so.')}
      </p>
    </Form>
  );
}
