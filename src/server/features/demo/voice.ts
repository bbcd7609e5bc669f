import { archetypes } from '#content/archetypes.ts';
import { demoVoices, inviteIsOff, type DemoVoice } from '#content/demo-lines.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { mbtiType } from '#contract/people.ts';
import { oneOf } from './chance.ts';

/** The number of lines of the script that a demo member says in a room; after these, the member is silent. */
export const DEMO_LINES = 10;

/** The number of lines of each answer, in order. */
const ANSWERS = [2, 3, 1, 1, 1, 1, 1] as const;

interface Speaker {
  demoId: number;
  type: string | null;
  bio: string | null;
  /** The reader's invite page; null while the reader has switched the page off. */
  link: string | null;
}

/** Returns everything a demo member says in a room, in order; the same for the same member and reader. */
export function scriptOf({ demoId, type, bio, link }: Speaker): string[] {
  const voice = voiceOf(type);
  const rng = seededRng(`the voice of ${demoId}`);
  const one = (lines: readonly string[]): string => oneOf(rng, lines);
  const chosen = {
    hello: one(voice.hello),
    about: one(voice.about),
    room: one(voice.room),
    plain: one(voice.plain),
    invite: one(voice.invite),
    last: one(voice.last),
    asides: voice.asides.map(one),
  };
  return [
    chosen.hello,
    chosen.about.replace('{bio}', bio ?? 'still writing it.'),
    chosen.room,
    chosen.plain,
    link === null ? inviteIsOff : chosen.invite.replace('{link}', link),
    ...chosen.asides,
    chosen.last,
  ];
}

/** Returns the lines from an index of the script to the end of the answer that has it; empty after the last line. */
export function answerFrom(script: readonly string[], place: number): string[] {
  let end = 0;
  for (const lines of ANSWERS) {
    end += lines;
    if (place < end) return script.slice(place, end);
  }
  return [];
}

function voiceOf(type: string | null): DemoVoice {
  const known = mbtiType.safeParse(type);
  return demoVoices[known.success ? archetypes[known.data].personalityPlanet : 'Healer'];
}
