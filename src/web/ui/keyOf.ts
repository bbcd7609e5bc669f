interface Pressed {
  key: string;
  keyCode: number;
  isComposing: boolean;
}

/** The key code of every key that an input method takes, in every browser. */
const TAKEN = 229;

/**
 * Returns whether a key belongs to a word that is being composed (in Japanese, for example), which the key ends or takes
 * back. Safari ends the composition before this key, so `isComposing` is false there, and only the code tells.
 */
export const isComposed = ({ isComposing, keyCode }: Omit<Pressed, 'key'>): boolean => isComposing || keyCode === TAKEN;

/** Returns the name of the pressed key; undefined if it belongs to a composed word, so that it acts on nothing else. */
export function keyOf(event: Pressed | { nativeEvent: Pressed }): string | undefined {
  const pressed = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposed(pressed) ? undefined : pressed.key;
}

/** Props of every Radix window: Escape that takes back a composed word leaves the window open. */
export const staysWhileComposing = {
  onEscapeKeyDown: (event: KeyboardEvent): void => {
    if (isComposed(event)) event.preventDefault();
  },
};
