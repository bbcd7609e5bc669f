import type { Locator, Page } from '@playwright/test';
import {
  answer,
  expectFlow,
  expectFlowNow,
  expectTalking,
  flow,
  ring,
  takeAway,
  twoInRoom,
  twoWhoMayCall,
} from './calls.ts';
import { violations } from './axe.ts';
import { expect, NO_NETWORK, test } from './fixtures.ts';
import { holdLine, type Line } from './line.ts';

const ringing = { name: 'Ana is calling' };
/** A text on the screen of a call. The same words are also in a region that is read aloud. */
const inCall = (page: Page, text: string): Locator => page.getByRole('dialog').getByText(text);

test('Two people say yes, ring, answer as animals and hear each other', async ({ open, product }) => {
  const { one, other, enter } = await twoInRoom(open, product.url, { watch: true });
  await enter();
  await one.page.getByRole('button', { name: 'Calls with Bo' }).click();
  await one.page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(one.page.getByText('You asked Bo about calls.')).toBeVisible();
  await expect(other.page.getByRole('heading', { name: 'Let Ana call you?' })).toBeVisible();
  expect(await violations(other.page)).toEqual([]);
  await other.page.getByRole('button', { name: 'Yes, both ways' }).click();
  await expect(other.page.getByRole('heading', { name: 'Let Ana call you?' })).toHaveCount(0);

  await ring(one.page, 'Bo');
  await expect(one.page.getByRole('dialog')).toContainText('Ringing');
  const asked = other.page.getByRole('dialog', ringing);
  await expect(asked.getByRole('heading')).toBeFocused();
  await expect(other.page.getByRole('status').filter({ hasText: 'Ana is calling' })).toHaveCount(1);
  await expect(asked).toContainText('no camera.');
  await expect(asked).toContainText('First call with somebody');
  await expect(asked).toContainText('can see your network address');
  expect(await violations(other.page)).toEqual([]);
  await answer(other.page);
  await expectTalking(one.page, other.page);
  for (const { page } of [one, other]) await expectFlow(page, { picture: true });
  await expect(one.page.getByText('Bo is speaking')).toBeVisible();
  expect(await violations(one.page)).toEqual([]);

  await other.page.getByRole('button', { name: 'Hang up' }).click();
  for (const { page } of [one, other]) {
    await expect(page.getByRole('dialog', { name: 'The call is over' })).toContainText(/\d:\d\d/);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(/called (?:you|Bo) ·/)).toBeVisible();
  }
  expect((await flow(one.page)).sound).toBe(0);
});

test('Cameras come, go and are taken away amid a call, as the microphone is', async ({ open, product }) => {
  const { one, other } = await twoWhoMayCall(open, product.url, { watch: true });
  await ring(one.page, 'Bo', 'Voice');
  await expect(other.page.getByRole('dialog', ringing)).toContainText('Voice only, no camera.');
  await answer(other.page, 'Camera');
  await expectTalking(one.page, other.page);
  await expectFlow(one.page, { picture: true });
  await expect(one.page.getByLabel('The picture of Bo')).toBeVisible();
  await expect(other.page.getByLabel('The picture of Ana')).toHaveCount(0);

  await one.page.keyboard.press('v');
  await expectFlow(other.page, { picture: true });
  await expect(other.page.getByLabel('The picture of Ana')).toBeVisible();

  await takeAway(one.page);
  await expect(inCall(one.page, 'The microphone was taken away. You still hear them')).toBeVisible();
  await expect(inCall(one.page, 'The camera was taken away. Your voice goes on.')).toBeVisible();
  await expect(other.page.getByLabel('The picture of Ana')).toHaveCount(0);
  await expectFlow(one.page, { picture: true });
  await one.page
    .getByRole('button', { name: /^Use fake_device/ })
    .first()
    .click();
  await one.page
    .getByRole('button', { name: /^Use Fake .*Audio/ })
    .first()
    .click();
  await expect(inCall(one.page, 'was taken away')).toHaveCount(0);
  await expectFlow(other.page, { picture: true });
  await expect(other.page.getByLabel('The picture of Ana')).toBeVisible();

  await one.page.keyboard.press('m');
  await expect(one.page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
  await one.page.getByRole('button', { name: 'Camera' }).click();
  await expect(other.page.getByLabel('The picture of Ana')).toHaveCount(0);
  await expect(other.page.getByText('Ana is muted')).toBeVisible();

  await one.page.getByRole('button', { name: 'Make the call small' }).click();
  await one.page.getByRole('textbox', { name: 'Message Bo' }).fill('I mute, a train');
  await one.page.getByRole('button', { name: 'Send' }).click();
  await one.page
    .getByRole('region', { name: 'Call with Bo' })
    .getByRole('button', { name: 'Back to the call' })
    .click();
  await one.page.keyboard.press('Escape');
  await one.page.getByRole('button', { name: 'Stay' }).click();
  await expect(one.page.getByRole('alertdialog')).toHaveCount(0);
  await expectTalking(one.page);
  await one.page.keyboard.press('Escape');
  await one.page.getByRole('alertdialog').getByRole('button', { name: 'Hang up' }).click();
  await expect(other.page.getByRole('dialog', { name: 'The call is over' })).toBeVisible();
});

test('A declined call reads as no answer, and the line calls back', async ({ open, product }) => {
  const { one, other } = await twoWhoMayCall(open, product.url);
  await ring(one.page, 'Bo');
  await other.page.getByRole('button', { name: 'Not now' }).click();
  await expect(other.page.getByRole('dialog')).toHaveCount(0);
  await expect(one.page.getByRole('dialog', { name: 'No answer' })).toBeVisible();
  await one.page.getByRole('button', { name: 'Close' }).click();
  await expect(other.page.getByText('You missed a call from Ana.')).toBeVisible();
  await other.page.getByRole('button', { name: 'Call back' }).click();
  await other.page.getByRole('button', { name: 'Agree and call' }).click();
  await one.page.getByRole('dialog', { name: 'Bo is calling' }).getByRole('button', { name: 'Write instead' }).click();
  await expect(one.page.getByRole('textbox', { name: 'Message Bo' })).toBeVisible();
  await expect(other.page.getByRole('dialog', { name: 'No answer' })).toBeVisible();
});

test('Two people who call at once are in one call', async ({ open, product }) => {
  const isLive: Promise<void>[] = [];
  const { one, other } = await twoWhoMayCall(open, product.url, {
    watch: true,
    onPage: async (page) => {
      const heard = Promise.withResolvers<void>();
      const live = Promise.withResolvers<void>();
      isLive.push(live.promise);
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          if (payload.includes('"auth_success"')) live.resolve();
          if (/"call_changed".*"state":"answered"/.test(payload.toString())) heard.resolve();
        }),
      );
      // Each browser hears that the call is answered before it gets the answer to its own ring.
      await page.route('**/api/chats/*/calls', async (route) => {
        const response = await route.fetch();
        if (route.request().method() === 'POST') await heard.promise;
        await route.fulfill({ response });
      });
    },
  });
  const prepare = async (page: Page, name: string) => {
    await page.getByRole('button', { name: `Call ${name}` }).click();
    return page.getByRole('button', { name: 'Agree and call' });
  };
  await Promise.all(isLive);
  const buttons = await Promise.all([prepare(one.page, 'Bo'), prepare(other.page, 'Ana')]);
  await Promise.all(buttons.map((button) => button.evaluate((element: HTMLElement) => element.click())));
  await expectTalking(one.page, other.page);
  for (const { page } of [one, other]) {
    await expectFlow(page, { picture: true });
    await expect(page.getByText('Answered on another device')).toHaveCount(0);
  }
});

test('A call that one device answers falls silent on the other', async ({ open, product }) => {
  const { one, other, laptop } = await twoWhoMayCall(open, product.url, { watch: true, withLaptop: true });
  await ring(one.page, 'Bo');
  for (const page of [other.page, laptop.page]) await expect(page.getByRole('dialog', ringing)).toBeVisible();
  await answer(laptop.page);
  await expectTalking(one.page, laptop.page);
  await expectFlow(laptop.page, { picture: true });
  await expect(other.page.getByText('Answered on another device')).toBeVisible();
  await expect(other.page.getByRole('dialog')).toHaveCount(0);
});

test('A reload amid a call comes back into it', async ({ open, product }) => {
  const { one, other } = await twoWhoMayCall(open, product.url, { watch: true });
  await ring(one.page, 'Bo');
  await answer(other.page);
  await expectTalking(one.page, other.page);
  for (const reloaded of [other, one]) {
    await reloaded.page.reload();
    await expectTalking(one.page, other.page);
    for (const { page } of [one, other]) await expectFlow(page, { picture: true });
  }
});

test('A block amid a call ends it at once on both sides', async ({ open, product }) => {
  const { one, other } = await twoWhoMayCall(open, product.url);
  await ring(one.page, 'Bo');
  await answer(other.page);
  await expectTalking(one.page, other.page);
  await other.page.getByRole('button', { name: 'More', exact: true }).click();
  await other.page.getByRole('button', { name: 'Block Ana' }).click();
  await expect(other.page.getByText('Ana is blocked.').first()).toBeVisible();
  await expect(other.page.getByRole('timer')).toHaveCount(0);
  await expect(one.page.getByRole('timer')).toHaveCount(0);
});

test('A refused microphone says what to do, and one can still listen', async ({ open, product }) => {
  const { one, other } = await twoWhoMayCall(open, product.url, { watch: true });
  await other.page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await ring(one.page, 'Bo');
  await answer(other.page);
  await expectTalking(one.page, other.page);
  await expectFlow(other.page, { picture: true });
  await expect(inCall(other.page, 'keeps the microphone from us, so you can only listen')).toBeVisible();
  await other.page.getByRole('button', { name: 'Camera' }).click();
  await expect(inCall(other.page, 'keeps the camera from us')).toBeVisible();
});

test('A call goes on while our server cannot be reached', async ({ open, product }) => {
  const lines: Line[] = [];
  const { one, other } = await twoWhoMayCall(open, product.url, {
    watch: true,
    onPage: async (page) => lines.push(await holdLine(page)),
    expected: NO_NETWORK,
  });
  await ring(one.page, 'Bo');
  await answer(other.page);
  await expectTalking(one.page, other.page);
  await lines[0]?.cut();
  await expect(one.page.getByText('Looking for the line again')).toBeVisible();
  // A slow machine has to be done before the 30 s are over.
  await expectFlowNow(one.page, other.page);
  await lines[0]?.mend();
  await expect(one.page.getByText('Looking for the line again')).toHaveCount(0);
  await one.page.getByRole('button', { name: 'Hang up' }).click();
  await expect(other.page.getByRole('dialog', { name: 'The call is over' })).toBeVisible();
});

test('The picture of a weak line goes, and the voice goes on', async ({ open, product }) => {
  const { one, other } = await twoWhoMayCall(open, product.url, {
    watch: true,
    onPage: (page) => page.clock.install(),
  });
  await ring(one.page, 'Bo');
  await answer(other.page);
  await expectTalking(one.page, other.page);
  await expectFlow(other.page, { picture: true });

  await loseAtOther(one.page);
  const said = await noteWords(one.page, [
    'The line is thin: smaller picture',
    'Weak line: picture off, voice goes on',
  ]);
  const measure = async (): Promise<string[]> => {
    await one.page.clock.runFor(2000);
    return said();
  };
  await expect.poll(measure).toEqual(['The line is thin: smaller picture', 'Weak line: picture off, voice goes on']);
  await expect(inCall(other.page, 'Their picture pauses, the voice goes on')).toBeVisible();
  // The last frames may still be on their way.
  const framesBesideSound = async (): Promise<number> => {
    const { frames } = await flow(other.page);
    await expectFlow(other.page);
    return (await flow(other.page)).frames - frames;
  };
  await expect.poll(framesBesideSound).toBe(0);
});

/** Notes which of these words a page shows, in the order in which they appear. Returns a function that reads them. */
async function noteWords(page: Page, words: readonly string[]): Promise<() => Promise<string[]>> {
  await page.evaluate((looked) => {
    const said: string[] = [];
    Object.assign(window, { said });
    const look = (): void => {
      const shown = looked.find((one) => document.body.textContent.includes(one));
      if (shown !== undefined && said.at(-1) !== shown) said.push(shown);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, words);
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** Makes a page's statistics say that the other side misses a third of what this side sends. */
async function loseAtOther(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of (window as unknown as { connections: RTCPeerConnection[] }).connections) {
      const read = one.getStats.bind(one);
      const lossy = { type: 'remote-inbound-rtp', fractionLost: 0.33 };
      one.getStats = async () => new Map<string, object>([...(await read()), ['lossy', lossy]]);
    }
  });
}
