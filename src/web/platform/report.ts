import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { subjectKinds, type Subject } from '#contract/moderation.subjects.ts';
import { ABOUT, addressWith, OPENED_HERE } from './modal.ts';
import { newId } from './newId.ts';
import { kept } from './storage/storage.register.ts';
import { readText, writeText } from './storage/storage.ts';

/** A longer id is not put into the address, because a reload would send it to the server. */
const ID_MAX = 200;

/** Stores a long id in the tab, and returns the name that replaces the id in the address. */
function keptApart(id: string): string {
  const name = newId();
  writeText(kept.longSubject, id, name);
  return name;
}

/** Opens the window to report a subject. If another window is open, closing the report returns to it. */
export function openReport({ kind, id }: Subject): void {
  const named = id.length <= ID_MAX ? id : `~${keptApart(id)}`;
  const url = new URL(addressWith('report'), window.location.origin);
  url.searchParams.set(ABOUT, `${kind}.${named}`);
  navigate(`${url.pathname}${url.search}${url.hash}`, { state: { [OPENED_HERE]: true } });
}

/** Returns the subject of the open report window; null if the address names no valid subject. */
export function useReportSubject(): Subject | null {
  const search = useSearch();
  return useMemo(() => {
    const [word = '', ...rest] = (new URLSearchParams(search).get(ABOUT) ?? '').split('.');
    const kind = subjectKinds.find((one) => one === word);
    const named = rest.join('.');
    const id = named.startsWith('~') ? (readText(kept.longSubject, named.slice(1)) ?? '') : named;
    return kind === undefined || id === '' ? null : { kind, id };
  }, [search]);
}
