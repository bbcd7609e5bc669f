import { Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { startDirect } from '#contract/chat.ts';
import { listMatches } from '#contract/matching.ts';
import type { PersonCard } from '#contract/people.ts';
import { useChats } from '#web/parts/chats.data.ts';
import { usePersonSearch } from '#web/parts/people.find.ts';
import { useMe } from '#web/platform/me.ts';
import { useRead, useWrite } from '#web/platform/query.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { UsersThree } from '#web/ui/icons/UsersThree.ts';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { toast } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { refreshChats } from './chat.data.ts';
import { isCompanion } from './people.ts';
import { ChatSlots } from './slots.ts';

/** The debounce of the search. */
const DEBOUNCE_MS = 400;
const SUGGESTED = 5;
const SUGGESTED_COMPANIONS = 3;

interface NewChatDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function NewChatDialog({ open, onOpenChange }: NewChatDialogProps) {
  const slots = use(ChatSlots);
  const [wanted, setWanted] = useState<'NewGroup' | 'Introduce' | null>(null);
  const Wanted = wanted === null ? null : slots[wanted];
  return (
    <>
      <Dialog
        open={open && wanted === null}
        onOpenChange={onOpenChange}
        title={t('chat.start-new-chat', 'Start New Chat')}
      >
        <div className="flex flex-col gap-3 pb-4">
          <Button variant="outline" full onClick={() => setWanted('NewGroup')}>
            <UsersThree size={22} />
            {t('chat.new-group', 'New group')}
          </Button>
          <Button variant="outline" full onClick={() => setWanted('Introduce')}>
            {t('chat.introduce-two-people', 'Introduce two people')}
          </Button>
        </div>
        <PersonSearch onDone={() => onOpenChange(false)} />
      </Dialog>
      {open && Wanted !== null && (
        <Suspense fallback={null}>
          <Wanted
            onClose={() => {
              setWanted(null);
              onOpenChange(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function PersonSearch({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWanted(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <form onSubmit={(event) => event.preventDefault()} className="min-h-44">
      <TextField
        label={t('chat.wildin-id', 'Wildin ID')}
        hint={t('chat.a-handle-or-the-number', 'A handle, or the number of a person')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
      <div aria-live="polite">
        <Found wanted={wanted} onDone={onDone} />
      </div>
      {text.trim() === '' && <Suggested onDone={onDone} />}
    </form>
  );
}

function Found({ wanted, onDone }: { wanted: string; onDone: () => void }) {
  const search = usePersonSearch(wanted);
  if (wanted.replace(/^@/, '').length < 2) return null;
  if (search.data !== undefined) return <Person person={search.data} onDone={onDone} />;
  if (search.isFetching) return <p className="late py-3 text-ink-2">{t('chat.looking-around', 'Looking around…')}</p>;
  if (search.error?.status === 404 || search.error?.status === 400) {
    return (
      <div className="py-3">
        <p className="font-semibold break-words">
          {t('chat.no-user-found-with-handle', 'No user found with handle {wanted}', {
            wanted: wanted.replace(/^@/, ''),
          })}
        </p>
        <p className="text-ink-2">{t('chat.try-a-different-username', 'Try a different username.')}</p>
      </div>
    );
  }
  return (
    <div className="flex items-center justify-between gap-3 py-3">
      <p className="font-semibold">{t('chat.failed-to-search-users', 'Failed to search users')}</p>
      <Button size="sm" variant="outline" onClick={() => void search.refetch()}>
        {t('common.try-again', 'Try again')}
      </Button>
    </div>
  );
}

/** The people and companions met last, for whoever knows no handle by heart. */
function Suggested({ onDone }: { onDone: () => void }) {
  const matches = useRead(listMatches, {}, { isKept: true }).data?.matches ?? [];
  const chats = useChats().data?.chats ?? [];
  const people = [...new Map(matches.map(({ user }) => [user.id, user])).values()].slice(0, SUGGESTED);
  const companions = chats.filter((room) => isCompanion(room) && room.canSend).slice(0, SUGGESTED_COMPANIONS);
  if (people.length + companions.length === 0) return null;
  return (
    <section aria-labelledby="suggested" className="pt-5">
      <h3 id="suggested" className="text-sm text-ink-2">
        {t('chat.met-lately', 'Met lately')}
      </h3>
      {people.map((person) => (
        <Person key={person.id} person={person} onDone={onDone} />
      ))}
      {companions.map(
        ({ id, otherUser }) => otherUser && <Person key={id} person={otherUser} roomId={id} onDone={onDone} />,
      )}
    </section>
  );
}

interface PersonProps {
  person: PersonCard;
  /** The room that is there already. */
  roomId?: string;
  onDone: () => void;
}

function Person({ person, roomId, onDone }: PersonProps) {
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
          toast({
            title: t('common.connection-failed', 'Connection Failed'),
            description: t('common.unable-to-start-chat-please', 'Unable to start chat. Please try again.'),
            tone: 'bad',
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
        <p className="truncate text-sm text-ink-2">@{person.handle}</p>
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
