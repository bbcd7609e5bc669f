import webPush from 'web-push';
import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { leaveMark } from '#server/platform/secrets/mark.ts';
import { speakerOf } from '#server/platform/speaker.ts';
import { openTestDatabase } from '#test/database.ts';
import { secrets as check } from './checks/secrets.ts';
import { inWords } from './examine.ts';

it('A server whose secrets are not those of another of its place is told so', async () => {
  const database = await openTestDatabase();
  const own = { authSecret: 'kX9vQ2mZ7pLw4RtB8nYc3HsJ6fDg1Aa0', vapid: webPush.generateVAPIDKeys() };
  const look = async () => {
    const needs = { config: { ...readConfig({}), ...own }, database, now: () => new Date(), isServer: true };
    return inWords({ check, seen: await check.look(needs, new AbortController().signal) }, speakerOf('en'));
  };
  expect(await look()).toMatchObject({ level: 'green' });
  await leaveMark(database.db, { ...own, vapid: webPush.generateVAPIDKeys() });
  expect(await look()).toMatchObject({ level: 'red', title: 'Another server of this place has other secrets' });
  await leaveMark(database.db, own);
  expect(await look()).toMatchObject({ level: 'green' });
  await database.close();
});
