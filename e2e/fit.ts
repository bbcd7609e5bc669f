import type { Page } from '@playwright/test';

/** Content that does not fit a window. A text names each item. */
interface Misfits {
  /** The page scrolls sideways: its width, and the texts beyond the window's right edge. */
  wide: string[];
  /** Texts that are cut off without an ellipsis. */
  cut: string[];
  /** Pairs of texts that cover each other. */
  overlapped: string[];
  /** Controls that no tap reaches, even after scrolling. */
  unreachable: string[];
  /** Words that are split between two lines. Words with a digit or with punctuation such as "@" may be split. */
  broken: string[];
}

/** The longest word, in letters, that must not be split. Longer words may not fit a bubble on the smallest phone. */
const SHORT_WORD = 8;

/**
 * Finds content that does not fit the current window. A text that is shortened by an ellipsis fits, and so does content
 * that can be scrolled. Words of up to `whole` letters must not be split.
 */
export function misfits(page: Page, whole: number = SHORT_WORD): Promise<Misfits> {
  return page.evaluate((longest) => {
    const root = document.documentElement;
    const words = (element: Element): string =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}”`;
    const parents = function* (element: Element): Generator<HTMLElement> {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        if (at instanceof HTMLElement) yield at;
      }
    };
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
      element.closest('[aria-hidden="true"],[inert]') === null;
    const isReadAloudOnly = (element: Element): boolean =>
      [...parents(element)].some((at) => at.offsetWidth <= 1 || getComputedStyle(at).clipPath !== 'none');
    const isShortened = (style: CSSStyleDeclaration): boolean =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.maskImage !== 'none';

    interface Text {
      element: Element;
      /** The element that moves the text: the nearest box that scrolls or stays in the window. */
      layer: Element;
      box: DOMRect;
    }
    const texts: Text[] = [];
    const cut: string[] = [];
    const broken: string[] = [];
    const brokenWords = (text: Node): string[] =>
      [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ index, 0: run }) =>
        /[@_/.\d]\S/.test(run)
          ? []
          : [...run.matchAll(/\p{L}+/gu)].flatMap(({ index: inner, 0: word }) => {
              const range = document.createRange();
              range.setStart(text, index + inner);
              range.setEnd(text, index + inner + word.length);
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
              return lines.size > 1 && word.length <= longest ? [word] : [];
            }),
      );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || node.textContent?.trim() === '' || !isSeen(element) || isReadAloudOnly(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let layer: Element = root;
      let isHidden = false;
      let isShort = false;
      for (const at of parents(element)) {
        const style = getComputedStyle(at);
        if (isShortened(style)) isShort = true;
        const clip = at.getBoundingClientRect();
        const box = range.getBoundingClientRect();
        const isClipped = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
        const spare = Number.parseFloat(style.getPropertyValue('overflow-clip-margin')) || 0;
        const [aside, above] = [2 + spare, 3 + spare];
        const isBeyond =
          (isClipped(style.overflowX) && (box.right > clip.right + aside || box.left < clip.left - aside)) ||
          (isClipped(style.overflowY) && (box.bottom > clip.bottom + above || box.top < clip.top - above));
        if (isBeyond && at !== document.body && at !== root) isHidden = true;
        const isScrolling = [style.overflowX, style.overflowY].some((one) => one === 'auto' || one === 'scroll');
        if (isScrolling || style.position === 'fixed' || style.position === 'sticky') {
          layer = at;
          break;
        }
      }
      if (isHidden && !isShort) cut.push(words(element));
      if (!isHidden && !isShort) for (const word of brokenWords(node)) broken.push(`${word} in ${words(element)}`);
      if (!isHidden) for (const box of range.getClientRects()) texts.push({ element, layer, box });
    }
    const overlapped = new Set<string>();
    for (const [at, one] of texts.entries()) {
      for (const other of texts.slice(at + 1)) {
        if (one.layer !== other.layer || one.element === other.element) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines with a small line height overlap a little, so only a large overlap counts.
        if (width > 3 && height > 0.4 * Math.min(one.box.height, other.box.height)) {
          overlapped.add(`${words(one.element)} and ${words(other.element)}`);
        }
      }
    }
    const wide: string[] = [];
    if (root.scrollWidth > root.clientWidth) {
      const beyond = texts.filter(({ box }) => box.right > root.clientWidth + 1);
      wide.push(`${root.scrollWidth} px`, ...beyond.map(({ element }) => words(element)));
    }
    const unreachable: string[] = [];
    for (const control of document.querySelectorAll('a[href],button,input,textarea,select')) {
      // The skip link ("#main") is outside the window until the keyboard focuses the link.
      if (!isSeen(control) || isReadAloudOnly(control) || control.matches(':disabled,[href="#main"]')) continue;
      // Content under an open dialog cannot be reached.
      const open = document.querySelector('[role=dialog],[role=alertdialog]');
      if (open !== null && !open.contains(control)) continue;
      const isFree = (['center', 'end', 'start'] as const).some((block) => {
        control.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        return [...control.getClientRects()].some(({ left, right, top, bottom }) =>
          [0.5, 0.2, 0.8].some((share) => {
            const hit = document.elementFromPoint(left + (right - left) * share, top + (bottom - top) * share);
            return (
              hit !== null &&
              (control.contains(hit) || hit.contains(control) || hit.closest('label')?.control === control)
            );
          }),
        );
      });
      if (!isFree) unreachable.push(words(control));
    }
    window.scrollTo(0, 0);
    return { wide, cut, overlapped: [...overlapped], unreachable, broken };
  }, whole);
}
