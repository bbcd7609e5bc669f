import { expect, it } from 'vitest';
import { listChats } from '#contract/chat.list.ts';
import { nextPlan } from '#contract/plans.ts';
import { getPremium } from '#contract/premium.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';
import { refreshPeople } from './people.data.ts';

it('A block clears the cached chats and plans and keeps the rest', async () => {
  const ofPeople = [listChats, nextPlan].map((route) => queryKey(route));
  const other = queryKey(getPremium);
  for (const key of [...ofPeople, other]) queryClient.setQueryData(key, {});
  await refreshPeople();
  expect(ofPeople.map((key) => queryClient.getQueryData(key))).toEqual([undefined, undefined]);
  expect(queryClient.getQueryData(other)).toEqual({});
});
