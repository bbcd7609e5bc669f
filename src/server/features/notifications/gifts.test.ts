import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { GIFT_LINE } from '#contract/chat.gifts.ts';
import { sendGift } from '#contract/gifts.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { PushScene } from '#test/push-scene.ts';

const scene = new PushScene();
beforeAll(scene.open);
beforeEach(scene.begin);
afterAll(scene.close);

const give = ({ id: receiverId }: Person, chatRoomId: string) =>
  call(scene.server.app, sendGift, {
    token: scene.ana.token,
    body: { giftTypeId: 'night-swim', receiverId, message: 'for saturday', chatRoomId },
  });

it('A gift reaches the phone of its receiver without what is in it', async () => {
  await give(scene.ben, scene.roomId);
  await scene.allIsTold();
  expect(scene.service.of(scene.phone)).toMatchObject([{ body: GIFT_LINE, roomId: scene.roomId, unreadCount: 1 }]);
  expect(scene.service.delivered.at(-1)?.urgency).toBe('normal');
  expect(JSON.stringify(scene.service.of(scene.phone))).not.toMatch(/saturday|Night Swim/);
});
