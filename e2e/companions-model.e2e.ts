import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { withModel } from './model.ts';
import { person, send } from './people.ts';
import { look } from './views.ts';
import { composer, say } from './steps.ts';

interface Met {
  chatroom_id: string;
  companion: { displayName: string };
}

const conversation = (page: Page) => page.getByRole('region', { name: /^Messages with/ });

withModel(
  'What a model writes appears sentence by sentence, and becomes one line without a jump',
  async ({ open, product, model }) => {
    withModel.setTimeout(120_000);
    const { page, entered } = await open(person('Iris'), { stage: 'preferences' });
    const { chatroom_id: roomId, companion } = await send<Met>(`${product.url}/api/soul-matching/ai-bot`, {
      token: entered.accessToken,
      body: {},
    });
    const name = companion.displayName;
    await page.goto(`/chat/${roomId}`);
    await expect(composer(page, name)).toBeVisible();
    const forming = conversation(page).locator('[data-forming]');
    const theirs = conversation(page)
      .locator('p:not([inert] p)')
      .filter({ hasText: `${name}: ` });
    // A greeting and one question, each in a bubble.
    await expect(theirs).toHaveCount(2);
    // The first line to an AI loads the sentence encoder, which takes long on a slow machine.
    model.manners = [{ say: ['Hello there.'] }];
    await say(page, name, 'Hey');
    await expect(theirs).toHaveCount(3, { timeout: 45_000 });

    const held = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const FIRST = 'The kettle is on, and the radio plays.';
    const SECOND = `${FIRST} Somebody below is practicing the trombone.`;
    model.manners = [
      {
        say: [
          'The kettle is on, ',
          'and the radio plays. Some',
          held.promise,
          'body below is practicing the trombone. It',
          ended.promise,
          ' gets better.',
        ],
      },
    ];
    await say(page, name, 'How is your evening?');
    await expect(forming).toContainText(FIRST);
    await expect(forming).not.toContainText('Some');
    await expect(page.getByText('typing…')).toBeVisible();
    // Screen readers do not read the message until it is complete.
    await expect(forming).toHaveAttribute('inert');
    await expect(theirs).toHaveCount(3);
    await look(page, 'companion-forming');
    held.resolve();
    await expect(forming).toContainText(SECOND);
    const before = await forming.getByText(FIRST).boundingBox();
    ended.resolve();
    await expect(theirs).toHaveCount(4);
    await expect(forming).toHaveCount(0);
    await expect(theirs.last()).toContainText(`${SECOND} It gets better.`);
    const after = await theirs.last().getByText(FIRST).boundingBox();
    // The bubble may grow by the last sentence, but the first sentence must not move by more than a person notices.
    expect(Math.abs((after?.y ?? 0) + (after?.height ?? 0) - (before?.y ?? 0) - (before?.height ?? 0))).toBeLessThan(8);

    model.manners = [{ say: ['That sounds hard. ', 'You should kill yourself tonight. ', 'Bye.'] }];
    await say(page, name, 'My day was long');
    await expect(theirs).toHaveCount(5);
    await expect(theirs.last()).not.toContainText(/kill|That sounds hard/);
    await expect(page.getByText('kill yourself')).toHaveCount(0);
  },
);
