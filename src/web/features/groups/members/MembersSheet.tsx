import { useState } from 'react';
import type { Group } from '#contract/groups.ts';
import { membersWords } from '#web/parts/rooms/groups.words.ts';
import { useSettled } from '#web/parts/forms/useSettled.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/Button.tsx';
import { ToggleChip } from '#web/ui/Chip.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { t } from '#web/words/words.ts';
import { MemberRow } from './MemberRow.tsx';
import { useMemberPages } from './members.data.ts';

/** The wait in ms between the last key and the request to the server. */
const DEBOUNCE_MS = 300;
/** In a group with more members than this, the sheet keeps its height, so that a search does not move the field. */
const FEW = 8;

/**
 * Lists the members page by page, with a search by name, handle or alias. The owner and the admins can also list the
 * people who left.
 */
export function MembersSheet({ group, onClose }: { group: Group; onClose: () => void }) {
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), DEBOUNCE_MS);
  const [isGone, setGone] = useState(false);
  const pages = useMemberPages(group.roomId, search, isGone);
  const me = useMe().data?.id;
  const members = pages.data?.pages.flatMap((page) => page.members) ?? [];
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('groups.members', 'Members')}
      description={membersWords(pages.data?.pages[0]?.totalMembers ?? group.memberCount)}
      keepsHeight={group.memberCount > FEW}
    >
      <TextField
        label={t('groups.search-members', 'Search members')}
        value={text}
        most={60}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
      />
      {pages.isPending && (
        <Loading label={t('groups.loading-members', 'Loading members')}>
          <RowSkeleton rows={6} />
        </Loading>
      )}
      {pages.isError && (
        <ErrorState
          title={t('groups.the-members-did-not-load', 'The members did not load.')}
          onRetry={() => void pages.refetch()}
          pending={pages.isFetching}
        />
      )}
      {group.role !== 'member' && (
        <div role="group" aria-label={t('groups.which-people', 'Which people')} className="flex flex-wrap gap-2 pb-2">
          <ToggleChip on={!isGone} onToggle={() => setGone(false)}>
            {t('groups.in-the-group', 'In the group')}
          </ToggleChip>
          <ToggleChip on={isGone} onToggle={() => setGone(true)}>
            {t('groups.who-left', 'Who left')}
          </ToggleChip>
        </div>
      )}
      <ul aria-label={isGone ? t('groups.who-left', 'Who left') : t('groups.members', 'Members')}>
        {members.map((member) => (
          <MemberRow key={member.id} group={group} member={member} me={me} />
        ))}
      </ul>
      {pages.isSuccess && members.length === 0 && (
        <p role="status" className="py-3 text-ink-2">
          {isGone && search === ''
            ? t('groups.nobody-has-left', 'Nobody has left.')
            : t('groups.no-members-found', 'No members found.')}
        </p>
      )}
      {pages.hasNextPage && (
        <Button variant="quiet" full pending={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('groups.show-more-members', 'Show more members')}
        </Button>
      )}
    </Sheet>
  );
}
