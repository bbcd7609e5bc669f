import { expect, it } from 'vitest';
import { getUser } from '#contract/accounts.ts';
import { listPeople } from '#contract/people.directory.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';
import { notePersonPresence, notePresence } from './presence.data.ts';

it('An arriving person shows as online in every list and other rows stay untouched', () => {
  const [ana, ben] = [
    { id: 1, isOnline: false },
    { id: 2, isOnline: true },
  ];
  const [all, some] = [
    [...queryKey(listPeople), 'pages', ''],
    [...queryKey(listPeople), 'pages', 'q=be'],
  ];
  queryClient.setQueryData(all, { pages: [{ people: [ana] }, { people: [ben] }], pageParams: [null, 2] });
  queryClient.setQueryData(some, { pages: [{ people: [ben] }], pageParams: [null] });
  const before = [queryClient.getQueryData(all), queryClient.getQueryData(some)];
  notePresence(1, true);
  expect(queryClient.getQueryData(all)).toEqual({
    pages: [{ people: [{ id: 1, isOnline: true }] }, { people: [ben] }],
    pageParams: [null, 2],
  });
  const { pages } = queryClient.getQueryData<{ pages: { people: unknown[] }[] }>(all) ?? { pages: [] };
  expect(pages[1]?.people[0]).toBe(ben);
  expect(queryClient.getQueryData(some)).toBe(before[1]);
  const after = queryClient.getQueryData(all);
  notePresence(1, true);
  notePresence(3, true);
  expect(queryClient.getQueryData(all)).toBe(after);
});

it('An arriving person shows as online on their own loaded profile alone', () => {
  const key = (id: number) => queryKey(getUser, { id });
  queryClient.setQueryData(key(1), { id: 1, isOnline: false });
  queryClient.setQueryData(key(2), { id: 2, isOnline: false });
  notePersonPresence(1, true);
  notePersonPresence(3, true);
  expect([1, 2, 3].map((id) => queryClient.getQueryData<{ isOnline: boolean }>(key(id))?.isOnline)).toEqual([
    true,
    false,
    undefined,
  ]);
});
