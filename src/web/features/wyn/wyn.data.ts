import { useState } from 'react';
import { archetypes } from '#content/archetypes.ts';
import { listMatches } from '#contract/matching.ts';
import { streamWyn } from '#contract/wyn.ts';
import { callStream } from '#web/platform/calls/call.ts';
import { nicknameOf, useMe } from '#web/platform/me.ts';
import { newId } from '#web/platform/newId.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { onSessionEnd, useSessionStatus } from '#web/platform/session/session.ts';
import { spoken } from '#web/words/words.ts';
import { Talk } from './conversation.ts';
import { greeting, matchToGreet } from './greeting.ts';
import { keepDraft, keepEntries, readDraft, readEntries, readUsed, type WynOwner } from './wyn.storage.ts';

const talks = new Map<WynOwner, Talk>();

onSessionEnd(() => {
  for (const talk of talks.values()) talk.stop();
  talks.clear();
});

/** Returns the person's conversation in this tab, always the same object. Closing Wyn's window does not end it. */
export function talkOf(person: WynOwner): Talk {
  const known = talks.get(person);
  if (known !== undefined) return known;
  const made = new Talk(readEntries(person), {
    ask: (asked, signal) => callStream(streamWyn, { body: { ...asked, used: readUsed(person) }, signal }),
    keep: (entries) => keepEntries(person, entries),
    now: () => new Date(),
    newId,
  });
  talks.set(person, made);
  return made;
}

/** Returns the owner of the conversation; undefined until the person's record has loaded. */
export function usePerson(): WynOwner | undefined {
  const status = useSessionStatus();
  const me = useMe().data?.id;
  return status === 'out' ? 'guest' : me;
}

/** Returns the greeting of an empty conversation from data that the page has already read, without a request. */
export function useGreeting(): string {
  const me = useMe().data;
  const day = useRead(listMatches, {}, { enabled: false }).data;
  if (me === undefined) return greeting();
  return greeting({
    archetype: me.mbtiType === null ? undefined : spoken(archetypes[me.mbtiType].name),
    firstName: me.firstName ?? (nicknameOf(me) || undefined),
    match: matchToGreet(day?.matches),
  });
}

/** Returns the unsent draft, which survives closing the window and a reload, and the function that changes it. */
export function useWynDraft(person: WynOwner): [text: string, set: (text: string) => void] {
  const [text, setText] = useState(() => readDraft(person));
  return [
    text,
    (next) => {
      setText(next);
      keepDraft(person, next);
    },
  ];
}
