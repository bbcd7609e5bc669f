import { useState } from 'react';
import { CODE_LENGTH } from '#contract/accounts.code.ts';
import { t } from '#web/words/words.ts';

/** Submits a complete code; for an incomplete one, shows a text beside the field and focuses it. */
export function useWholeCode(code: string, hand: () => void) {
  const [lack, setLack] = useState({ code: '', presses: 0 });
  return {
    submit: () => (code.length === CODE_LENGTH ? hand() : setLack({ code, presses: lack.presses + 1 })),
    lack:
      lack.presses > 0 && lack.code === code ? t('parts.six-digits-it-takes', 'It takes all six digits.') : undefined,
    /** Grows with each refusal. */
    presses: lack.presses,
  };
}
