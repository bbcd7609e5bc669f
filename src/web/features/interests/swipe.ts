/** The distance in px that a drag must exceed to count as a verdict. At exactly this distance the card returns. */
export const THRESHOLD = 80;
/** The duration of a card's flight in ms. */
export const FLIGHT_MS = 600;
const FADE_MS = 200;
const BACK = 'transform 260ms var(--ease-spring)';

export type SwipeVerdict = 'yes' | 'no';

/** Returns the verdict of a release at this distance (px, positive to the right); null within the threshold. */
export function verdictAt(distance: number): SwipeVerdict | null {
  if (Math.abs(distance) <= THRESHOLD) return null;
  return distance > 0 ? 'yes' : 'no';
}

export const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves the dragged card: it follows the finger and tilts, and its verdict fades in with the distance. */
export function drawTo(card: HTMLElement, x: number, y: number): void {
  const lean = wantsStillness() ? 0 : x / 18;
  card.style.transition = 'none';
  card.style.transform = `translate(${x}px, ${y / 5}px) rotate(${lean}deg)`;
  card.style.setProperty('--yes', String(Math.min(1, Math.max(0, x / THRESHOLD))));
  card.style.setProperty('--no', String(Math.min(1, Math.max(0, -x / THRESHOLD))));
}

export function putBack(card: HTMLElement): void {
  card.style.transition = wantsStillness() ? 'none' : BACK;
  card.style.transform = '';
  card.style.setProperty('--yes', '0');
  card.style.setProperty('--no', '0');
}

/**
 * Animates a card from its transform `from` to the side of the verdict, or fades the card if the device prefers reduced
 * motion. Returns the animation.
 */
export function flyOff(card: HTMLElement, from: string, verdict: SwipeVerdict): Animation {
  const side = verdict === 'yes' ? 1 : -1;
  if (wantsStillness()) return card.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS, fill: 'forwards' });
  const away = `translate(${side * 115}vw, 8vh) rotate(${side * 28}deg)`;
  return card.animate([{ transform: from === '' ? 'none' : from }, { transform: away }], {
    duration: FLIGHT_MS,
    easing: 'cubic-bezier(0.3, 0.5, 0.4, 1)',
    fill: 'forwards',
  });
}
