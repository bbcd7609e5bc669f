import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { dropForm, fieldsLike, keepForm, readForm, useFormDraft, type KeptForm } from './form.draft.ts';
import { emptyPersonStorage } from './storage/storage.register.ts';

interface ExampleForm {
  name: string;
  kind: 'a' | 'b' | null;
  isOn: boolean;
}

const EMPTY: ExampleForm = { name: '', kind: null, isOn: true };
const form: KeptForm<ExampleForm> = { form: 'example', parse: fieldsLike(EMPTY, { kind: ['a', 'b', null] }) };
const filled: ExampleForm = { name: 'Night owls', kind: 'a', isOn: false };
const tokenOf = (person: number): string => `x.${btoa(JSON.stringify({ sub: String(person) }))}.x`;

class Store {
  #entries = new Map<string, string>();
  get length(): number {
    return this.#entries.size;
  }
  key = (at: number): string | null => [...this.#entries.keys()][at] ?? null;
  getItem = (key: string): string | null => this.#entries.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#entries.set(key, value);
  removeItem = (key: string): void => void this.#entries.delete(key);
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Store());
  vi.stubGlobal('sessionStorage', new Store());
  localStorage.setItem('accessToken', tokenOf(7));
});
afterEach(() => void vi.unstubAllGlobals());

/** Renders the hook once, as a page does that is loaded again. */
function opened(one: KeptForm<ExampleForm> = form): ReturnType<typeof useFormDraft<ExampleForm>> {
  let held: ReturnType<typeof useFormDraft<ExampleForm>> | undefined;
  renderToString(
    createElement(function Probe() {
      held = useFormDraft(one, () => EMPTY);
      return null;
    }),
  );
  if (held === undefined) throw new Error('The hook did not render.');
  return held;
}

describe('A kept form', () => {
  it('A reopened form shows what several changes in one frame filled in', () => {
    const before = opened();
    expect(before.draft).toEqual(EMPTY);
    before.change({ name: 'Night owls' });
    before.change({ kind: 'a', isOn: false });
    expect(opened().draft).toEqual(filled);
  });

  it('A form that was sent is empty', () => {
    opened().change(filled);
    opened().forget();
    expect(opened().draft).toEqual(EMPTY);
  });

  it('Another account, another form and another room each have values of their own', () => {
    opened().change(filled);
    expect(opened({ ...form, form: 'other' }).draft).toEqual(EMPTY);
    expect(opened({ ...form, of: 'a room' }).draft).toEqual(EMPTY);
    localStorage.setItem('accessToken', tokenOf(8));
    expect(opened().draft).toEqual(EMPTY);
    localStorage.setItem('accessToken', tokenOf(7));
    expect(opened().draft).toEqual(filled);
  });

  it('A sign-out removes every kept form', () => {
    opened().change(filled);
    emptyPersonStorage();
    expect(sessionStorage.length).toBe(0);
  });

  it('A form is empty again a week after the last change', () => {
    keepForm(form, filled, 0);
    expect(readForm(form, 7 * DAY_MS)).toEqual(filled);
    expect(readForm(form, 7 * DAY_MS + 1)).toBeNull();
  });

  it('A change of something that has become another is dropped', () => {
    keepForm({ ...form, base: { title: 'Walk' } }, filled);
    expect(readForm({ ...form, base: { title: 'Walk' } })).toEqual(filled);
    expect(readForm({ ...form, base: { title: 'Swim' } })).toBeNull();
    dropForm(form);
    expect(readForm({ ...form, base: { title: 'Walk' } })).toBeNull();
  });

  it('Kept values of another type or choice become those of an empty form', () => {
    const parse = fieldsLike(EMPTY, { kind: ['a', 'b', null] });
    expect(parse({ name: 7, kind: 'c', isOn: null, more: 'x' })).toEqual(EMPTY);
    expect(parse(filled)).toEqual(filled);
    expect(parse('text')).toBeNull();
  });
});
