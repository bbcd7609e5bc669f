import { expect, type Page } from '@playwright/test';
import { DAY_MS } from '#contract/durations.ts';
import { directRoom, enter, person, send, write, type Entered } from './people.ts';
import { add } from './steps.ts';

/** Creates a room of the person and Wren with a canceled plan and a plan in another zone. Returns the room's id. */
async function aTalkWithPlans(url: string, entered: Entered): Promise<string> {
  const wren = await enter(url, person('Wren'), 'quiz');
  const as = { token: wren.accessToken };
  const roomId = await directRoom(url, wren, entered);
  await write(url, wren, { roomId, content: 'So, when do we stop typing and go outside?' });
  const plans = `${url}/api/chats/${roomId}/plans`;
  const inDays = (days: number): string => `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T07:30`;
  const early = { title: 'Sunrise swim (brave ones only)', when: inDays(3), zone: 'America/New_York', place: '' };
  const off = await send<{ message: { id: string } }>(plans, { ...as, body: early });
  await send(`${plans}/${off.message.id}`, { ...as, method: 'DELETE' });
  await write(url, entered, { roomId, content: 'Half past seven is a rumour.' });
  const place = 'The parking lot behind the lighthouse, by the sign with the very serious seal';
  const body = { title: 'Tide pools, bring shoes', when: inDays(5), zone: 'Asia/Tokyo', place };
  const { message } = await send<{ message: { id: string } }>(plans, { ...as, body });
  const answer = { token: entered.accessToken, method: 'PUT' as const, body: { answer: 'maybe' } };
  await send(`${plans}/${message.id}/answer`, answer);
  return roomId;
}

const card = (page: Page) => page.getByRole('region', { name: 'Plan: Tide pools, bring shoes' });

interface Given {
  url: string;
  entered: Entered;
}

const inRoom = { stage: 'preferences', set: 'plans' } as const;

/** The screens of plans that tests check. */
export const planScreens = [
  {
    name: 'plans',
    ...inRoom,
    go: async (page: Page, { url, entered }: Given): Promise<void> => {
      await page.goto(`/chat/${await aTalkWithPlans(url, entered)}`);
      await expect(card(page)).toBeVisible();
    },
  },
  {
    name: 'plan-sheet',
    ...inRoom,
    go: async (page: Page): Promise<void> => {
      await card(page).getByRole('button', { name: 'Details' }).click();
      await expect(page.getByRole('dialog').getByText('Wren')).toBeVisible();
    },
  },
  {
    name: 'plan-form',
    ...inRoom,
    go: async (page: Page): Promise<void> => {
      await page.keyboard.press('Escape');
      await add(page, 'Make a plan');
      await page.getByRole('button', { name: 'Share the plan' }).click();
      await expect(page.getByText('Say what you are planning.')).toBeVisible();
    },
  },
];
