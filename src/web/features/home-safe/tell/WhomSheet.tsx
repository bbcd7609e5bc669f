import { useDeferredValue, useState } from 'react';
import { MET_NAME_MAX } from '#contract/home-safe.ts';
import type { PersonCard } from '#contract/people.ts';
import { useSettled } from '#web/parts/forms/useSettled.ts';
import { usePersonSearch } from '#web/parts/people/people.find.ts';
import { useFoundChats } from '#web/parts/rooms/chats.find.ts';
import { useMe } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { t } from '#web/words/words.ts';
import type { Whom } from './tell.choice.ts';

/** The wait in ms between the last key and the search for a handle. */
const DEBOUNCE_MS = 400;
/** The most people of the person's chats in the list. */
const AT_HAND = 8;

interface WhomSheetProps {
  whom: Whom;
  errors: Readonly<Record<string, string>>;
  onKeep: (whom: Whom) => void;
  onClose: () => void;
}

/** Who is met: a first name, or somebody here, whose public profile the page then shows. They learn of nothing. */
export function WhomSheet({ whom, errors, onKeep, onClose }: WhomSheetProps) {
  const [name, setName] = useState(whom.name);
  const people = useAtHand(name);
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('home-safe.whom-you-meet', 'Whom you meet')}
      description={t('home-safe.whom-note', 'It stands on the page. Whoever you name here never learns of it.')}
      footer={
        <Button full variant="lime" type="submit" form="whom">
          {t('common.save', 'Save')}
        </Button>
      }
    >
      <Form id="whom" onSubmit={() => onKeep(name.trim() === whom.name ? whom : { name: name.trim() })}>
        <TextField
          label={t('home-safe.first-name', 'Their first name')}
          hint={t('home-safe.first-name-hint', 'Or the name or Wildin ID of somebody here. You can leave it empty.')}
          value={name}
          most={MET_NAME_MAX}
          error={errors['withName']}
          onChange={({ target }) => setName(target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </Form>
      <ul aria-label={t('home-safe.people-here', 'People here')} className="divide-y divide-line empty:hidden">
        {people.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              aria-pressed={person.id === whom.userId}
              onClick={() => onKeep({ name: person.displayName, userId: person.id })}
              className="flex min-h-14 w-full items-center gap-3 py-2 text-start hover:bg-paper-2"
            >
              <Avatar person={person} size={40} />
              <span className="min-w-0 grow">
                <bdi className="block truncate font-semibold">{person.displayName}</bdi>
                <span className="block truncate text-sm text-ink-2">
                  <bdi>@{person.handle}</bdi>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Returns people of one's chats by a part of their name, and anybody by the whole handle. Nobody who is not a person. */
function useAtHand(typed: string): PersonCard[] {
  const me = useMe().data?.id;
  const search = useDeferredValue(typed).trim().replace(/^@/, '');
  const talks = useFoundChats({ shown: 'all', search, openId: null });
  const found = usePersonSearch(useSettled(search, DEBOUNCE_MS)).data;
  const near = talks.rooms.flatMap(({ otherUser, request }) =>
    otherUser === null || request === 'received' ? [] : [otherUser],
  );
  const all = [...near.slice(0, AT_HAND), ...(found === undefined ? [] : [found])];
  return [...new Map(all.map((person) => [person.id, person])).values()].filter(
    ({ id, isSeedUser, isDemo }) => id !== me && !isSeedUser && !isDemo,
  );
}
