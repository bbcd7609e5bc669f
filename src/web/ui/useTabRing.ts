import { useState, type KeyboardEvent } from 'react';
import { keyOf } from './keyOf.ts';

/**
 * Returns whether a text field needs the heavy focus ring: when Tab led into it, until somebody types or points. Else
 * its caret and a thin border show that it has the focus. The handlers belong to the field.
 */
export function useTabRing() {
  const [isRinged, setRinged] = useState(false);
  const end = (): void => setRinged(false);
  return {
    isRinged,
    /** The key goes down in the field before, and up in this one. */
    handlers: {
      onKeyUp: (event: KeyboardEvent) => {
        if (keyOf(event) === 'Tab') setRinged(true);
      },
      onInput: end,
      onPointerDown: end,
      onBlur: end,
    },
  };
}
