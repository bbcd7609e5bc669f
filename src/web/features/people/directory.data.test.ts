import { expect, it } from 'vitest';
import { listPeople } from '#contract/people.directory.ts';
import { queryClient, queryKey } from '#web/platform/query.ts';
import { notePresence } from './directory.data.ts';

it('Who comes is shown in every list they are in, and the rows of others stay the same objects', () => {
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
