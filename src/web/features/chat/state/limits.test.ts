import { expect, it } from 'vitest';
import { chatsKey } from '#web/parts/rooms/chats.data.ts';
import { queryClient } from '#web/platform/calls/query.ts';
import { leftOf, mayBeEdited, mostPictures } from './limits.ts';

it('A message has no limits until the list brings the server’s', () => {
  const sent = { createdAt: new Date(Date.now() - 5 * 60_000).toISOString() };
  expect([leftOf('hello'), mostPictures(), mayBeEdited(sent)]).toEqual([Infinity, Infinity, true]);
  const say = (limits: object) => queryClient.setQueryData(chatsKey, { chats: [], limits });
  say({ messageMax: 7, picturesMax: 2, editMs: 4 * 60_000 });
  expect([leftOf('hello 🦉'), mostPictures(), mayBeEdited(sent)]).toEqual([0, 2, false]);
  say({ messageMax: 8, picturesMax: 2, editMs: 6 * 60_000 });
  expect([leftOf('hello 🦉'), mayBeEdited(sent)]).toEqual([1, true]);
});
