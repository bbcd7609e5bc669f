import { lookUpZip } from '#contract/accounts.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { TextField } from '#web/ui/Field.tsx';
import { t } from '#web/words/words.ts';

type ZipFieldProps = {
  value: string;
  onChange: (value: string) => void;
  hint: string;
  error: string | undefined;
};

const LENGTH = 5;

/** Looks up the place of a complete ZIP code. `isUnknown` is true only if the server knows no such code. */
export function useZip(zip: string): { place: string | undefined; isUnknown: boolean; isLooking: boolean } {
  const answer = useRead(lookUpZip, { params: { zip } }, { enabled: zip.length === LENGTH });
  return {
    place: answer.data && `${answer.data.city}, ${answer.data.stateCode}`,
    isUnknown: answer.error?.code === 'zip_unknown',
    isLooking: answer.isFetching,
  };
}

/** A field for the five digits of a ZIP code. It shows the place that a known code names. */
export function ZipField({ value, onChange, hint, error }: ZipFieldProps) {
  const { place, isUnknown, isLooking } = useZip(value);
  return (
    <TextField
      label={t('parts.zip-code', 'ZIP code')}
      inputMode="numeric"
      autoComplete="postal-code"
      placeholder="94607"
      value={value}
      onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, LENGTH))}
      hint={isLooking ? t('parts.looking-at-the-map', 'Looking at the map…') : hint}
      error={error ?? (isUnknown ? t('common.invalid-us-zip-code', '⚠ Invalid US ZIP code') : undefined)}
      valid={place}
    />
  );
}
