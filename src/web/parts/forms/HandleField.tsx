import { useState } from 'react';
import { checkHandle } from '#contract/accounts.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { Me } from '#contract/people.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { TextField } from '#web/ui/Field.tsx';
import { locale, t } from '#web/words/words.ts';
import { useSettled } from './useSettled.ts';

const SHORTEST = 3;
const LONGEST = 30;
const REST_MS = 500;
const YEAR_MS = 365 * DAY_MS;

/** Returns typed text as an ID: in lower case, without characters that an ID cannot have, cut to 30. */
export function typedHandle(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]/g, '')
    .slice(0, LONGEST);
}

export type HandleCheck = { isFree: boolean; isLooking?: boolean; error?: string; valid?: string; hint?: string };

/** Asks the server whether `handle` is free, after a pause in typing, but not about `current` or a too short handle. */
export function useHandleCheck(handle: string, current: string): HandleCheck {
  const settled = useSettled(handle, REST_MS);
  const isAsked = settled === handle && handle.length >= SHORTEST && handle !== current;
  const answer = useRead(checkHandle, { params: { handle: settled } }, { enabled: isAsked, staleTime: 0 });
  if (handle === current) return { isFree: false };
  if (handle.length < SHORTEST)
    return { isFree: false, hint: t('parts.at-least-three-characters', 'At least three characters.') };
  if (!isAsked || answer.isFetching)
    return {
      isFree: false,
      isLooking: true,
      hint: t('parts.looking-whether-it-is-free', 'Looking whether it is free…'),
    };
  if (!answer.data)
    return { isFree: false, error: t('parts.error-checking-availability', 'Error checking availability') };
  const { available, message } = answer.data;
  return available ? { isFree: true, valid: message } : { isFree: false, error: message };
}

type HandleFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  check: HandleCheck;
  me: Me;
};

/** The field of the Wildin ID: lower-case letters, digits and underscores. The ID can change once a year. */
export function HandleField({ value, onChange, error, check, me }: HandleFieldProps) {
  const freeOn = me.handleChangedAt === null ? 0 : new Date(me.handleChangedAt).getTime() + YEAR_MS;
  const [openedAt] = useState(() => Date.now());
  const isLocked = freeOn > openedAt;
  const date = new Date(freeOn).toLocaleDateString(locale, { dateStyle: 'long', timeZone: me.timeZone });
  return (
    <TextField
      label={t('parts.wildin-id', 'Wildin ID')}
      autoCapitalize="none"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      value={value}
      readOnly={isLocked}
      onChange={(event) => onChange(typedHandle(event.target.value))}
      error={error ?? check.error}
      valid={check.valid}
      hint={
        isLocked
          ? t(
              'parts.wildin-id-change-restricted-you',
              'Wildin ID Change Restricted: You can change your Wildin ID again on {date}. IDs can only be changed once per year.',
              { date },
            )
          : (check.hint ??
            t(
              'parts.letters-digits-and-underscores-it',
              'Letters, digits and underscores. It can be changed once per year.',
            ))
      }
    />
  );
}
