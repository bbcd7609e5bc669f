/** The values of a form that were not sent yet. The tab keeps them through a reload, and after the form is closed. */
import { useRef, useState } from 'react';
import { DAY_MS } from '#contract/durations.ts';
import { sessionPerson } from './session/session.ts';
import { kept } from './storage/storage.register.ts';
import { readJson, writeJson, writeText } from './storage/storage.ts';

/** A form that nobody has touched for a week is empty again. */
const LASTS_MS = 7 * DAY_MS;

/** One form, whose values are kept. Its values hold no password, no code and nothing about a card. */
export interface KeptForm<T extends object> {
  /** The name of the form. Each account has values of its own. */
  form: string;
  /** What the form is about, if there may be several, such as a room. */
  of?: string | number;
  /** What the form changes. Values that were kept before it became another are dropped. */
  base?: unknown;
  /** Returns the kept values as the form takes them; null or undefined if it cannot take them. */
  parse: (value: unknown) => T | null | undefined;
}

type FormName = Pick<KeptForm<object>, 'form' | 'of'>;

const keyOf = ({ form, of }: FormName): string => [sessionPerson() ?? 'guest', form, of].filter(Boolean).join('.');
const baseOf = (base: unknown): string => JSON.stringify(base) ?? '';

/** Returns the kept values of this account's form; null if there are none, or if they are too old or of another base. */
export function readForm<T extends object>(one: KeptForm<T>, now = Date.now()): T | null {
  const found = readJson(kept.formDraft, asKept, keyOf(one));
  if (found === null || now - found.at > LASTS_MS || found.base !== baseOf(one.base)) return null;
  return one.parse(found.values) ?? null;
}

export function keepForm(one: FormName & { base?: unknown }, values: object, now = Date.now()): void {
  writeJson(kept.formDraft, { at: now, base: baseOf(one.base), values }, keyOf(one));
}

export function dropForm(one: FormName): void {
  writeText(kept.formDraft, null, keyOf(one));
}

/**
 * Keeps the values of a form from each change on, until `forget` is called after the form was sent. `first` returns the
 * values of a form that nobody has filled in.
 */
export function useFormDraft<T extends object>(one: KeptForm<T>, first: () => T) {
  const [draft, setDraft] = useState<T>(() => readForm(one) ?? first());
  const latest = useRef(draft);
  return {
    draft,
    change: (part: Partial<T>): void => {
      latest.current = { ...latest.current, ...part };
      setDraft(latest.current);
      keepForm(one, latest.current);
    },
    forget: (): void => dropForm(one),
  };
}

/**
 * Returns a parser of values whose fields have the types of those of `empty`. A field of another type becomes that of
 * `empty`, and so does a field with a list of choices that does not have the value.
 */
export function fieldsLike<T extends object>(
  empty: T,
  choices: { readonly [K in keyof T]?: readonly unknown[] } = {},
): (value: unknown) => T | null {
  const takes = (name: keyof T, value: unknown): boolean =>
    choices[name]?.includes(value) ?? (typeof value === typeof empty[name] && value !== null);
  return (value) => {
    if (typeof value !== 'object' || value === null) return null;
    const given = value as Partial<Record<keyof T, unknown>>;
    const names = Object.keys(empty) as (keyof T)[];
    return {
      ...empty,
      ...Object.fromEntries(names.filter((name) => takes(name, given[name])).map((name) => [name, given[name]])),
    };
  };
}

function asKept(value: unknown): { at: number; base: string; values: unknown } | null {
  if (typeof value !== 'object' || value === null || !('values' in value)) return null;
  const { at, base, values } = value as Partial<Record<'at' | 'base' | 'values', unknown>>;
  return typeof at === 'number' && typeof base === 'string' ? { at, base, values } : null;
}
