import { useState } from 'react';
import { answerGroupRequest, listGroupRequests } from '#contract/groups.requests.ts';
import type { Group } from '#contract/groups.ts';
import type { PersonCard } from '#contract/people.ts';
import type { Room } from '#contract/chat.ts';
import { refreshGroup, useGroup } from '#web/parts/rooms/groups.data.ts';
import { Answers } from '#web/parts/failures/Answers.tsx';
import { call } from '#web/platform/calls/call.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { UsersThree } from '#web/ui/icons/UsersThree.ts';
import { PersonMark } from '#web/ui/Marks.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';
import { askingWords } from './requests.words.ts';

/** Shows how many people ask to join the group. The server sends the number only to members who may answer. */
export function RequestsStrip({ room }: { room: Room }) {
  const { data: group } = useGroup(room);
  const [isOpen, setOpen] = useState(false);
  if (group === undefined || group.disbandedAt !== null || group.requestCount === 0) return null;
  return (
    <aside
      aria-label={t('groups.requests-to-join', 'Requests to join')}
      className="flex items-center gap-3 border-b border-line bg-paper-2 py-1 pe-2 ps-5"
    >
      <UsersThree size={20} className="shrink-0" />
      <p className="min-w-0 grow text-sm font-semibold">{askingWords(group.requestCount)}</p>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {t('groups.look-at-who-asks', 'Look')}
      </Button>
      {isOpen && <RequestsSheet group={group} onClose={() => setOpen(false)} />}
    </aside>
  );
}

function RequestsSheet({ group: { roomId, name }, onClose }: { group: Group; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useRead(listGroupRequests, { params: { roomId } }, { staleTime: 0 });
  const people = data?.people;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('groups.who-asks-to-join', 'Who asks to join')}
      description={rich(t('groups.they-came-by-the-link', 'They used the link of <name/>. Nobody hears about a no.'), {
        name: <bdi>{name}</bdi>,
      })}
    >
      {people === undefined && error === null && (
        <Loading label={t('groups.loading-requests', 'Loading requests')}>
          <RowSkeleton rows={3} />
        </Loading>
      )}
      {people === undefined && error !== null && (
        <ErrorState
          title={t('groups.the-requests-did-not-load', 'The requests did not load.')}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      <ul className="flex flex-col divide-y divide-line">
        {people?.map((person) => (
          <RequestRow key={person.id} roomId={roomId} person={person} />
        ))}
      </ul>
      {people?.length === 0 && (
        <p className="text-ink-2">{t('groups.nobody-asks-any-more', 'Nobody asks any more.')}</p>
      )}
    </Sheet>
  );
}

function RequestRow({ roomId, person }: { roomId: string; person: PersonCard }) {
  const { id: userId, displayName } = person;
  const reply = async (answer: 'accept' | 'decline') => {
    try {
      return await call(answerGroupRequest, { params: { roomId, userId }, body: { answer } });
    } finally {
      await refreshGroup(roomId);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Avatar person={person} size={40} presence />
      <span className="min-w-0 grow">
        <bdi className="block truncate font-medium">{displayName}</bdi>
        <PersonMark of={person} />
        <span className="block truncate text-sm text-ink-2">
          <bdi>@{person.handle}</bdi>
        </span>
      </span>
      <Answers
        yes={{
          label: t('groups.let-in-2', 'Let in'),
          name: t('groups.let-in', 'Let in {displayName}', { displayName }),
          send: () => reply('accept'),
        }}
        no={{
          label: t('groups.no', 'No'),
          name: t('groups.no-to', 'No to {displayName}', { displayName }),
          send: () => reply('decline'),
        }}
      />
    </li>
  );
}
