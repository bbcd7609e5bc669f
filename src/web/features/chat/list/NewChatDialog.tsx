import { Suspense, use, useEffect, useState } from 'react';
import { ChatSlots } from '#web/features/chat/slots.ts';
import { isNumber, usePersonSearch } from '#web/parts/people/people.find.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { UsersThree } from '#web/ui/icons/UsersThree.ts';
import { t } from '#web/words/words.ts';
import { Person, Suggested, useSuggested } from './NewChatPeople.tsx';

/** The search starts this long after the last key. */
const DEBOUNCE_MS = 400;

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
  const suggested = useSuggested(text);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <form onSubmit={(event) => event.preventDefault()} className="min-h-44">
      <TextField
        label={t('chat.wildin-id', 'Wildin ID')}
        hint={t('chat.a-handle-or-the-number', 'Like @robin, or a 12-digit number')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
      <div aria-live="polite">
        <Found wanted={wanted} met={suggested.map(({ person }) => person.id)} onDone={onDone} />
      </div>
      <Suggested suggested={suggested} onDone={onDone} />
    </form>
  );
}

const called = (wanted: string): string => wanted.replace(/^@/, '');

/**
 * `met` has the ids of the people suggested below. A found person among them is not shown twice. While people are
 * suggested, a search without a result is not reported.
 */
function Found({ wanted, met, onDone }: { wanted: string; met: number[]; onDone: () => void }) {
  const search = usePersonSearch(wanted);
  if (called(wanted).length < 2) return null;
  if (search.data !== undefined) {
    return met.includes(search.data.id) ? null : <Person person={search.data} onDone={onDone} />;
  }
  if (search.isFetching) return <p className="late py-3 text-ink-2">{t('chat.looking-around', 'Looking around…')}</p>;
  if (search.error?.status === 404 || search.error?.status === 400) {
    if (met.length > 0) return null;
    return (
      <div className="py-3">
        <p className="font-semibold break-words">
          {isNumber(wanted)
            ? t('chat.no-user-found-with-number', 'Nobody here has the number {wanted}', { wanted: called(wanted) })
            : t('chat.no-user-found-with-handle', 'No user found with handle {wanted}', { wanted: called(wanted) })}
        </p>
        <p className="text-ink-2">
          {isNumber(wanted)
            ? t('chat.try-another-number', 'Check the digits, or try a handle.')
            : t('chat.try-a-different-username', 'Try a different username.')}
        </p>
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
