import { expect, it } from 'vitest';
import { chatsKey } from '#web/parts/chats.data.ts';
import { queryClient } from '#web/platform/query.ts';
import { leftOf, mayBeEdited, mostPictures } from './limits.ts';

it('A message takes what the server said with the list, and all that the server has said nothing of', () => {
  const sent = { createdAt: new Date(Date.now() - 5 * 60_000).toISOString() };
  expect([leftOf('hello'), mostPictures(), mayBeEdited(sent)]).toEqual([Infinity, Infinity, true]);
  const say = (limits: object) => queryClient.setQueryData(chatsKey, { chats: [], limits });
  say({ messageMax: 7, picturesMax: 2, editMs: 4 * 60_000 });
  expect([leftOf('hello 🦉'), mostPictures(), mayBeEdited(sent)]).toEqual([0, 2, false]);
  say({ messageMax: 8, picturesMax: 2, editMs: 6 * 60_000 });
  expect([leftOf('hello 🦉'), mayBeEdited(sent)]).toEqual([1, true]);
});
