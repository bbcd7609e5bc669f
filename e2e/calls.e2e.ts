import type { Page } from '@playwright/test';
import { answer, expectFlow, expectTalking, flow, ring, twoInRoom, twoWhoMayCall } from './calls.ts';
import { violations } from './axe.ts';
import { expect, NO_NETWORK, test } from './fixtures.ts';
import { holdLine, type Line } from './line.ts';

const ringing = { name: 'Ana is calling' };

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

test('Cameras come on and off amid a call, and the picture flows both ways', async ({ open, product }) => {
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
  const isAnswered = new Map<Page, PromiseWithResolvers<void>>();
  const { one, other } = await twoWhoMayCall(open, product.url, {
    watch: true,
    onPage: async (page) => {
      const heard = Promise.withResolvers<void>();
      isAnswered.set(page, heard);
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
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
  await expect(other.page.getByText('keeps the microphone from us, so you can only listen')).toBeVisible();
  await other.page.getByRole('button', { name: 'Camera' }).click();
  await expect(other.page.getByText('keeps the camera from us')).toBeVisible();
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
  for (const { page } of [one, other]) await expectFlow(page, { picture: true });
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
  const measures = async (page: Page, count: number): Promise<void> => {
    for (let measured = 0; measured < count; measured += 1) {
      await page.clock.runFor(2000);
      // The statistics come from the browser's own threads, which no clock turns.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  };
  await measures(one.page, 3);
  await expect(one.page.getByText('The line is thin: smaller picture')).toBeVisible();
  await measures(one.page, 3);
  await expect(one.page.getByText('Weak line: picture off, voice goes on')).toBeVisible();
  await expect(other.page.getByText('Their picture pauses, the voice goes on')).toBeVisible();
  const { frames } = await flow(other.page);
  await expectFlow(other.page);
  expect((await flow(other.page)).frames - frames).toBeLessThan(5);
});

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
