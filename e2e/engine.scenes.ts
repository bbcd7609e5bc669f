import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureOf } from '#test/photo.ts';
import { directRoom, enter, person, type Entered, type Person } from './people.ts';
import type { Product } from './server.ts';
import type { Tab } from './engine.tab.ts';

/** A person in a tab who talks with somebody in a room. */
export interface Talk {
  product: Product;
  tab: Tab;
  /** The nickname of the other person. */
  name: string;
  roomId: string;
}

/** Signs up from the landing page, sets up the profile and answers the quiz, up to the report. */
export async function fromLandingToReport(tab: Tab, who: Person): Promise<void> {
  await tab.open('/');
  await tab.press('link', /^JOIN NOW/);
  await tab.fill(/^Email/, who.email);
  await tab.fill(/^Password$/, who.password);
  await tab.fill(/^Confirm password$/, who.password);
  await tab.press('choice', /18 or older/);
  await tab.press('button', /^Create Account$/);
  await tab.sees(/You are in\. Welcome to the wild\./);
  await tab.press('link', /^Set up my profile$/);
  await tab.press('choice', /^Woman$/);
  await tab.press('button', /^Next$/);
  await tab.fill(/^Nickname/, who.name);
  await tab.press('button', /^Next$/);
  await tab.fill(/^Birthday/, who.birthday.replaceAll('/', ''));
  await tab.press('button', /^Next$/);
  await tab.fill(/^ZIP code/, who.zip);
  await tab.press('button', /^Save and find my animal$/);
  await tab.press('button', /^Start Quiz$/);
  for (let position = 1; position <= 15; position += 1) {
    await tab.until(`answer ${position} is given`, () => tab.run(answer, `${position} of 15`));
  }
  await tab.press('button', /^Skip$/);
  await tab.sees(/Your WildSelf Revealed/);
}

/** Returns the access token of the person in the tab. */
export async function signedIn(tab: Tab): Promise<Entered> {
  const accessToken = await tab.run(() => localStorage.getItem('accessToken') ?? '');
  return { id: 0, refreshToken: '', accessToken };
}

/** Presses the first answer if this question shows. */
function answer(position: string): boolean {
  if (!document.body.innerText.includes(position)) return false;
  const first = document.querySelector<HTMLElement>('main [role=group] button');
  first?.click();
  return first !== null;
}

const lineOf = (text: string): boolean =>
  [...document.querySelectorAll('[data-conversation] p')].some((one) => one.textContent?.includes(text));

/** Waits for a line in the room of the tab. */
export const hears = (tab: Tab, text: string): Promise<void> =>
  tab.until(`a line says ${text}`, () => tab.run(lineOf, text));

export async function says(tab: Tab, name: string, text: string): Promise<void> {
  await tab.fill(new RegExp(`^Message ${name}$`), text);
  await tab.press('button', /^Send$/);
  await hears(tab, text);
}

/** A long message with a link: its box grows while it is typed, and shrinks when it is sent. */
export async function boxGrowsWithALink({ tab, name }: Talk): Promise<void> {
  const height = (): Promise<number> => tab.run(() => document.querySelector('[data-message-box]')?.clientHeight ?? 0);
  await tab.until('the box is there', async () => (await height()) > 0);
  const before = await height();
  const address = 'https://example.com/a/long/way';
  const words = `${'Some words that go on for a while. '.repeat(4)}${address}`;
  await tab.fill(new RegExp(`^Message ${name}$`), words);
  await tab.until('the box has grown by lines', async () => (await height()) > before + 40);
  const isWhole = await tab.run(() => {
    const box = document.querySelector('[data-message-box]');
    return box !== null && (box.scrollHeight <= box.clientHeight + 1 || box.clientHeight > 150);
  });
  if (!isWhole) throw new Error('The box hides a part of its text.');
  await tab.press('button', /^Send$/);
  await tab.until('the line has its link', () =>
    tab.run((to) => document.querySelector(`[data-conversation] a[href="${to}"]`) !== null, address),
  );
  await tab.until('the box is low again', async () => (await height()) <= before);
}

/** In a room of its own, the lines before those on the screen come without a jump. */
export async function olderLinesComeWithoutAJump({ tab, product }: Talk): Promise<void> {
  const other = await enter(product.url, person('Dov', { gender: 'men', zip: '94110' }), 'profile');
  const roomId = await directRoom(product.url, await signedIn(tab), other);
  await product.fillRoom(roomId, 171);
  await tab.open(`/chat/${roomId}`);
  await tab.until('lines are there', () => tab.run(() => document.querySelectorAll('li[data-seq]').length > 10));
  await tab.until('the first line of all is reached without a jump', () =>
    tab.run(() => {
      const box = document.querySelector('[data-conversation]');
      const top = box?.getBoundingClientRect().top ?? 0;
      const lines = [...document.querySelectorAll<HTMLElement>('li[data-seq]')];
      const first = lines.find((line) => line.getBoundingClientRect().bottom > top + 40);
      const seen = window as { held?: { seq: string; top: number; jumps: number } };
      const { held } = seen;
      const same = held && lines.find((line) => line.dataset['seq'] === held.seq);
      const moved = same === undefined ? 0 : Math.abs(same.getBoundingClientRect().top - (held?.top ?? 0));
      const jumps = (held?.jumps ?? 0) + (moved > 3 ? 1 : 0);
      if (jumps > 2) throw new Error(`The lines jumped by ${moved} px.`);
      // Scrolling stands still for one look after each step, so that older lines can come above.
      box?.scrollBy({ top: -600, behavior: 'instant' });
      seen.held = { seq: first?.dataset['seq'] ?? '', top: first?.getBoundingClientRect().top ?? 0, jumps };
      return lines[0]?.dataset['seq'] === '1' && box?.scrollTop === 0;
    }),
  );
}

/** A picture is chosen, sent and drawn. */
export async function pictureIsSent({ tab, name }: Talk): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wildin-picture-'));
  try {
    const path = join(folder, 'fern.jpg');
    await writeFile(path, await pictureOf(7, { width: 1200, height: 900 }));
    await tab.press('button', /^Add to your message$/);
    await tab.run(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    await tab.attach(path);
    await tab.press('button', /^Send$/);
    await tab.until(`the picture for ${name} is drawn`, () =>
      tab.run(() =>
        [...document.querySelectorAll<HTMLImageElement>('[data-conversation] li[data-seq] img')].some(
          (image) => image.complete && image.naturalWidth > 100,
        ),
      ),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A line that is written without a server outlives a reload, and is sent once when the server is back. */
export async function lineWaitsAndIsSentOnce({ tab, name, product, roomId }: Talk): Promise<void> {
  const text = `Written while the house was dark ${Date.now()}`;
  await tab.open(`/chat/${roomId}`);
  await tab.sees(/Sent|Read/);
  await product.stop('SIGKILL');
  await says(tab, name, text);
  await product.run();
  await tab.open(`/chat/${roomId}`);
  await hears(tab, text);
  await tab.until('it is on its way no more', () => tab.run(() => !document.body.innerText.includes('Sending…')));
  const times = await tab.run(
    (words) =>
      [...document.querySelectorAll('[data-conversation] p')].filter((one) => one.textContent?.includes(words)).length,
    text,
  );
  if (times !== 1) throw new Error(`The line is there ${times} times.`);
}
