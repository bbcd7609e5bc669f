import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { mbtiTypes } from '#contract/people.ts';
import { archetypes } from '#content/archetypes.ts';
import { generalInterests, interests, interestsById } from '#content/interests.ts';
import { usStates } from '#content/us-states.ts';
import { paths } from '#web/paths.ts';
import { Combobox, type ComboboxOption } from '#web/ui/Combobox.tsx';
import { cx } from '#web/ui/cx.ts';
import { inputClass } from '#web/ui/Field.tsx';
import { Check } from '#web/ui/icons/Check.ts';
import { Sheet } from '#web/ui/Sheet.tsx';
import { locale, spoken, t } from '#web/words/words.ts';
import { narrowingIn, type Narrowing, type Page } from './directory.data.ts';

const byName = ([, a]: ComboboxOption, [, b]: ComboboxOption): number => a.localeCompare(b, locale);
const archetypeOptions = mbtiTypes
  .map((type): ComboboxOption => [type, `${spoken(archetypes[type].name)} (${type})`])
  .toSorted(byName);
const interestOptions = [...interests, ...generalInterests]
  .map(({ id, name }): ComboboxOption => [id, spoken(name)])
  .toSorted(byName);
const stateOptions = Object.entries(usStates).map(([code, name]): ComboboxOption => [code, spoken(name)]);
const hereNames: Readonly<Record<string, string>> = {
  today: t('people.here-today', 'Here today'),
  week: t('people.here-this-week', 'Here this week'),
};

const joinedNames: Readonly<Record<string, string>> = {
  week: t('people.new-this-week', 'New this week'),
  month: t('people.new-this-month', 'New this month'),
};

const wishNames: Readonly<Record<string, string>> = {
  friendship: t('people.for-friendship', 'Friendship'),
  romantic: t('people.for-romance', 'Romance'),
};

export type NarrowingProps = { narrowing: Narrowing; onChange: (next: Narrowing) => void };
type FiltersProps = NarrowingProps & { mine: Page['mine'] | undefined };

/** One thing by which the list is narrowed or begins: what it is now, and the sheet in which it is chosen. */
type Filter = {
  name: string;
  value: string;
  isOn: boolean;
  keepsHeight?: boolean;
  /** True for a chip with room for what comes with the first people, so that no chip moves then. */
  isWide?: boolean;
  choices: (pick: (change: Narrowing) => void) => ReactNode;
};

/** Chips in rows, so that none is cut at the edge; each opens a sheet with its choices. */
export function BrowseFilters({ narrowing, onChange, mine }: FiltersProps) {
  const [open, setOpen] = useState<string>();
  const filters = filtersOf(narrowing, mine);
  const shown = filters.find(({ name }) => name === open);
  const pick = (change: Narrowing): void => {
    setOpen(undefined);
    // A typed name may have arrived while the sheet was open, so the address is read.
    onChange({ ...narrowingIn(window.location.search), ...change });
  };
  return (
    <>
      <ul aria-label={t('people.filters', 'Filters')} className="flex flex-wrap gap-2 py-1">
        {filters.map(({ name, value, isOn, isWide }) => (
          <li key={name}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(name)}
              className={cx(
                'inline-flex min-h-11 items-center justify-center gap-1.5 rounded-control px-3 text-sm font-medium transition-colors',
                isWide === true && 'min-w-26',
                isOn ? 'bg-ink text-paper' : 'bg-paper-2 hover:bg-paper-3',
              )}
            >
              {isOn && <Check size={16} />}
              <span className="sr-only">{`${name}: `}</span>
              <span key={value}>{value}</span>
            </button>
          </li>
        ))}
      </ul>
      <Sheet
        open={shown !== undefined}
        onOpenChange={() => setOpen(undefined)}
        title={shown?.name ?? ''}
        keepsHeight={shown?.keepsHeight === true}
      >
        {shown?.choices(pick)}
      </Sheet>
    </>
  );
}

function filtersOf(narrowing: Narrowing, mine: Page['mine'] | undefined): Filter[] {
  const { archetype = '', interest = '', here = '', joined = '', state = '' } = narrowing;
  return [
    placeFilter(narrowing, state, mine),
    agesFilter(narrowing, mine),
    {
      name: t('people.last-here', 'Last here'),
      value: hereNames[here] ?? t('people.whenever', 'Whenever'),
      isOn: here in hereNames,
      choices: (pick) => (
        <Rows
          rows={[['', t('people.whenever', 'Whenever')], ...Object.entries(hereNames)]}
          value={here}
          onPick={(value) => pick({ here: value })}
        />
      ),
    },
    {
      name: t('people.new-here', 'New here'),
      value: joinedNames[joined] ?? t('people.new-or-not', 'New or not'),
      isOn: joined in joinedNames,
      choices: (pick) => (
        <Rows
          rows={[['', t('people.new-or-not', 'New or not')], ...Object.entries(joinedNames)]}
          value={joined}
          onPick={(value) => pick({ joined: value })}
        />
      ),
    },
    wishFilter(narrowing),
    {
      name: t('people.archetype', 'Archetype'),
      value: mbtiTypes.find((type) => type === archetype)
        ? spoken(archetypes[archetype as keyof typeof archetypes].name)
        : t('people.any-archetype', 'Any archetype'),
      isOn: archetype !== '',
      choices: (pick) => (
        <Rows
          rows={[['', t('people.any-archetype', 'Any archetype')], ...archetypeOptions]}
          value={archetype}
          onPick={(value) => pick({ archetype: value })}
        />
      ),
    },
    {
      name: t('people.interest', 'Interest'),
      value: interestsById.has(interest)
        ? spoken(interestsById.get(interest)?.name ?? '')
        : t('people.any-interest', 'Any interest'),
      isOn: interest !== '',
      keepsHeight: true,
      choices: (pick) => (
        <Combobox
          label={t('people.find-an-interest', 'Find an interest')}
          none={t('people.no-such-interest', 'No interest begins like that.')}
          options={[['', t('people.any-interest', 'Any interest')], ...interestOptions]}
          value={interest}
          onPick={(value) => pick({ interest: value })}
        />
      ),
    },
  ];
}

const NEAR = 'near';

function placeFilter({ near }: Narrowing, state: string, mine: Page['mine'] | undefined): Filter {
  const isNear = state === '' && near !== 'any' && mine?.city !== null;
  const nearMe: ComboboxOption = [NEAR, t('people.near-me', 'Near me')];
  const anywhere: ComboboxOption = ['', t('people.anywhere', 'Anywhere')];
  return {
    name: t('people.place', 'Place'),
    isWide: true,
    value: isNear ? nearMe[1] : spoken(usStates[state] ?? anywhere[1]),
    isOn: isNear || state !== '',
    keepsHeight: true,
    choices: (pick) => (
      <Combobox
        label={t('people.find-a-state', 'Find a state')}
        none={t('people.no-such-state', 'No state begins like that.')}
        options={[...(mine?.city === null ? [] : [nearMe]), anywhere, ...stateOptions]}
        value={isNear ? NEAR : state}
        onPick={(value) =>
          pick(value === NEAR ? { state: '', near: '' } : { state: value, near: value === '' ? 'any' : '' })
        }
      />
    ),
  };
}

function agesFilter({ ages }: Narrowing, mine: Page['mine'] | undefined): Filter {
  const any = t('people.any-age', 'Any age');
  const own = mine?.ages
    ? t('people.from-to', '{from} to {to}', { from: mine.ages.from, to: mine.ages.to })
    : t('people.my-ages', 'My ages');
  const isOwn = ages !== 'any' && mine?.ages !== null;
  return {
    name: t('people.age', 'Age'),
    isWide: true,
    value: isOwn ? own : any,
    isOn: isOwn,
    choices: (pick) => (
      <>
        {mine?.ages !== null && (
          <Rows
            rows={[
              ['', t('people.ages-first', '{ages} first', { ages: own })],
              ['any', any],
            ]}
            value={ages ?? ''}
            onPick={(value) => pick({ ages: value })}
          />
        )}
        <p className="mt-4 text-sm text-ink-2">
          {t('people.your-ages-come-from', 'These are the ages you look for. Only you see them.')}
        </p>
        <Link href={paths.soulSetup()} className="inline-flex min-h-11 items-center font-semibold underline">
          {t('people.change-my-ages', 'Change them')}
        </Link>
      </>
    ),
  };
}

function wishFilter({ looking = '' }: Narrowing): Filter {
  const any = t('people.for-anything', 'Looking for anything');
  return {
    name: t('people.looking-for', 'Looking for'),
    value: wishNames[looking] ?? any,
    isOn: looking in wishNames,
    choices: (pick) => (
      <>
        <Rows
          rows={[['', any], ...Object.entries(wishNames)]}
          value={looking}
          onPick={(value) => pick({ looking: value })}
        />
        <p className="mt-4 text-sm text-ink-2">
          {t(
            'people.wishes-are-shown',
            'Only people who say so on their profile. What you look for shows if you say so.',
          )}
        </p>
        <Link href={paths.soulSetup()} className="inline-flex min-h-11 items-center font-semibold underline">
          {t('people.say-what-i-look-for', 'Say what I look for')}
        </Link>
      </>
    ),
  };
}

type RowsProps = { rows: readonly ComboboxOption[]; value: string; onPick: (value: string) => void };

function Rows({ rows, value, onPick }: RowsProps) {
  return (
    <ul>
      {rows.map(([key, name]) => (
        <li key={key} className="border-t border-line first:border-t-0">
          <button
            type="button"
            aria-pressed={key === value}
            onClick={() => onPick(key)}
            className={cx(
              'flex min-h-12 w-full items-center justify-between gap-3 py-2 text-start leading-5 hover:bg-paper-2',
              key === value && 'font-semibold',
            )}
          >
            {name}
            {key === value && <Check size={20} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

const TYPING_MS = 400;

/** Reports the name after a pause of `TYPING_MS` in typing. A new name in the address replaces the typed name. */
export function NameField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(wait.current), []);
  return (
    <form role="search" aria-label={t('people.people', 'People')} onSubmit={(event) => event.preventDefault()}>
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
        className={cx(inputClass, 'mb-3')}
      />
    </form>
  );
}
