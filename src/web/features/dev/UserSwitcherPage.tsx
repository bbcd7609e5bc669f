import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { devUsers, grantPremium, switchSession, type Switchable } from '#contract/dev.ts';
import { listMatches } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { setMe, useMe } from '#web/platform/me.ts';
import { invalidate, useRead } from '#web/platform/calls/query.ts';
import { beginSession, deviceId, endSession } from '#web/platform/session/session.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { toastFailure } from '#web/ui/toast.ts';
import { ToolPage } from './ToolPage.tsx';

/** Lists the most recently active members, and signs this browser in as the chosen member. */
export function UserSwitcherPage() {
  return (
    <ToolPage title="User Switcher" lede="Become somebody else here. They are not asked.">
      <Users />
      <Premium />
      <Link href={paths.match()} className="mt-6 inline-flex min-h-11 items-center font-semibold underline">
        Go to Match
      </Link>
    </ToolPage>
  );
}

/** Grants or withdraws premium for the signed-in person without a payment. */
function Premium() {
  const me = useMe().data;
  const [isSaving, setSaving] = useState(false);
  if (!me) return null;
  const set = async (premium: boolean) => {
    setSaving(true);
    try {
      await call(grantPremium, { body: { premium } });
      setMe({ ...me, premium });
      await invalidate(listMatches);
    } catch {
      toastFailure({ title: 'That did not work' });
    }
    setSaving(false);
  };
  return (
    <div className="mt-6 border-t border-line pt-2">
      <Switch
        label="Premium"
        note={`For ${me.displayName}, without a payment.`}
        checked={me.premium}
        disabled={isSaving}
        onChange={(premium) => void set(premium)}
      />
    </div>
  );
}

function Users() {
  const answer = useRead(devUsers, {}, { staleTime: 0 });
  const me = useMe().data;
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<number | null>(null);
  if (answer.isPending) return <Waiting />;
  if (answer.isError) return <ErrorState onRetry={() => void answer.refetch()} pending={answer.isFetching} />;
  if (answer.data.users.length === 0) return <EmptyState title="There is nobody to become yet." />;

  const become = async (userId: number) => {
    setChosen(userId);
    try {
      const { tokens, user } = await call(switchSession, { body: { userId, deviceId: deviceId() } });
      await endSession('here');
      setMe(user);
      beginSession(tokens);
      navigate(paths.match());
    } catch {
      setChosen(null);
      toastFailure({ title: 'Failed to switch user' });
    }
  };
  return (
    <ul className="flex flex-col">
      {answer.data.users.map((user) => (
        <li key={user.id} className="flex items-center gap-3 border-t border-line py-3">
          <UserWords user={user} />
          <Button
            variant="outline"
            size="sm"
            aria-label={user.id === me?.id ? `You are ${user.displayName}` : `Switch to ${user.displayName}`}
            disabled={user.id === me?.id || (chosen !== null && chosen !== user.id)}
            pending={chosen === user.id}
            onClick={() => void become(user.id)}
          >
            {user.id === me?.id ? 'You' : 'Switch'}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function UserWords({ user }: { user: Switchable }) {
  return (
    <>
      <Avatar person={user} size={44} presence />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold">{user.displayName}</span>
          {user.isSeedUser && <AiMark />}
          {user.isDemo && <DemoMark />}
        </span>
        <span className="block text-sm [overflow-wrap:anywhere] text-ink-2">
          @{user.username} · {user.id} · {user.isOnline ? 'online' : 'offline'}
        </span>
      </span>
    </>
  );
}

function Waiting() {
  return (
    <Loading>
      <RowSkeleton />
    </Loading>
  );
}
