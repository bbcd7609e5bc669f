import { useDeferredValue, useState } from 'react';
import type { Room } from '#contract/chat.ts';
import type { PersonCard } from '#contract/people.ts';
import { useFoundChats } from '#web/parts/rooms/chats.find.ts';
import { usePersonSearch } from '#web/parts/people/people.find.ts';
import { useSettled } from '#web/parts/forms/useSettled.ts';
import { useMe } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { RemovableChip } from '#web/ui/Chip.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { keyOf } from '#web/ui/keyOf.ts';
import { t } from '#web/words/words.ts';

/** The wait in ms between the last key and the request to the server. */
const DEBOUNCE_MS = 400;
/** The largest number of people from the person's chats in the list. */
const AT_HAND = 8;

type PickablePerson = PersonCard;

type PeoplePickerProps = {
  chosen: readonly PickablePerson[];
  onChange: (chosen: readonly PickablePerson[]) => void;
  /** The ids of people who cannot be chosen, because they are members already. */
  without?: ReadonlySet<number>;
};

const nobody: ReadonlySet<number> = new Set();

/** Lets the person choose people: people from their chats by a part of the name, all others by the whole handle. */
export function PeoplePicker({ chosen, onChange, without = nobody }: PeoplePickerProps) {
  const [text, setText] = useState('');
  const wanted = useSettled(text.trim().replace(/^@/, ''), DEBOUNCE_MS);
  const me = useMe().data?.id;
  const search = useDeferredValue(text).trim().replace(/^@/, '');
  const talks = useFoundChats({ shown: 'all', search, openId: null });
  const near = peopleIn(talks.rooms);
  const found = usePersonSearch(wanted).data;
  const isFresh = found !== undefined && wanted !== '' && near.every(({ id }) => id !== found.id);
  const isPerson = found?.isSeedUser === false && !found.isDemo;
  const shown = [...near.slice(0, AT_HAND), ...(isFresh && isPerson ? [found] : [])].filter(
    ({ id }) => id !== me && !without.has(id),
  );
  const ids = new Set(chosen.map(({ id }) => id));
  const toggle = (person: PickablePerson): void =>
    onChange(ids.has(person.id) ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person]);
  return (
    <div>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-2 pb-3">
          {chosen.map((person) => (
            <RemovableChip key={person.id} onRemove={() => toggle(person)}>
              {person.displayName}
            </RemovableChip>
          ))}
        </div>
      )}
      <TextField
        label={t('groups.find-people', 'Find people')}
        hint={t('groups.a-name-you-talk-with', 'A name you talk with, or any handle')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // The search runs while the person types, so Enter must not submit the form.
          if (keyOf(event) === 'Enter') event.preventDefault();
        }}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
      <ul aria-label={t('groups.people-to-invite', 'People to invite')}>
        {shown.map((person) => (
          <li key={person.id}>
            <Checkbox
              checked={ids.has(person.id)}
              onChange={() => toggle(person)}
              label={
                <span className="flex items-center gap-2">
                  <Avatar person={person} size={28} />
                  <bdi className="min-w-0 truncate font-semibold">{person.displayName}</bdi>
                  <span className="min-w-0 truncate text-ink-2">
                    <bdi>@{person.handle}</bdi>
                  </span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && search.length >= 2 && !talks.isPending && (
        <p role="status" className="text-sm text-ink-2">
          {t('groups.nobody-by-that-name-a', 'Nobody by that name. A handle is written exactly.')}
        </p>
      )}
    </div>
  );
}

/**
 * Returns the other people of direct chats, but not of received requests. AI characters and demo members are left out,
 * because they cannot join a group.
 */
function peopleIn(rooms: readonly Room[]): readonly PersonCard[] {
  return rooms.flatMap(({ otherUser, request }) =>
    otherUser === null || otherUser.isSeedUser || otherUser.isDemo || request === 'received' ? [] : [otherUser],
  );
}
