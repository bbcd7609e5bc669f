import { useLocation } from 'wouter';
import { startDirect } from '#contract/chat.ts';
import { listMatches } from '#contract/matching.ts';
import type { PersonCard } from '#contract/people.ts';
import { isCompanion } from '#web/features/chat/people.ts';
import { refreshChats } from '#web/features/chat/state/chat.data.ts';
import { useChats } from '#web/parts/rooms/chats.data.ts';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { useRead, useWrite } from '#web/platform/calls/query.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

/** The highest number of matches that are suggested. */
const SUGGESTED = 5;
/** The highest number of AI companions that are suggested. */
const SUGGESTED_COMPANIONS = 3;

interface SuggestedPerson {
  person: PersonCard;
  /** The existing room with this person; undefined if none is known. */
  roomId?: string;
}

/** Returns the newest matches, and companions with a chat in the list, whose name or handle contains `words`. */
export function useSuggested(words: string): SuggestedPerson[] {
  const matches = useRead(listMatches).data?.matches ?? [];
  const chats = useChats().data?.chats ?? [];
  const wanted = words.trim().replace(/^@/, '').toLocaleLowerCase();
  const isMeant = ({ person: { displayName, handle } }: SuggestedPerson): boolean =>
    [displayName, handle].some((name) => name.toLocaleLowerCase().includes(wanted));
  const people = [...new Map(matches.map(({ user }) => [user.id, { person: user }])).values()];
  const companions = chats.flatMap((room) =>
    isCompanion(room) && room.canSend && room.otherUser !== null ? { person: room.otherUser, roomId: room.id } : [],
  );
  return [...people.filter(isMeant).slice(0, SUGGESTED), ...companions.filter(isMeant).slice(0, SUGGESTED_COMPANIONS)];
}

export function Suggested({ suggested, onDone }: { suggested: SuggestedPerson[]; onDone: () => void }) {
  if (suggested.length === 0) return null;
  return (
    <section aria-labelledby="suggested" className="pt-5">
      <h3 id="suggested" className="text-sm text-ink-2">
        {t('chat.met-lately', 'Met lately')}
      </h3>
      {suggested.map((one) => (
        <Person key={one.person.id} {...one} onDone={onDone} />
      ))}
    </section>
  );
}

type PersonProps = SuggestedPerson & { onDone: () => void };

/** A person, with a button that opens the chat with them. If there is no chat, the button creates one. */
export function Person({ person, roomId, onDone }: PersonProps) {
  const me = useMe().data?.id;
  const [, navigate] = useLocation();
  const enter = (id: string): void => {
    onDone();
    navigate(paths.chat(id));
  };
  const start = useWrite(startDirect, {
    onDone: ({ id }) => {
      refreshChats();
      enter(id);
    },
  });
  const begin = (): void => {
    if (roomId !== undefined) return enter(roomId);
    start.mutate(
      { body: { otherUserId: person.id } },
      {
        onError: () =>
          toastFailure({
            title: t('common.connection-failed', 'Connection Failed'),
            description: t('common.unable-to-start-chat-please', 'Unable to start chat. Please try again.'),
          }),
      },
    );
  };
  return (
    <div className="flex items-center gap-3 py-2">
      <Avatar person={person} size={48} presence />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2">
          <bdi className="truncate font-semibold">{person.displayName}</bdi>
          {person.isSeedUser && <AiMark />}
          {person.isDemo && <DemoMark />}
        </p>
        <p className="truncate text-sm text-ink-2">
          <bdi>@{person.handle}</bdi>
        </p>
      </div>
      {person.id === me ? (
        <p className="text-sm text-ink-2">{t('chat.that-is-you', 'That is you.')}</p>
      ) : (
        <Button size="sm" variant="lime" pending={start.isPending} onClick={begin}>
          {t('common.chat', 'Chat')}
        </Button>
      )}
    </div>
  );
}
