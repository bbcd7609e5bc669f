import { answer, expectTalking, ring, twoInRoom } from './calls.ts';
import { test } from './fixtures.ts';
import { person, send } from './people.ts';
import { directRoom, write } from './people.ts';

test('shots', async ({ open, product }) => {
  const { one, other, enter, roomId, room } = await twoInRoom(open, product.url);
  await enter();
  const shot = async (page: any, name: string) => {
    for (const [w, h, tag] of [[390, 844, 'phone'], [1440, 900, 'desk'], [320, 640, 'narrow'], [844, 390, 'land']] as const) {
      for (const scheme of ['light', 'dark'] as const) {
        if (scheme === 'dark' && tag !== 'phone') continue;
        await page.setViewportSize({ width: w, height: h });
        await page.emulateMedia({ colorScheme: scheme });
        await page.waitForTimeout(350);
        await page.screenshot({ path: `/tmp/shots/${name}-${tag}-${scheme}.png` });
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
  };
  await one.page.getByRole('button', { name: 'Calls with Bo' }).click();
  await shot(one.page, '1-ask');
  await one.page.getByRole('button', { name: 'Ask', exact: true }).click();
  await other.page.getByRole('heading', { name: 'Let Ana call you?' }).waitFor();
  await shot(other.page, '2-asked');
  await shot(one.page, '3-waiting');
  await other.page.getByRole('button', { name: 'Yes, both ways' }).click();
  await one.page.getByRole('button', { name: 'Call Bo' }).click();
  await shot(one.page, '4-start');
  await one.page.keyboard.press('Escape');
  await ring(one.page, 'Bo');
  await other.page.getByRole('dialog', { name: 'Ana is calling' }).waitFor();
  await other.page.emulateMedia({ reducedMotion: 'no-preference' });
  await one.page.emulateMedia({ reducedMotion: 'no-preference' });
  await shot(other.page, '5-ringing');
  await answer(other.page);
  await expectTalking(one.page, other.page);
  await one.page.waitForTimeout(1500);
  await shot(one.page, '6-call');
  await one.page.getByRole('button', { name: 'More', exact: true }).click();
  await shot(one.page, '7-more');
  await other.page.getByRole('button', { name: 'Camera' }).click();
  await one.page.getByRole('button', { name: 'More', exact: true }).click();
  await one.page.waitForTimeout(1500);
  await shot(one.page, '8-camera');
  await one.page.getByRole('button', { name: 'Make the call small' }).click();
  await shot(one.page, '9-bar');
  await other.page.getByRole('button', { name: 'Hang up' }).click();
  await other.page.waitForTimeout(500);
  await shot(other.page, '91-ended');
  await other.page.getByRole('button', { name: 'Close' }).click();
  await shot(other.page, '92-log');
});
