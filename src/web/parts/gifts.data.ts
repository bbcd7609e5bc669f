import { queryClient } from '#web/platform/query.ts';

/** Reloads received and given gifts and the shelves that are on screen. */
export function refreshGifts(): void {
  void queryClient.invalidateQueries({ queryKey: ['api', 'gifts'] });
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [, users, , gifts] }) => users === 'users' && gifts === 'gifts',
  });
}
