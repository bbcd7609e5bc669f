import { useEffect, type ReactNode } from 'react';
import type { Room } from '#contract/chat.ts';
import type { Group } from '#contract/groups.ts';
import { refreshGroup, useGroup } from '#web/parts/rooms/groups.data.ts';
import { KeptText } from '#web/parts/rooms/KeptText.tsx';
import { useMe } from '#web/platform/me.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { Button } from '#web/ui/Button.tsx';
import { useIsPast } from '#web/ui/useIsPast.ts';
import { t } from '#web/words/words.ts';
import { acts } from '#web/features/groups/parts/group.data.ts';
import { readableUntil, silencedWords } from './gate.words.ts';

/** Shows a note instead of the composer (`children`) while the person may not write in the group. */
export function GroupGate({ room, children }: { room: Room; children: ReactNode }) {
  const { data: group } = useGroup(room);
  if (group === undefined)
    return room.canSend ? (
      children
    ) : (
      <Note roomId={room.id}>
        {t('groups.this-chat-is-closed-what', 'This chat is closed. What was said stays readable.')}
      </Note>
    );
  if (group.disbandedAt !== null) {
    return (
      <Note roomId={room.id}>
        {t('groups.this-group-has-ended-it', 'This group has ended. It can be read until {readableUntil}.', {
          readableUntil: readableUntil(group.disbandedAt),
        })}
      </Note>
    );
  }
  if (!room.canSend)
    return (
      <Note roomId={room.id}>
        {t('groups.this-chat-is-closed-what', 'This chat is closed. What was said stays readable.')}
      </Note>
    );
  if (group.silencedUntil !== null) return <Silenced group={group} until={group.silencedUntil} />;
  if (group.mustAgree) return <RulesFirst group={group} />;
  return children;
}

/** A note in the place of the composer. `roomId` is there when nobody will write in the room again. */
function Note({ children, roomId }: { children: ReactNode; roomId?: string }) {
  const me = useMe().data?.id;
  return (
    <div className="pb-safe border-t border-line px-5 pt-4 text-center text-ink-2">
      <p role="status">{children}</p>
      {roomId !== undefined && me !== undefined && <KeptText me={me} roomId={roomId} />}
    </div>
  );
}

function Silenced({ group: { roomId }, until }: { group: Group; until: string }) {
  const isOver = useIsPast(Date.parse(until));
  useEffect(() => {
    if (isOver) void refreshGroup(roomId);
  }, [isOver, roomId]);
  return <Note>{silencedWords(until, new Date())}</Note>;
}

/** Shows the group's rules, to which a person has to agree before their first message. */
function RulesFirst({ group: { roomId, rules } }: { group: Group }) {
  const [agree, isAgreeing] = useTold(async () => {
    await acts.agree(roomId);
  });
  return (
    <section aria-label={t('groups.rules-first', 'Rules first')} className="pb-safe border-t border-line px-5 pt-4">
      <h2 className="text-lg">{t('groups.the-rules-here', 'The rules here')}</h2>
      <p
        {...asWritten}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
        tabIndex={0}
        className="my-2 max-h-48 overflow-y-auto [overflow-wrap:anywhere] whitespace-pre-line"
      >
        {rules}
      </p>
      <Button variant="lime" full pending={isAgreeing} onClick={() => void agree()} className="mb-3">
        {t('groups.fine-by-me-let-me', 'Fine by me, let me write')}
      </Button>
    </section>
  );
}
