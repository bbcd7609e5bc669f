import { useEffect, useRef } from 'react';
import { groupHealth } from '#contract/groups.health.ts';
import type { Group } from '#contract/groups.ts';
import type { PersonCard } from '#contract/people.ts';
import { draftOf, setDraft } from '#web/platform/drafts/drafts.ts';
import { useMe } from '#web/platform/me.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { focusMessageBox } from '#web/ui/focusMessageBox.ts';
import { PersonMark } from '#web/ui/Marks.tsx';
import { t } from '#web/words/words.ts';
import { unansweredWords, voiceWords } from './health.words.ts';
import { Part, PartAction } from '#web/features/groups/parts/Part.tsx';

type HealthPartProps = {
  group: Group;
  /** Closes the group's page if it covers the conversation. */
  onClose: () => void;
};

/** Facts that an owner may not have noticed: new members without an answer, and a person who writes most lines. */
export function HealthPart({ group: { roomId }, onClose }: HealthPartProps) {
  const { data } = useRead(groupHealth, { params: { roomId } });
  const me = useMe().data?.id;
  const writeAfter = useFocusAfter();
  if (data === undefined || me === undefined) return null;
  const { unanswered, unansweredCount, oneVoice } = data;
  if (unansweredCount === 0 && oneVoice === null) return null;
  const greet = ({ handle }: PersonCard): void => {
    const begun = draftOf(me, roomId).trimEnd();
    setDraft(me, roomId, `${begun === '' ? '' : `${begun} `}@${handle} `);
    writeAfter();
    onClose();
  };
  return (
    <Part title={t('groups.how-it-goes', 'How it goes')} note={t('groups.only-you-see-this', 'Only you see this')}>
      {unansweredCount > 0 && (
        <>
          <p className="text-ink-2">{unansweredWords(unansweredCount)}</p>
          <ul className="pt-1">
            {unanswered.map((person) => (
              <li key={person.id} className="flex min-h-12 items-center gap-3">
                <Avatar person={person} size={36} presence />
                <span className="flex min-w-0 grow items-center gap-2">
                  <bdi className="truncate font-medium">{person.displayName}</bdi>
                  <PersonMark of={person} className="shrink-0" />
                </span>
                <PartAction
                  label={t('groups.say-hello-to', 'Say hello to {displayName}', { displayName: person.displayName })}
                  onPress={() => greet(person)}
                >
                  {t('common.say-hello', 'Say hello')}
                </PartAction>
              </li>
            ))}
          </ul>
        </>
      )}
      {oneVoice !== null && <p className="py-1 text-ink-2">{voiceWords(oneVoice)}</p>}
    </Part>
  );
}

/**
 * Returns a function that focuses the message field. It does so again after this part unmounts, because an open sheet
 * traps the focus.
 */
function useFocusAfter(): () => void {
  const isLeading = useRef(false);
  useEffect(() => () => void (isLeading.current && setTimeout(focusMessageBox)), []);
  return () => {
    isLeading.current = true;
    focusMessageBox();
  };
}
