import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { write } from './people.ts';
import { say } from './posting.ts';
import { twoInAGroup } from './twos.ts';
import { DESK } from './views.ts';

/**
 * Replaces every text of the page by a `font` element with a text of its own, as a browser does that translates the
 * page, now and whenever something changes. Notes what React would look for in vain.
 */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const missed: string[] = [];
    Object.assign(window, { missed });
    const miss = (node: Node | null, parent: Node): void => {
      if (node !== null && node.parentNode !== parent)
        missed.push(`${node.textContent} in ${parent instanceof Element ? parent.outerHTML.slice(0, 200) : '?'}`);
    };
    // The app may set functions of its own, which call the browser's. Both are noted, as neither finds such a node.
    type Act = (this: Node, ...nodes: (Node | null)[]) => unknown;
    // React looks for the node that it removes, or for the one before which it inserts.
    for (const [name, at] of [
      ['removeChild', 0],
      ['insertBefore', 1],
    ] as const) {
      const noting = (act: Act): Act =>
        function noted(this: Node, ...nodes) {
          miss(nodes[at] ?? null, this);
          return Reflect.apply(act, this, nodes);
        };
      let noted = noting(Reflect.get(Node.prototype, name) as Act);
      const set = (next: Act): void => {
        noted = noting(next);
      };
      Object.defineProperty(Node.prototype, name, { get: () => noted, set });
    }
    const replace = (): void => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea, option, svg'))
          continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    };
    new MutationObserver(replace).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

const missed = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { missed: string[] }).missed);

test('A page that the browser translates lives on while lines arrive and people type', async ({ open, product }) => {
  const { one, other, id: group } = await twoInAGroup(open, product.url);
  await product.age();
  const { page } = one;
  const post = await say(product.url, other.entered, { content: 'What do you think?' });
  await translate(page);
  const arrives = (content: string) => write(product.url, other.entered, { roomId: group, content });

  await test.step('the list of chats, and a room', async () => {
    await page.setViewportSize(DESK);
    await page.goto('/chat');
    const row = page.getByRole('link', { name: /Morning people/ });
    await expect(row).toBeVisible();
    await arrives('First line');
    await expect(row).toContainText('First line');
    await row.click();
    const field = page.getByRole('textbox', { name: /^Message/ });
    await field.fill('Half a thought, @');
    await arrives('Second line');
    await expect(page.getByRole('region', { name: /^Messages/ }).getByText('Second line')).toBeVisible();
    await field.fill('A whole thought');
    await field.press('Enter');
    await expect(row).toContainText('A whole thought');
    await page.getByRole('link', { name: /Bo/ }).first().click();
    await arrives('Third line');
    await expect(row).toContainText('Third line');
    await field.fill('A draft');
    await row.click();
  });

  await test.step('the composer of a post, and a post with a comment', async () => {
    await page.goto('/post');
    const words = page.getByRole('textbox', { name: 'Your words' });
    await words.fill('a');
    await words.fill('a'.repeat(600));
    await words.fill('b');
    await page.goto(`/post/${post}`);
    const comment = page.getByRole('textbox', { name: 'Write a comment' });
    await comment.fill('Much');
    await comment.press('Enter');
    await expect(page.getByRole('heading', { name: '1 comment' })).toBeVisible();
  });

  await test.step('every other page, at two widths, while something arrives', async () => {
    for (const path of ['/', '/peek', '/match', '/chaos', '/trending', '/activity', '/self', '/account', '/browse']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await arrives(`While on ${path}`);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.setViewportSize(DESK);
      await expect(page.getByText('tripped over a root')).toHaveCount(0);
      expect(await missed(page), path).toEqual([]);
      await page.getByRole('link', { name: 'Chat' }).first().click();
      await expect(page.getByRole('link', { name: /Morning people/ })).toContainText(`While on ${path}`);
      expect(await missed(page), `${path}, then the chats`).toEqual([]);
    }
  });
});
