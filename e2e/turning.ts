import type { Page } from '@playwright/test';

/**
 * Returns the texts on a page, seen or read aloud, in which words of a person stand beside others without being
 * isolated, so that words of the other direction would turn the line. `words` matches what the person wrote.
 */
export function turning(page: Page, words: RegExp): Promise<string[]> {
  return page.evaluate((source) => {
    const own = new RegExp(source, 'u');
    /** Takes out what is between the characters that isolate, the innermost first. */
    const bare = (text: string): string => {
      const without = text.replaceAll(/[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu, '');
      return without === text ? text : bare(without);
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const element = node.parentElement;
      if (!own.test(bare(text)) || element === null || element.closest('script, svg, textarea, option') !== null)
        continue;
      const isolating = element.closest('bdi, [dir="auto"]');
      if (isolating === null) found.push(`${element.tagName.toLowerCase()} “${text}”`);
    }
    const labels = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    for (const label of [document.title, ...labels]) {
      const rest = bare(label);
      if (own.test(rest) && /\p{L}/u.test(rest.replaceAll(new RegExp(source, 'gu'), '')))
        found.push(`label “${label}”`);
    }
    return found;
  }, words.source);
}
