import type { InfiniteData } from '@tanstack/react-query';
import type { z } from 'zod';
import { getUser } from '#contract/accounts.ts';
import { listPeople } from '#contract/people.directory.ts';
import type { Member } from '#contract/people.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';

type People = InfiniteData<z.output<typeof listPeople.response>>;
export const pagesKey = [...queryKey(listPeople), 'pages'];

/** Updates a person's presence in every cached list of the directory. */
export function notePresence(userId: number, isOnline: boolean): void {
  queryClient.setQueriesData<People>({ queryKey: pagesKey }, (data) => {
    const isNews = data?.pages.some(({ people }) =>
      people.some((one) => one.id === userId && one.isOnline !== isOnline),
    );
    if (data === undefined || isNews !== true) return data;
    const pages = data.pages.map((page) => ({
      ...page,
      people: page.people.map((one) => (one.id === userId ? { ...one, isOnline } : one)),
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
