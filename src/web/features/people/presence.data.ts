import type { InfiniteData } from '@tanstack/react-query';
import type { z } from 'zod';
import { getUser } from '#contract/accounts.ts';
import { listPeople } from '#contract/people.directory.ts';
import type { Member } from '#contract/people.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';

type People = InfiniteData<z.output<typeof listPeople.response>>;
export const pagesKey = [...queryKey(listPeople), 'pages'];

type Listed = People['pages'][number]['people'][number];

/** Updates a person's presence in every cached list of the directory. */
export function notePresence(userId: number, isOnline: boolean): void {
  noteListed(userId, { isOnline });
}

/** Changes a person in every cached list of the directory; a list that says so already stays the same object. */
export function noteListed(userId: number, news: Partial<Pick<Listed, 'isOnline' | 'isFollowing'>>): void {
  const isNewOf = (one: Listed): boolean =>
    one.id === userId && Object.entries(news).some(([key, value]) => one[key as keyof typeof news] !== value);
  queryClient.setQueriesData<People>({ queryKey: pagesKey }, (data) => {
    if (data === undefined || !data.pages.some(({ people }) => people.some(isNewOf))) return data;
    const pages = data.pages.map((page) => ({
      ...page,
      people: page.people.map((one) => (isNewOf(one) ? { ...one, ...news } : one)),
    }));
    return { ...data, pages };
  });
}

/** Updates a person's presence on their cached profile. */
export function notePersonPresence(userId: number, isOnline: boolean): void {
  queryClient.setQueryData<Member>(queryKey(getUser, { id: userId }), (person) =>
    person === undefined || person.isOnline === isOnline ? person : { ...person, isOnline },
  );
}
