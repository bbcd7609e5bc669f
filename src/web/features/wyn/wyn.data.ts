import { useState } from 'react';
import { archetypes } from '#content/archetypes.ts';
import { greeting } from '#content/wyn.ts';
import { listMatches } from '#contract/matching.ts';
import { streamWyn } from '#contract/wyn.ts';
import { callStream } from '#web/platform/call.ts';
import { useMe } from '#web/platform/me.ts';
import { newId } from '#web/platform/newId.ts';
import { useRead } from '#web/platform/query.ts';
import { onSessionEnd, useSessionStatus } from '#web/platform/session.ts';
import { Talk } from './conversation.ts';
import { forgetConversations, keepDraft, keepEntries, readDraft, readEntries, type Person } from './wyn.storage.ts';

const talks = new Map<Person, Talk>();

onSessionEnd(() => {
  for (const talk of talks.values()) talk.stop();
  talks.clear();
  forgetConversations();
});

/** The one talk of a person in this tab; it outlives its window. */
export function talkOf(person: Person): Talk {
  const known = talks.get(person);
  if (known !== undefined) return known;
  const made = new Talk(readEntries(person), {
    ask: (body, signal) => callStream(streamWyn, { body, signal }),
    keep: (entries) => keepEntries(person, entries),
    now: () => new Date(),
    newId,
  });
  talks.set(person, made);
  return made;
}

/** Whose conversation this is; undefined until it is known. */
export function usePerson(): Person | undefined {
  const status = useSessionStatus();
  const me = useMe().data?.id;
  return status === 'out' ? 'guest' : me;
}

/** The first words of an empty conversation, made of what the page has read already; nothing is fetched for them. */
export function useGreeting(): string {
  const me = useMe().data;
  const day = useRead(listMatches, {}, { enabled: false }).data;
  if (me === undefined) return greeting();
  const newest = day?.matches[0];
  return greeting({
    archetype: me.mbtiType === null ? undefined : archetypes[me.mbtiType].name,
    firstName: me.firstName ?? me.displayName,
    match: newest ? { name: newest.user.displayName, shared: newest.matchData.sharedInterests } : day && null,
  });
}

/** What is written and not sent; it survives the window and a reload. */
export function useWynDraft(person: Person): [text: string, set: (text: string) => void] {
  const [text, setText] = useState(() => readDraft(person));
  return [
    text,
    (next) => {
      setText(next);
      keepDraft(person, next);
    },
  ];
}
