/** A difference below this (px) is no keyboard: Safari leaves a few pixels behind when one closes. */
const LEAST_PX = 40;

/** What the browser says about the part of the page that is seen. */
type VisibleViewport = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

/**
 * Returns the part of a window that a touch keyboard leaves to see: its distance from the upper edge, its height, and
 * the height below it. Returns null without a keyboard over the page. A person who zooms sees a part, too, and moves it
 * on purpose.
 */
export function besideKeyboard(
  { height, offsetTop, scale }: VisibleViewport,
  windowHeight: number,
): { top: number; height: number; below: number } | null {
  if (scale > 1.01 || windowHeight - height < LEAST_PX) return null;
  return { top: offsetTop, height, below: Math.max(0, windowHeight - offsetTop - height) };
}

/**
 * Tells the styles what a keyboard leaves to see (`--seen-top`, `--seen-height`, `--seen-below`). Safari ignores
 * `interactive-widget` and lays its keyboard over the page, which it then pushes up: the head of a room would be gone.
 * Where the keyboard makes the window smaller, as `index.html` asks, nothing is set.
 */
export function followKeyboard(): void {
  const { visualViewport: seen } = window;
  if (seen === null) return;
  const { style } = document.documentElement;
  const tell = (): void => {
    const part = besideKeyboard(seen, window.innerHeight);
    for (const name of ['top', 'height', 'below'] as const) {
      if (part === null) style.removeProperty(`--seen-${name}`);
      else style.setProperty(`--seen-${name}`, `${part[name]}px`);
    }
  };
  seen.addEventListener('resize', tell);
  seen.addEventListener('scroll', tell);
}
