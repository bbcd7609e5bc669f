import { archetypes } from '#content/archetypes.ts';
import { demoNear, demoNearAtAll, demoVoices, inviteIsOff, noBio, type DemoVoice } from '#content/demo-lines.ts';
import { demoWords } from '#content/demo-written.ts';
import type { Says } from '#content/says.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { isLanguage, languages } from '#contract/languages.ts';
import { mbtiType } from '#contract/people.ts';
import { spokenIn } from '#server/platform/speaker.ts';
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
    chosen.about.replace('{bio}', bio === null ? spoken(noBio) : demoWords(bio, spoken)),
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

const tongues = Object.keys(languages).filter(isLanguage);
/** The most lines that a demo member says beside something grave. */
export const NEAR_LINES = (demoNearAtAll.length + 1) * tongues.length;
const written = [...Object.values(demoNear).flat(), ...demoNearAtAll];
const near: ReadonlySet<string> = new Set(tongues.flatMap((language) => written.map(spokenIn(language))));
export const isNearLine = (text: string): boolean => near.has(text);

interface Beside {
  spoken: Says['spoken'];
  /** What the member has said in the room. */
  mine: readonly string[];
}

/** Returns a plain line for words beside something grave; '' when the member has said all of them. */
export function nearLineOf(type: string | null, { spoken, mine }: Beside): string {
  const lines = [...demoNear[temperamentOf(type)], ...demoNearAtAll].map(spoken);
  return lines.find((line) => !mine.includes(line)) ?? '';
}

const voiceOf = (type: string | null): DemoVoice => demoVoices[temperamentOf(type)];

function temperamentOf(type: string | null): keyof typeof demoVoices {
  const known = mbtiType.safeParse(type);
  return known.success ? archetypes[known.data].personalityPlanet : 'Healer';
}
