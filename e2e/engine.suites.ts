import { directRoom, enter, person, write, type Entered } from './people.ts';
import type { Product } from './server.ts';
import { Firefox } from './engine.firefox.ts';
import {
  boxGrowsWithALink,
  fromLandingToReport,
  hears,
  lineWaitsAndIsSentOnce,
  olderLinesComeWithoutAJump,
  pictureIsSent,
  says,
  signedIn,
  type Talk,
} from './engine.scenes.ts';
import { Tab } from './engine.tab.ts';
import { tour } from './engine.tour.ts';
import { WebKit } from './engine.webkit.ts';

/** Runs one scene; the next begins whatever became of it. */
export type Scene = (title: string, play: () => Promise<void>) => Promise<void>;

/** Somebody in the tab who is at the report, and somebody known to the API in a room with them. */
async function meetInARoom(product: Product, tab: Tab): Promise<Talk & { other: Entered }> {
  const other = await enter(product.url, person('Bo', { gender: 'men', zip: '94110' }), 'quiz');
  const one = await signedIn(tab);
  const roomId = await directRoom(product.url, one, other);
  // Links and pictures wait until both have written.
  await write(product.url, one, { roomId, content: 'Hello' });
  await write(product.url, other, { roomId, content: 'Hello to you' });
  await product.age();
  return { product, tab, name: 'Bo', roomId, other };
}

export async function playInWebKit(product: Product, scene: Scene): Promise<void> {
  const webkit = await WebKit.start();
  try {
    await webkit.resize(390, 844);
    const tab = new Tab(webkit.driver, product.url);
    await scene('A visitor comes from the landing page to their report', () => fromLandingToReport(tab, person('Ana')));
    const talk = await meetInARoom(product, tab);
    await scene('A message box grows with its text, and a link becomes one', async () => {
      await tab.open(`/chat/${talk.roomId}`);
      await boxGrowsWithALink(talk);
    });
    await scene('A picture is sent', () => pictureIsSent(talk));
    await scene('Older lines come without a jump', () => olderLinesComeWithoutAJump(talk));
    await scene('A line waits for the server and is sent once', () => lineWaitsAndIsSentOnce(talk));
    await scene('Every page fits and says no error', () => tour(tab, (...size) => webkit.resize(...size)));
  } finally {
    await webkit.stop();
  }
}

export async function playInFirefox(product: Product, scene: Scene): Promise<void> {
  const firefox = await Firefox.start();
  try {
    const driver = await firefox.tab();
    const tab = new Tab(driver, product.url);
    await scene('A visitor comes from the landing page to their report', () =>
      fromLandingToReport(tab, person('Cleo')),
    );
    const talk = await meetInARoom(product, tab);
    await scene('Two people talk live', async () => {
      const there = new Tab(await firefox.tab(), product.url);
      await there.enter(talk.other, `/chat/${talk.roomId}`);
      await tab.open(`/chat/${talk.roomId}`);
      await says(tab, 'Bo', 'Do you talk to your houseplants?');
      await hears(there, 'Do you talk to your houseplants?');
      await says(there, 'Cleo', 'Only to the fern.');
      await hears(tab, 'Only to the fern.');
    });
    await scene('A message box grows with its text, and a link becomes one', () => boxGrowsWithALink(talk));
    await scene('A line waits for the server and is sent once', () => lineWaitsAndIsSentOnce(talk));
    firefox.errors.length = 0;
    await scene('Every page fits and says no error', () => tour(tab, driver.resize));
    await scene('The pages say no error while they load', async () => {
      // A page that is left stops what it was loading.
      const errors = firefox.errors.filter((error) => !error.includes('A ServiceWorker intercepted the request'));
      if (errors.length > 0) throw new Error(errors.join('\n'));
    });
  } finally {
    await firefox.stop();
  }
}
