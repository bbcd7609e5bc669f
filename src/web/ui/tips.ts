import { keyOf } from './keyOf.ts';

/** The pause before a tip shows, and the time in which the next tip shows at once (ms): Radix's own defaults. */
const DELAY_MS = 700;
const SKIP_MS = 300;
/** The distance between a control and its tip, and between a tip and the window's edge (px). */
const GAP = 6;

const LABELED = 'a[aria-label], button[aria-label], summary[aria-label]';

/** Returns the label of a control that shows no words of its own, at most letters such as AI; else undefined. */
export function tipOf(control: Element): string | undefined {
  const label = control.getAttribute('aria-label') ?? '';
  const isOpen = control.getAttribute('aria-expanded') === 'true';
  return label === '' || isOpen || /\p{L}{3}/u.test(control.textContent) ? undefined : label;
}

let hasStarted = false;

/**
 * Shows the name of an icon under the mouse or the keyboard's focus. One listener serves all controls. Escape hides the
 * tip; a press hides it until the pointer returns. Screen readers read the control's own label instead.
 */
export function startTips(page: Document): void {
  if (hasStarted) return;
  hasStarted = true;
  const tip = page.createElement('div');
  tip.className = 'tip';
  tip.ariaHidden = 'true';
  tip.hidden = true;
  page.body.append(tip);
  let owner: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = -Infinity;

  const hide = (): void => {
    clearTimeout(timer);
    owner = undefined;
    if (!tip.hidden) hiddenAt = performance.now();
    tip.hidden = true;
  };
  const show = (control: Element, words: string): void => {
    if (!control.isConnected) return;
    // The words are generated content, so that no search in the page finds them twice.
    tip.dataset['words'] = words;
    tip.hidden = false;
    const at = control.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const isLow = at.bottom + GAP + height > innerHeight;
    const left = Math.min(Math.max(GAP, at.left + (at.width - width) / 2), innerWidth - width - GAP);
    tip.style.translate = `${left}px ${isLow ? at.top - GAP - height : at.bottom + GAP}px`;
  };
  const point = (target: EventTarget | null, delay: number): void => {
    if (target === tip) return;
    const control = target instanceof Element ? (target.closest(LABELED) ?? undefined) : undefined;
    if (control === owner) return;
    hide();
    owner = control;
    const words = control && tipOf(control);
    if (control === undefined || words === undefined) return;
    const isNext = performance.now() - hiddenAt < SKIP_MS;
    timer = setTimeout(() => show(control, words), isNext ? 0 : delay);
  };

  page.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') point(target, DELAY_MS);
  });
  page.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) point(target, 0);
  });
  page.addEventListener('focusout', hide);
  page.documentElement.addEventListener('pointerleave', hide);
  page.addEventListener('scroll', hide, { capture: true, passive: true });
  page.addEventListener('keydown', (event) => {
    if (keyOf(event) === 'Escape') hide();
  });
  page.addEventListener('pointerdown', ({ target }) => {
    hide();
    // The pressed control stays the owner, so its tip does not come back under the resting pointer.
    owner = target instanceof Element ? (target.closest(LABELED) ?? undefined) : undefined;
  });
  // The pointer may have entered a control before this code was there.
  point([...page.querySelectorAll(':hover')].at(-1) ?? null, DELAY_MS);
}
