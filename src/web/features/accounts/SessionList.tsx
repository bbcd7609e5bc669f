import { useState } from 'react';
import { revokeSession, sessions, type Session } from '#contract/accounts.ts';
import { ago } from '#web/platform/ago.ts';
import { asCallError, call } from '#web/platform/call.ts';
import { invalidate, useRead } from '#web/platform/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { toast } from '#web/ui/toast.ts';
import { wordsFor } from '#web/parts/problems.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';

/** The person's sessions, this device first; every other one has a button to end it. */
export function SessionList() {
  const answer = useRead(sessions, {}, { staleTime: 0 });
  const [asked, setAsked] = useState<Session | null>(null);
  const [revoke, isRevoking] = useOneAtATime(async ({ id, deviceName }: Session) => {
    try {
      await call(revokeSession, { params: { id } });
      toast({ title: `${deviceName} is signed out`, tone: 'good' });
    } catch (error) {
      // A session that is already gone needs no error message.
      if (asCallError(error).code !== 'not_found') {
        toast({ title: 'Still signed in there', description: wordsFor(error, 'Please try again.'), tone: 'bad' });
      }
    }
    setAsked(null);
    await invalidate(sessions);
  });

  if (answer.isPending) return <Waiting />;
  if (!answer.data) {
    return (
      <ErrorState
        title="Failed to get sessions"
        safe="Nothing was changed."
        onRetry={() => void answer.refetch()}
        pending={answer.isFetching}
      />
    );
  }
  const rows = answer.data.sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((session) => (
          <li key={session.id} className="flex min-h-17 items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="font-medium">{session.deviceName}</p>
              <p className="text-sm text-ink-2">
                {session.isCurrent ? 'This device' : `Last used ${ago(session.lastUsedAt, new Date())}`}
              </p>
            </div>
            {!session.isCurrent && (
              <Button
                variant="outline"
                size="sm"
                aria-label={`End the session on ${session.deviceName}`}
                onClick={() => setAsked(session)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title="End this session?"
        description={`${asked?.deviceName ?? 'That device'} will have to sign in again.`}
        confirm="End session"
        pending={isRevoking}
        onConfirm={() => asked && void revoke(asked)}
      />
    </>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className="flex h-17 flex-col justify-center gap-2 border-y border-line">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-4 w-1/4" />
      </div>
    </Loading>
  );
}
