import { queryClient } from '#web/platform/calls/query.ts';

/** Marks the lists of gifts and the shelves of all profiles as out of date. Those on the screen are read again. */
export function refreshGifts(): void {
  void queryClient.invalidateQueries({ queryKey: ['api', 'gifts'] });
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [, users, , gifts] }) => users === 'users' && gifts === 'gifts',
  });
}
