import { listMatches, swipe, type MatchDay, type SoulMatch } from '#contract/matching.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { invalidate, queryClient, queryKey } from '#web/platform/calls/query.ts';
import { browserTimers } from '#web/platform/timers.ts';
import { onSessionEnd, onSignOut } from '#web/platform/session/session.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readJson, writeJson, writeText } from '#web/platform/storage/storage.ts';
import { toast, toastFailure, toasts, type FailureInput } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { dropMatch, refreshMatching } from './day.data.ts';
import { createPassing, type PassOutcome, type PendingPasses } from './passing.ts';

type Passing = ReturnType<typeof createPassing>;

/** The passes of the signed-in person on this page; null before the first one. */
let current: { me: number; passing: Passing; stop: () => void } | null = null;
/** By match: the toast with the undo, and the words for a refusal. */
const shown = new Map<string, { toastId: number; refused: FailureInput }>();
onSessionEnd(() => {
  current?.stop();
  current = null;
  shown.clear();
});

const asWaiting = (value: unknown): PendingPasses | null =>
  typeof value === 'object' ? (value as PendingPasses) : null;

/** Returns the passes of a person, and goes on with those that an earlier page left. */
export function passesOf(me: number): Passing {
  if (current?.me === me) return current.passing;
  current?.stop();
  // If the browser stores nothing, the passes last as long as the page.
  let memory: PendingPasses = {};
  const passing = createPassing({
    now: Date.now,
    timers: browserTimers,
    store: {
      read: () => readJson(kept.passing, asWaiting, me) ?? memory,
      write: (waiting) => {
        const isEmpty = Object.keys(waiting).length === 0;
        const isStored = isEmpty ? writeText(kept.passing, null, me) : writeJson(kept.passing, waiting, me);
        memory = isStored ? {} : waiting;
      },
    },
    send,
    isHeld: (matchId) => document.visibilityState === 'visible' && toasts.isOpen(shown.get(matchId)?.toastId ?? -1),
    onEnd: (matchId, outcome) => {
      const told = shown.get(matchId);
      shown.delete(matchId);
      if (told !== undefined) toasts.dismiss(told.toastId);
      if (outcome === 'refused' && told !== undefined) toastFailure(told.refused);
      void refreshMatching();
    },
  });
  current = { me, passing, stop: listen(passing) };
  passing.resume();
  return passing;
}

/** The server takes a repeated pass. A match that is no longer there needs none. */
async function send(matchId: string): Promise<PassOutcome> {
  try {
    await call(swipe, { body: { matchId, action: 'pass' }, keepalive: true });
    return 'done';
  } catch (error) {
    const { status, code } = asCallError(error);
    if (code === 'not_found') return 'done';
    return status >= 400 && status < 500 && status !== 401 && code !== 'rate_limited' ? 'refused' : 'later';
  }
}

/** Writes what waits when the page closes, and hides the matches that wait from every list that is read. */
function listen(passing: Passing): () => void {
  const flush = (): void => void passing.flush();
  window.addEventListener('pagehide', flush);
  window.addEventListener('online', flush);
  const key = JSON.stringify(queryKey(listMatches));
  const leaveCache = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (JSON.stringify(event.query.queryKey) !== key) return;
    const day = event.query.state.data as MatchDay | undefined;
    for (const { id } of day?.matches ?? []) if (passing.isWaiting(id)) dropMatch(id);
  });
  const leaveSignOut = onSignOut(async () => void (await passing.flush()));
  return () => {
    window.removeEventListener('pagehide', flush);
    window.removeEventListener('online', flush);
    leaveCache();
    leaveSignOut();
  };
}

interface PassWish {
  me: number;
  match: Pick<SoulMatch, 'id' | 'user'>;
  refused: FailureInput;
  onUndone: () => void;
}

/** Passes on a match at once, with an undo in the toast. Returns false if the same pass waits already. */
export function passOn({ me, match, refused, onUndone }: PassWish): boolean {
  const passing = passesOf(me);
  const before = queryClient.getQueryData<MatchDay>(queryKey(listMatches))?.matches.find(({ id }) => id === match.id);
  if (!passing.pass(match.id)) return false;
  dropMatch(match.id);
  const undo = (): void => {
    shown.delete(match.id);
    if (!passing.undo(match.id)) return;
    putBack(before);
    void invalidate(listMatches);
    onUndone();
  };
  const toastId = toast({
    title: t('matching.passed-on', 'Passed on {name}', { name: match.user.displayName }),
    urgent: true,
    action: { label: t('common.undo', 'Undo'), onPress: undo },
  });
  shown.set(match.id, { toastId, refused });
  return true;
}

/** Shows a match again before the list is read, which may need a network. */
function putBack(match: SoulMatch | undefined): void {
  if (match === undefined) return;
  queryClient.setQueryData<MatchDay>(
    queryKey(listMatches),
    (day) => day && { ...day, matches: [match, ...day.matches.filter(({ id }) => id !== match.id)] },
  );
}
