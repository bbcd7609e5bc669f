import { useState } from 'react';
import { revokeSession, sessions, type Session } from '#contract/accounts.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { ago } from '#web/platform/ago.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { invalidate, useRead } from '#web/platform/calls/query.ts';
import { sayAloud } from '#web/ui/toast.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { deviceWords } from '#web/parts/account/device.words.ts';

/**
 * The person's sessions, this device first. Every other session has a button that ends it. The list has two rows, like
 * its skeleton, until a tap shows more, so that nothing below it moves when it arrives.
 */
export function SessionList() {
  const answer = useRead(sessions, {}, { staleTime: 0 });
  const [asked, setAsked] = useState<Session | null>(null);
  const [revoke, isRevoking] = useOneAtATime(async ({ id, deviceName: name }: Session) => {
    const deviceName = deviceWords(name);
    try {
      await call(revokeSession, { params: { id } });
      sayAloud(t('accounts.is-signed-out', '{deviceName} is signed out', { deviceName }));
    } catch (error) {
      // A session that is already gone needs no error message.
      if (asCallError(error).code !== 'not_found') {
        tellFailure(
          error,
          t('accounts.still-signed-in-there', 'Still signed in there'),
          t('common.please-try-again', 'Please try again.'),
        );
      }
    }
    setAsked(null);
    await invalidate(sessions);
  });

  if (answer.isPending) return <Waiting />;
  if (!answer.data) {
    return (
      <ErrorState
        title={t('accounts.failed-to-get-sessions', 'Failed to get sessions')}
        safe={t('accounts.nothing-was-changed', 'Nothing was changed.')}
        onRetry={() => void answer.refetch()}
        pending={answer.isFetching}
      />
    );
  }
  return (
    <>
      <Rows all={answer.data.sessions} onEnd={setAsked} />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t('accounts.end-this-session', 'End this session?')}
        description={t('accounts.will-have-to-sign-in', '{deviceName} will have to sign in again.', {
          deviceName: asked ? deviceWords(asked.deviceName) : t('accounts.that-device', 'That device'),
        })}
        confirm={t('accounts.end-session', 'End session')}
        pending={isRevoking}
        onConfirm={() => asked && void revoke(asked)}
      />
    </>
  );
}

/** The rows that the list has before it has arrived. */
const ROWS = 2;
const row = 'flex min-h-17 items-center justify-between gap-3 py-2';

function Rows({ all: unsorted, onEnd }: { all: readonly Session[]; onEnd: (session: Session) => void }) {
  const [isWhole, setWhole] = useState(false);
  const all = unsorted.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  const rows = isWhole || all.length <= ROWS ? all : all.slice(0, 1);
  const others = all.length - rows.length;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map((session) => (
        <li key={session.id} className={row}>
          <div className="min-w-0">
            <p className="font-medium">{deviceWords(session.deviceName)}</p>
            <p className="text-sm text-ink-2">
              {session.isCurrent
                ? t('accounts.this-device', 'This device')
                : t('accounts.last-used', 'Last used {ago}', { ago: ago(session.lastUsedAt, new Date()) })}
            </p>
          </div>
          {!session.isCurrent && (
            <Button
              variant="outline"
              size="sm"
              aria-label={t('accounts.end-the-session-on', 'End the session on {deviceName}', {
                deviceName: deviceWords(session.deviceName),
              })}
              onClick={() => onEnd(session)}
            >
              {t('accounts.end', 'End')}
            </Button>
          )}
        </li>
      ))}
      {others > 0 && (
        <li className={row}>
          <p className="font-medium">
            {t('accounts.other-devices', '{others, plural, one {# other device} other {# other devices}}', {
              others,
            })}
          </p>
          <Button variant="outline" size="sm" onClick={() => setWhole(true)}>
            {t('accounts.show-all', 'Show all')}
          </Button>
        </li>
      )}
      {all.length === 1 && (
        <li className={cx(row, 'text-sm text-ink-2')}>{t('accounts.nowhere-else', 'Nowhere else.')}</li>
      )}
    </ul>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className="divide-y divide-line border-y border-line">
        {Array.from({ length: ROWS }, (_, at) => (
          <div key={at} className="flex h-17 flex-col justify-center gap-2">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-1/4" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
