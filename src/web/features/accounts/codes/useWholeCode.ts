import { useState } from 'react';
import { CODE_LENGTH } from '#contract/accounts.code.ts';
import { t } from '#web/words/words.ts';

/** Returns `submit`, which submits a complete code. An incomplete code sets `lack`, the text beside the field. */
export function useWholeCode(code: string, hand: () => void) {
  const [lack, setLack] = useState({ code: '', presses: 0 });
  return {
    submit: () => (code.length === CODE_LENGTH ? hand() : setLack({ code, presses: lack.presses + 1 })),
    lack:
      lack.presses > 0 && lack.code === code ? t('parts.six-digits-it-takes', 'It takes all six digits.') : undefined,
    /** Grows with each press that submits an incomplete code, so that the field can take the focus again. */
    presses: lack.presses,
  };
}
