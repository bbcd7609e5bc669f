import { archetypes } from '#content/archetypes.ts';
import {
  demoNear,
  demoNearAtAll,
  demoNearSpanish,
  demoVoices,
  inviteIsOff,
  noBio,
  type DemoVoice,
} from '#content/demo-lines.ts';
import type { Says } from '#content/says.ts';
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
  /** What says a written line in the reader's language. */
  spoken: Says['spoken'];
}

/** Returns everything a demo member says in a room, in order; the same for the same member and reader. */
export function scriptOf({ demoId, type, bio, link, spoken }: Speaker): string[] {
  const voice = voiceOf(type);
  const rng = seededRng(`the voice of ${demoId}`);
  const one = (lines: readonly string[]): string => spoken(oneOf(rng, lines));
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
    chosen.about.replace('{bio}', bio ?? spoken(noBio)),
    chosen.room,
    chosen.plain,
    link === null ? spoken(inviteIsOff) : chosen.invite.replace('{link}', link),
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

/** The most lines that a demo member says beside something grave. */
export const NEAR_LINES = demoNearAtAll.length + demoNearSpanish.length + 1;
const near: ReadonlySet<string> = new Set([...Object.values(demoNear).flat(), ...demoNearAtAll, ...demoNearSpanish]);
export const isNearLine = (text: string): boolean => near.has(text);

/** Returns a plain line for words beside something grave; '' when the member has said all of them. */
export function nearLineOf(type: string | null, { isSpanish, mine }: { isSpanish: boolean; mine: string[] }): string {
  const lines = isSpanish ? demoNearSpanish : [...demoNear[temperamentOf(type)], ...demoNearAtAll];
  return lines.find((line) => !mine.includes(line)) ?? '';
}

const voiceOf = (type: string | null): DemoVoice => demoVoices[temperamentOf(type)];

function temperamentOf(type: string | null): keyof typeof demoVoices {
  const known = mbtiType.safeParse(type);
  return known.success ? archetypes[known.data].personalityPlanet : 'Healer';
}
