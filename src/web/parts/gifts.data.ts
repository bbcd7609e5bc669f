import { queryClient } from '#web/platform/query.ts';

/** Reads again what was given and received, and the shelves, where a screen shows them. */
export function refreshGifts(): void {
  void queryClient.invalidateQueries({ queryKey: ['api', 'gifts'] });
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [, users, , gifts] }) => users === 'users' && gifts === 'gifts',
  });
}
