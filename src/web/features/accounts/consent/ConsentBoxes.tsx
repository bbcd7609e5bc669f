import { paths } from '#web/paths.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';
import { optionalWords, requiredWords, type Choices } from './consent.words.ts';

type RequiredProps = {
  isTicked: (name: (typeof requiredWords)[number]['name']) => boolean;
  /** Absent when the person accepted these consents before and can no longer change them. */
  onChange?: (name: (typeof requiredWords)[number]['name'], on: boolean) => void;
};

/** The three required consents. */
export function RequiredBoxes({ isTicked, onChange }: RequiredProps) {
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="sr-only">{t('accounts.needed-to-be-here', 'Needed to be here')}</legend>
      <p aria-hidden className="display mb-1 text-lg">
        {t('accounts.needed-to-be-here', 'Needed to be here')}
      </p>
      {requiredWords.map(({ name, title, note }) => (
        <Checkbox
          key={name}
          label={<b className="font-semibold">{title}</b>}
          note={note}
          checked={isTicked(name)}
          disabled={onChange === undefined}
          onChange={(event) => onChange?.(name, event.target.checked)}
        />
      ))}
      <p className="mt-1 text-sm text-ink-2">
        {rich(
          t(
            'accounts.all-of-it-in-plain-words',
            'All of it, in plain words: <terms>terms of service</terms>, <privacy>privacy</privacy>, <safety>safety</safety>.',
          ),
          legalLinks,
        )}
      </p>
    </fieldset>
  );
}

/** The four optional consents, which a person can change at any time. */
export function OptionalBoxes({ choices, onChange }: { choices: Choices; onChange: (choices: Choices) => void }) {
  return (
    <fieldset className="mt-6 border-t border-line pt-4">
      <legend className="sr-only">{t('accounts.up-to-you', 'Up to you')}</legend>
      <p aria-hidden className="display mb-1 text-lg">
        {t('accounts.up-to-you', 'Up to you')}
      </p>
      {optionalWords.map(({ name, title, note }) => (
        <Checkbox
          key={name}
          label={<b className="font-semibold">{title}</b>}
          note={note}
          checked={choices[name]}
          onChange={(event) => onChange({ ...choices, [name]: event.target.checked })}
        />
      ))}
    </fieldset>
  );
}

/** Renders the tags `terms`, `privacy` and `safety` of a translated sentence as links to these documents. */
export const legalLinks = {
  terms: (words: string) => <LegalLink to={paths.terms()}>{words}</LegalLink>,
  privacy: (words: string) => <LegalLink to={paths.privacy()}>{words}</LegalLink>,
  safety: (words: string) => <LegalLink to={paths.safety()}>{words}</LegalLink>,
};

/** Opens a document in a new tab, so that the form keeps its entries. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="font-semibold text-ink underline">
      {children}
    </a>
  );
}
