import { useEffect, useRef, useState } from 'react';
import type { DirectoryFilter } from '#contract/people.directory.ts';
import { mbtiTypes } from '#contract/people.ts';
import { archetypes } from '#content/archetypes.ts';
import { generalInterests, interests } from '#content/interests.ts';
import { usStates } from '#content/us-states.ts';
import { inputClass } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { locale, t } from '#web/words/words.ts';
import { narrowingIn, type Narrowing } from './directory.data.ts';

type Option = readonly [value: string, label: string];

const byName = ([, a]: Option, [, b]: Option): number => a.localeCompare(b, locale);
const archetypeOptions = mbtiTypes.map((type): Option => [type, `${archetypes[type].name} (${type})`]).toSorted(byName);
const interestOptions = [...interests, ...generalInterests].map(({ id, name }): Option => [id, name]).toSorted(byName);
const stateOptions = Object.entries(usStates);
const hereOptions: readonly Option[] = [
  ['today', t('people.here-today', 'Here today')],
  ['week', t('people.here-this-week', 'Here this week')],
];

export type NarrowingProps = { narrowing: Narrowing; onChange: (next: Narrowing) => void };

/** The search field for names, and the choices that narrow the directory. */
export function BrowseFilters({ narrowing, onChange }: NarrowingProps) {
  // A typed name arrives after a pause. Other filters may have changed in it, so they are read from the address.
  const set = (name: DirectoryFilter) => (value: string) =>
    onChange({ ...narrowingIn(window.location.search), [name]: value });
  return (
    <form
      role="search"
      aria-label={t('people.people', 'People')}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap gap-2.5"
    >
      <NameField value={narrowing.q ?? ''} onChange={set('q')} />
      <Choice
        label={t('people.archetype', 'Archetype')}
        all={t('people.any-archetype', 'Any archetype')}
        options={archetypeOptions}
        value={narrowing.archetype}
        onChange={set('archetype')}
      />
      <Choice
        label={t('people.interest', 'Interest')}
        all={t('people.any-interest', 'Any interest')}
        options={interestOptions}
        value={narrowing.interest}
        onChange={set('interest')}
      />
      <Choice
        label={t('people.state', 'State')}
        all={t('people.anywhere', 'Anywhere')}
        options={stateOptions}
        value={narrowing.state}
        onChange={set('state')}
      />
      <Choice
        label={t('people.last-here', 'Last here')}
        all={t('people.whenever', 'Whenever')}
        options={hereOptions}
        value={narrowing.here}
        onChange={set('here')}
      />
    </form>
  );
}

const TYPING_MS = 400;

/** Reports the name after a pause of `TYPING_MS` in typing. A new name in the address replaces the typed name. */
function NameField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(wait.current), []);
  return (
    <input
      type="search"
      dir="auto"
      aria-label={t('people.name-or-wildin-id', 'Name or Wildin ID')}
      placeholder={t('people.a-name-or-wildin-id', 'a name or @wildin id')}
      maxLength={60}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        clearTimeout(wait.current);
        wait.current = setTimeout(() => onChange(target.value.trim()), TYPING_MS);
      }}
      className={inputClass}
    />
  );
}

type ChoiceProps = {
  label: string;
  all: string;
  options: readonly Option[];
  value: string | undefined;
  onChange: (value: string) => void;
};

function Choice({ label, all, options, value = '', onChange }: ChoiceProps) {
  return (
    <span className="min-w-[min(9rem,100%)] grow basis-[calc(50%-0.625rem)] md:basis-0">
      <Select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={value === '' ? undefined : 'border-ink font-semibold'}
      >
        <option value="">{all}</option>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </span>
  );
}
