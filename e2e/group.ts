import { expect, type Page } from '@playwright/test';
import { directRoom, enter, person, send, write, type Entered, type Person, type Stage } from './people.ts';
import { bubbles } from './steps.ts';

/** A screen that a test opens and checks. */
export interface Screen {
  name: string;
  /** The stage of the person who opens the screen. Without a stage, a stranger opens it. */
  stage?: Stage;
  /**
   * The set of a screen that changes the person's matches or chats. The screens of a set share a person and are opened
   * one after another, so each finds what the earlier ones made.
   */
  set?: string;
  /** Opens the screen and waits until it has loaded. */
  go: (page: Page, as: { who: Person; entered: Entered; url: string }) => Promise<void>;
}

const RULES = 'Say where and when, in words.\nNew here? Somebody answers you first.\nNobody is late before seven.';

/** Makes a group with an admin, a muted member, an announcement, rules, slow mode and some lines; returns its id. */
async function aGroup(url: string, owner: Entered): Promise<string> {
  const as = { token: owner.accessToken };
  const types = ['INTJ', 'ENFP', 'ISTP', 'ESFJ', 'INFP', 'ENTJ', 'ISFJ'] as const;
  const names = ['Omar', 'Ines', 'Kofi', 'Beatrix Wilhelm', 'Linh', 'Sol', 'Thea'];
  const others: Entered[] = [];
  for (const [at, name] of names.entries()) {
    const who = { ...person(name.split(' ')[0] ?? name), name, type: types[at] ?? 'ISFJ' };
    const other = await enter(url, who, 'quiz');
    await write(url, owner, { roomId: await directRoom(url, owner, other), content: `Hello ${name}` });
    others.push(other);
  }
  const groups = `${url}/api/chats/groups`;
  const body = {
    name: 'Morning people, always',
    description: 'Sunrise walks, slow coffee, no pep talks.',
    people: others.map(({ id }) => id),
  };
  const { id } = await send<{ id: string }>(groups, { ...as, body });
  for (const { accessToken: token } of others) {
    await send(`${groups}/${id}/invitation`, { token, body: { answer: 'accept' } });
  }
  const [omar, ines, kofi] = others;
  if (omar === undefined || ines === undefined || kofi === undefined) throw new Error('Nobody came.');
  await write(url, omar, { roomId: id, content: 'sunrise is 6:51 on saturday. i have asked it to wait for us' });
  await write(url, kofi, { roomId: id, content: 'hello all. is this a running thing or a standing around thing' });
  await write(url, owner, { roomId: id, content: 'standing. we once ran for a ferry and do not speak of it' });
  await send(`${groups}/${id}/members/${omar.id}`, { ...as, method: 'PUT', body: { role: 'admin' } });
  await send(`${groups}/${id}/members/${ines.id}`, { ...as, method: 'PUT', body: { mute: '8h' } });
  const set = { rules: RULES, announcement: 'Saturday starts at Dock 4, not the bridge.', slowSeconds: 10 };
  await send(`${groups}/${id}`, { ...as, method: 'PUT', body: set });
  return id;
}

export const groupScreens: readonly Screen[] = [
  {
    name: 'group',
    stage: 'preferences',
    set: 'group',
    go: async (page, { url, entered }) => {
      const id = await aGroup(url, entered);
      await page.goto(`/chat/${id}`);
      await expect(bubbles(page, 'standing. we once ran for a ferry')).toBeVisible();
    },
  },
  {
    name: 'group-sheet',
    stage: 'preferences',
    set: 'group',
    go: async (page) => {
      await page.getByRole('button', { name: /^Morning people/ }).click();
      await expect(page.getByRole('button', { name: 'All members' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Slow mode 10 s' })).toBeVisible();
    },
  },
  {
    name: 'group-rules',
    stage: 'preferences',
    set: 'group',
    go: async (page, { url, entered }) => {
      const wren = await enter(url, person('Wren'), 'quiz');
      await write(url, wren, { roomId: await directRoom(url, wren, entered), content: 'Hello' });
      const as = { token: wren.accessToken };
      const body = { name: 'Morning people', description: 'Sunrise walks, slow coffee.', people: [entered.id] };
      const { id } = await send<{ id: string }>(`${url}/api/chats/groups`, { ...as, body });
      await send(`${url}/api/chats/groups/${id}`, { ...as, method: 'PUT', body: { rules: RULES } });
      const answered = { token: entered.accessToken, body: { answer: 'accept' } };
      await send(`${url}/api/chats/groups/${id}/invitation`, answered);
      await page.goto(`/chat/${id}`);
      await expect(page.getByRole('button', { name: 'Fine by me, let me write' })).toBeVisible();
    },
  },
  {
    name: 'group-link',
    stage: 'profile',
    go: async (page, { url }) => {
      const wren = await enter(url, person('Wren'), 'profile');
      const as = { token: wren.accessToken };
      const body = { name: 'Morning people', description: 'Sunrise walks, slow coffee, no pep talks.' };
      const { id } = await send<{ id: string }>(`${url}/api/chats/groups`, { ...as, body });
      const { linkCode: code } = await send<{ linkCode: string }>(`${url}/api/chats/groups/${id}/link`, {
        ...as,
        body: {},
      });
      await page.goto(`/g/${code}`);
      await expect(page.getByRole('button', { name: 'Join' })).toBeVisible();
    },
  },
  {
    name: 'group-link-dead',
    stage: 'profile',
    go: async (page) => {
      await page.goto(`/g/${'a'.repeat(22)}`);
      await expect(page.getByText('This link leads nowhere.')).toBeVisible();
    },
  },
];
