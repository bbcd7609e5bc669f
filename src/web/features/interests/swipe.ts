/** Pixels that a card must be drawn to the side; at exactly so many it goes back. */
export const THRESHOLD = 80;
/** How long a card flies. */
export const FLIGHT_MS = 600;
const FADE_MS = 200;
const BACK = 'transform 260ms var(--ease-spring)';

export type Verdict = 'yes' | 'no';

/** What lets go of a card at this distance (px, to the right) means. */
export function verdictAt(distance: number): Verdict | null {
  if (Math.abs(distance) <= THRESHOLD) return null;
  return distance > 0 ? 'yes' : 'no';
}

export const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The card in the hand: it follows the finger and leans, and its stamp shows as far as it counts. */
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

/** Sends a card off to its side from where it is, and tells when it is gone. */
export function flyOff(card: HTMLElement, from: string, verdict: Verdict): Animation {
  const side = verdict === 'yes' ? 1 : -1;
  if (wantsStillness()) return card.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS, fill: 'forwards' });
  const away = `translate(${side * 115}vw, 8vh) rotate(${side * 28}deg)`;
  return card.animate([{ transform: from === '' ? 'none' : from }, { transform: away }], {
    duration: FLIGHT_MS,
    easing: 'cubic-bezier(0.3, 0.5, 0.4, 1)',
    fill: 'forwards',
  });
}
